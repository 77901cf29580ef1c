<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ChatButton</name>
    <message numerus="yes">
        <source>Talk, %n unread</source>
        <translation>
            <numerusform>Talk, %n unread</numerusform>
            <numerusform>Talk, %n unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message numerus="yes">
        <source>New match: {names} agreed. Still to agree: {others}</source>
        <translation>
            <numerusform>New match: {names} agreed. Still to agree: {others}</numerusform>
            <numerusform>New match: {names} agreed. Still to agree: {others}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next hand: {names} agreed. Still to agree: {others}</source>
        <translation>
            <numerusform>Next hand: {names} agreed. Still to agree: {others}</numerusform>
            <numerusform>Next hand: {names} agreed. Still to agree: {others}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message numerus="yes">
        <source>record %n day(s)</source>
        <translation>
            <numerusform>record %n day</numerusform>
            <numerusform>record %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardButtons</name>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <translation>
            <numerusform>Lay %n card</numerusform>
            <numerusform>Lay %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardWords</name>
    <message numerus="yes">
        <source>Rehearsal: this could be laid, %n card(s)</source>
        <translation>
            <numerusform>Rehearsal: this could be laid, %n card</numerusform>
            <numerusform>Rehearsal: this could be laid, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more round(s), then the hand is void.</source>
        <translation>
            <numerusform>One more round, then the hand is void.</numerusform>
            <numerusform>%n more rounds, then the hand is void.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) missing: you open with {need} in new melds</source>
        <translation>
            <numerusform>%n point missing: you open with {need} in new melds</numerusform>
            <numerusform>%n points missing: you open with {need} in new melds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) missing to open</source>
        <translation>
            <numerusform>%n point missing to open</numerusform>
            <numerusform>%n points missing to open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid: now discard one</source>
        <translation>
            <numerusform>%n card laid: now discard one</numerusform>
            <numerusform>%n cards laid: now discard one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuelPage</name>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Elapsed</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>%n tile(s) on the table</source>
        <translation>
            <numerusform>%n tile on the table</numerusform>
            <numerusform>%n tiles on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table</source>
        <translation>
            <numerusform>%n card on the table</numerusform>
            <numerusform>%n cards on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): what the others still held</source>
        <translation>
            <numerusform>%n point: what the others still held</numerusform>
            <numerusform>%n points: what the others still held</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n changed rule</numerusform>
            <numerusform>%n changed rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>%n meld(s) of the table are taken apart. Press again to see which</source>
        <translation>
            <numerusform>One meld of the table is taken apart. Press again to see which</numerusform>
            <numerusform>%n melds of the table are taken apart. Press again to see which</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeFriends</name>
    <message numerus="yes">
        <source>Tables · %n waiting</source>
        <translation>
            <numerusform>Tables · %n waiting</numerusform>
            <numerusform>Tables · %n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n other game(s)</source>
        <translation>
            <numerusform>%n other game</numerusform>
            <numerusform>%n other games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with friends · %n waiting</source>
        <translation>
            <numerusform>Play with friends · %n table waits</numerusform>
            <numerusform>Play with friends · %n tables wait</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>%n different from the usual</source>
        <translation>
            <numerusform>%n different from the usual</numerusform>
            <numerusform>%n different from the usual</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Housekeeping</name>
    <message numerus="yes">
        <source>%n game(s) to go on with</source>
        <translation>
            <numerusform>%n game to go on with</numerusform>
            <numerusform>%n games to go on with</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message numerus="yes">
        <source>%n meld(s) on the table</source>
        <translation>
            <numerusform>%n meld on the table</numerusform>
            <numerusform>%n melds on the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MinutePage</name>
    <message numerus="yes">
        <source>solved</source>
        <comment>under the number of puzzles</comment>
        <translation>
            <numerusform>solved</numerusform>
            <numerusform>solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastePosition</name>
    <message numerus="yes">
        <source>%n card(s) to lay</source>
        <translation>
            <numerusform>%n card to lay</numerusform>
            <numerusform>%n cards to lay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to lay</source>
        <translation>
            <numerusform>%n tile to lay</numerusform>
            <numerusform>%n tiles to lay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionWay</name>
    <message numerus="yes">
        <source>You have %n puzzle(s): delete some of them first</source>
        <translation>
            <numerusform>You have %n puzzle: delete it first</numerusform>
            <numerusform>You have %n puzzles: delete some of them first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionWords</name>
    <message numerus="yes">
        <source>%n tile(s) can be laid</source>
        <translation>
            <numerusform>%n tile can be laid</numerusform>
            <numerusform>%n tiles can be laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be laid</source>
        <translation>
            <numerusform>%n card can be laid</numerusform>
            <numerusform>%n cards can be laid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message numerus="yes">
        <source>%n card(s) to lay</source>
        <translation>
            <numerusform>%n card to lay</numerusform>
            <numerusform>%n cards to lay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleCounts</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n puzzle solved</numerusform>
            <numerusform>%n puzzles solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Record: %n solved</source>
        <translation>
            <numerusform>Record: %n solved</numerusform>
            <numerusform>Record: %n solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RackWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReentryQuestion</name>
    <message numerus="yes">
        <source>Come back with %n point(s)</source>
        <translation>
            <numerusform>Come back with %n point</numerusform>
            <numerusform>Come back with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>You missed something in %n turn(s)</source>
        <translation>
            <numerusform>You missed something in %n turn</numerusform>
            <numerusform>You missed something in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %n step(s)</source>
        <translation>
            <numerusform>Show the step</numerusform>
            <numerusform>Show the %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>rearranges %n meld(s)</source>
        <translation>
            <numerusform>rearranges %n meld</numerusform>
            <numerusform>rearranges %n melds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lays %n card(s)</source>
        <translation>
            <numerusform>lays %n card</numerusform>
            <numerusform>lays %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message numerus="yes">
        <source>%n card(s) laid now</source>
        <translation>
            <numerusform>%n card laid now</numerusform>
            <numerusform>%n cards laid now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) laid now</source>
        <translation>
            <numerusform>%n tile laid now</numerusform>
            <numerusform>%n tiles laid now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>one joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the whole pack; each stands for any card.</source>
        <translation>
            <numerusform>One in the whole pack; it stands for any card.</numerusform>
            <numerusform>%n in the whole pack; each stands for any card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {seats} players %n card(s) stay in the stock.</source>
        <translation>
            <numerusform>With {seats} players %n card stays in the stock.</numerusform>
            <numerusform>With {seats} players %n cards stay in the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s). A joker stands for any card, and stays on the table once it is laid.</source>
        <translation>
            <numerusform>%n card. A joker stands for any card, and stays on the table once it is laid.</numerusform>
            <numerusform>%n cards. A joker stands for any card, and stays on the table once it is laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An ace that stays in the hand counts %n point(s).</source>
        <translation>
            <numerusform>An ace that stays in the hand counts %n point.</numerusform>
            <numerusform>An ace that stays in the hand counts %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who is out may come back %n time(s), with the highest total of those still in.</source>
        <translation>
            <numerusform>Who is out may come back once, with the highest total of those still in.</numerusform>
            <numerusform>Who is out may come back %n times, with the highest total of those still in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetCard</name>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n changed rule</numerusform>
            <numerusform>%n changed rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetsBar</name>
    <message numerus="yes">
        <source>Yours: %n</source>
        <translation>
            <numerusform>Yours: %n</numerusform>
            <numerusform>Yours: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept set(s) of house rules</source>
        <translation>
            <numerusform>%n kept set of house rules</numerusform>
            <numerusform>%n kept sets of house rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message numerus="yes">
        <source>%n different from the usual</source>
        <translation>
            <numerusform>%n different from the usual</numerusform>
            <numerusform>%n different from the usual</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%n void hand(s) in a row:</source>
        <translation>
            <numerusform>%n void hand:</numerusform>
            <numerusform>%n void hands in a row:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoloWords</name>
    <message numerus="yes">
        <source>%n card(s) of your hand still to lay</source>
        <translation>
            <numerusform>One card of your hand still to lay</numerusform>
            <numerusform>%n cards of your hand still to lay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of your rack still to lay</source>
        <translation>
            <numerusform>One tile of your rack still to lay</numerusform>
            <numerusform>%n tiles of your rack still to lay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to lay</source>
        <translation>
            <numerusform>One still to lay</numerusform>
            <numerusform>%n still to lay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message numerus="yes">
        <source>%n meld(s)</source>
        <translation>
            <numerusform>%n meld</numerusform>
            <numerusform>%n melds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>%n card in your hand</numerusform>
            <numerusform>%n cards in your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on your rack</source>
        <translation>
            <numerusform>%n tile on your rack</numerusform>
            <numerusform>%n tiles on your rack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n card(s)</source>
        <translation>
            <numerusform>Discards, %n card</numerusform>
            <numerusform>Discards, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reserve, %n tile(s)</source>
        <translation>
            <numerusform>Reserve, %n tile</numerusform>
            <numerusform>Reserve, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n point(s) missing, with tiles of your own only</source>
        <translation>
            <numerusform>%n point missing, with tiles of your own only</numerusform>
            <numerusform>%n points missing, with tiles of your own only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) missing</source>
        <translation>
            <numerusform>%n point missing</numerusform>
            <numerusform>%n points missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rehearsal: this could be laid, %n card(s)</source>
        <translation>
            <numerusform>Rehearsal: %n card could be laid like this</numerusform>
            <numerusform>Rehearsal: %n cards could be laid like this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rehearsal: this could be laid, %n tile(s)</source>
        <translation>
            <numerusform>Rehearsal: this could be laid, %n tile</numerusform>
            <numerusform>Rehearsal: this could be laid, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid: confirm when you are done</source>
        <translation>
            <numerusform>%n card laid: confirm when you are done</numerusform>
            <numerusform>%n cards laid: confirm when you are done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) laid: confirm when you are done</source>
        <translation>
            <numerusform>%n tile laid: confirm when you are done</numerusform>
            <numerusform>%n tiles laid: confirm when you are done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message numerus="yes">
        <source>%n tile(s) laid</source>
        <translation>
            <numerusform>%n tile laid</numerusform>
            <numerusform>%n tiles laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid</source>
        <translation>
            <numerusform>%n card laid</numerusform>
            <numerusform>%n cards laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{laid}, %n point(s) left</source>
        <translation>
            <numerusform>{laid}, %n point left</numerusform>
            <numerusform>{laid}, %n points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more can be laid</source>
        <translation>
            <numerusform>%n card more can be laid</numerusform>
            <numerusform>%n cards more can be laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) more can be laid</source>
        <translation>
            <numerusform>%n tile more can be laid</numerusform>
            <numerusform>%n tiles more can be laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find how to lay %n tile(s)</source>
        <translation>
            <numerusform>Find how to lay %n tile</numerusform>
            <numerusform>Find how to lay %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find how to lay %n card(s)</source>
        <translation>
            <numerusform>Find how to lay %n card</numerusform>
            <numerusform>Find how to lay %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tile(s) on the rack could be laid.</source>
        <translation>
            <numerusform>The tile on the rack could be laid.</numerusform>
            <numerusform>All %n tiles on the rack could be laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) in hand could be laid.</source>
        <translation>
            <numerusform>The card in hand could be laid.</numerusform>
            <numerusform>All %n cards in hand could be laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n.</source>
        <translation>
            <numerusform>You laid %n.</numerusform>
            <numerusform>You laid %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were laid.</source>
        <translation>
            <numerusform>%n was laid.</numerusform>
            <numerusform>%n were laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) could be laid, none was.</source>
        <translation>
            <numerusform>%n tile could be laid, and was not.</numerusform>
            <numerusform>%n tiles could be laid, none was.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) could be laid, none was.</source>
        <translation>
            <numerusform>%n card could be laid, and was not.</numerusform>
            <numerusform>%n cards could be laid, none was.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more could be laid</source>
        <translation>
            <numerusform>%n card more could be laid</numerusform>
            <numerusform>%n cards more could be laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) more could be laid</source>
        <translation>
            <numerusform>%n tile more could be laid</numerusform>
            <numerusform>%n tiles more could be laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) stay in the hand.</source>
        <translation>
            <numerusform>%n point stays in the hand.</numerusform>
            <numerusform>%n points stay in the hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) stay in the hand</source>
        <translation>
            <numerusform>%n point stays in the hand</numerusform>
            <numerusform>%n points stay in the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are left on the rack.</source>
        <translation>
            <numerusform>%n tile is left on the rack.</numerusform>
            <numerusform>%n tiles are left on the rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the hand.</source>
        <translation>
            <numerusform>%n card is left in the hand.</numerusform>
            <numerusform>%n cards are left in the hand.</numerusform>
        </translation>
    </message>
</context>
</TS>
