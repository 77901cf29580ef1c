<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>_SeatBase</name>
    <message>
        <source>away · {time}</source>
        <translation>assente · {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>computer player</source>
        <translation>giocatore del computer</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s disc, one letter</comment>
        <translation>M</translation>
    </message>
</context>
</TS>
