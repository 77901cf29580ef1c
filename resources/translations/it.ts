<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Automatic</name>
    <message>
        <source>Nothing can be laid, that is proved: passing</source>
        <translation>Non si può calare nulla, è dimostrato: passo</translation>
    </message>
    <message>
        <source>Nothing can be laid, that is proved: drawing</source>
        <translation>Non si può calare nulla, è dimostrato: pesco</translation>
    </message>
</context>
<context>
    <name>AwayQuestion</name>
    <message>
        <source>{name} is away</source>
        <translation>{name}: assente</translation>
    </message>
    <message>
        <source>Play waits: {name} finds everything as it was on coming back. A computer player can go on in that seat meanwhile, and gives it back at the next turn; or the game ends here.</source>
        <translation>Il gioco aspetta: al ritorno {name} ritrova tutto com&apos;era. Nel frattempo può continuare un computer al suo posto, che lo restituisce al turno seguente; oppure la partita finisce qui.</translation>
    </message>
    <message>
        <source>Both happen only if everybody who is here agrees.</source>
        <translation>In entrambi i casi serve il consenso di tutti i presenti.</translation>
    </message>
    <message>
        <source>Let a computer player go on</source>
        <translation>Fai continuare un computer</translation>
    </message>
    <message>
        <source>End the game here</source>
        <translation>Finisci qui la partita</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>face-down card</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>joker as {card}</source>
        <translation>jolly come {card}</translation>
    </message>
    <message>
        <source>{number} {colour}</source>
        <translation>{number} {colour}</translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>Machiavelli</source>
        <translation>Machiavelli</translation>
    </message>
    <message>
        <source>Machiavelli without jokers</source>
        <translation>Machiavelli senza jolly</translation>
    </message>
    <message>
        <source>Classic Machiavelli</source>
        <translation>Machiavelli classico</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Ramino</source>
        <translation>Ramino</translation>
    </message>
    <message>
        <source>Ramino duel</source>
        <translation>Ramino in due</translation>
    </message>
    <message>
        <source>Scala 40</source>
        <translation>Scala 40</translation>
    </message>
    <message>
        <source>With jokers</source>
        <translation>Con i jolly</translation>
    </message>
    <message>
        <source>No jokers</source>
        <translation>Senza jolly</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Ramino 50</source>
        <translation>Ramino 50</translation>
    </message>
    <message>
        <source>Opening 50</source>
        <translation>Apertura 50</translation>
    </message>
    <message>
        <source>For two</source>
        <translation>In due</translation>
    </message>
    <message>
        <source>104 cards, nothing stands in for another</source>
        <translation>Senza jolly: 104 carte e basta</translation>
    </message>
    <message>
        <source>No jokers: lay cards, or draw one</source>
        <translation>Senza jolly: si cala o si pesca</translation>
    </message>
    <message>
        <source>Lay melds, lay off, discard</source>
        <translation>Cala, attacca e scarta</translation>
    </message>
    <message>
        <source>One table for all, rearranged at will</source>
        <translation>Un tavolo per tutti, che si riordina</translation>
    </message>
    <message>
        <source>Four colours, 30 points to open</source>
        <translation>Quattro colori, si apre con 30 punti</translation>
    </message>
    <message>
        <source>First melds worth 50 points</source>
        <translation>Si apre con giochi da 50 punti</translation>
    </message>
    <message>
        <source>For two: one deck, no jokers</source>
        <translation>Per due: un mazzo, niente jolly</translation>
    </message>
    <message>
        <source>Thirteen cards, 40 points to open</source>
        <translation>Tredici carte, si apre con 40 punti</translation>
    </message>
    <message>
        <source>each hand for itself</source>
        <translation>ogni smazzata fa storia a sé</translation>
    </message>
    <message>
        <source>match to {target} points</source>
        <translation>partita a {target} punti</translation>
    </message>
    <message>
        <source>a single hand</source>
        <translation>una sola smazzata</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>{level} plays well, but not perfectly: it can be beaten.</source>
        <translation>{level} gioca bene, ma non alla perfezione: si può battere.</translation>
    </message>
</context>
<context>
    <name>ChallengeWay</name>
    <message>
        <source>As many as you can</source>
        <translation>Quanti ne risolvi?</translation>
    </message>
    <message>
        <source>The faster one wins</source>
        <translation>Vince il più veloce</translation>
    </message>
    <message>
        <source>solved in {time}</source>
        <translation>risolto in {time}</translation>
    </message>
    <message>
        <source>One minute</source>
        <translation>Un minuto</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Via</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duello</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rompicapo del giorno</translation>
    </message>
    <message>
        <source>Copied: paste it where you like</source>
        <translation>Copiato: incollalo dove vuoi</translation>
    </message>
</context>
<context>
    <name>ChatButton</name>
    <message numerus="yes">
        <source>Talk, %n unread</source>
        <translation>
            <numerusform>Chat, %n messaggio non letto</numerusform>
            <numerusform>Chat, %n messaggi non letti</numerusform>
        </translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Chat</translation>
    </message>
</context>
<context>
    <name>ChatDrawer</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Nobody has said anything yet</source>
        <translation>Ancora nessun messaggio</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Scrivi al tavolo</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Invia</translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Table code, six signs</source>
        <translation>Codice del tavolo, sei segni</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>there is no file or folder {name}</source>
        <translation>il file o la cartella {name} non esiste</translation>
    </message>
    <message>
        <source>{name} is a folder, not a file</source>
        <translation>{name} è una cartella, non un file</translation>
    </message>
    <message>
        <source>{name} may not be read or written by you</source>
        <translation>non hai il permesso di leggere o scrivere {name}</translation>
    </message>
    <message>
        <source>there is no room left for {name}</source>
        <translation>non c&apos;è più spazio per {name}</translation>
    </message>
    <message>
        <source>these arguments are required: {what}</source>
        <translation>mancano questi argomenti: {what}</translation>
    </message>
    <message>
        <source>one of {what} is required</source>
        <translation>serve uno di questi: {what}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {what}</source>
        <translation>argomenti sconosciuti: {what}</translation>
    </message>
    <message>
        <source>{name} needs a value behind it</source>
        <translation>{name} vuole un valore dopo di sé</translation>
    </message>
    <message>
        <source>{name} cannot be {what}; it is one of {choices}</source>
        <translation>{name} non può essere {what}, ma uno di {choices}</translation>
    </message>
    <message>
        <source>{name} wants a whole number, not {what}</source>
        <translation>{name} vuole un numero intero, non {what}</translation>
    </message>
    <message>
        <source>{name} does not go together with {what}</source>
        <translation>{name} non va insieme a {what}</translation>
    </message>
    <message>
        <source>there is no command {name}; do you mean {near}?</source>
        <translation>il comando {name} non esiste; forse intendi {near}?</translation>
    </message>
    <message>
        <source>there is no command {name}; --help lists them</source>
        <translation>il comando {name} non esiste; --help li elenca</translation>
    </message>
    <message>
        <source>{name} cannot be played in this version yet</source>
        <translation>in questa versione non si può ancora giocare a {name}</translation>
    </message>
    <message>
        <source>{name} is not for {seats} players, by its options: {fields}</source>
        <translation>{name} non è per {seats} giocatori, per le sue opzioni: {fields}</translation>
    </message>
    <message>
        <source>there is no seat {seat} here; the last one is {last}</source>
        <translation>qui il posto {seat} non esiste; l&apos;ultimo è {last}</translation>
    </message>
    <message>
        <source>{name} is too large to be read</source>
        <translation>{name} è troppo grande per essere letto</translation>
    </message>
    <message>
        <source>{name} is no text file (UTF-8)</source>
        <translation>{name} non è un file di testo (UTF-8)</translation>
    </message>
    <message>
        <source>{name} cannot be used: {problem}</source>
        <translation>{name} non si può usare: {problem}</translation>
    </message>
    <message>
        <source>--file takes the place of POSITION and ACTION</source>
        <translation>--file sta al posto di POSITION e ACTION</translation>
    </message>
    <message>
        <source>a POSITION and an ACTION are wanted, each in quotes</source>
        <translation>servono una POSITION e una ACTION, ognuna tra virgolette</translation>
    </message>
    <message>
        <source>this seed has no code: leave --seed out, or give six signs such as {example}</source>
        <translation>questo seme non ha codice: togli --seed, o dai sei segni come {example}</translation>
    </message>
    <message>
        <source>a code holds players and seed already</source>
        <translation>un codice contiene già giocatori e seme</translation>
    </message>
    <message>
        <source>the code does not add up: a sign is wrong or missing</source>
        <translation>il codice non torna: un segno è sbagliato o manca</translation>
    </message>
    <message>
        <source>this is a code of house rules, not of a deal</source>
        <translation>questo è un codice di varianti, non di una distribuzione</translation>
    </message>
    <message>
        <source>a newer version of the program made this code</source>
        <translation>il codice è di una versione più recente del programma</translation>
    </message>
    <message>
        <source>the code is for a game this version cannot play</source>
        <translation>il codice è di un gioco che questa versione non ha</translation>
    </message>
    <message>
        <source>{name} is for {least} to {most} players</source>
        <translation>a {name} si gioca da {least} a {most}</translation>
    </message>
    <message>
        <source>a seed is printable text of at most {most} characters</source>
        <translation>un seed è un testo stampabile di al massimo {most} caratteri</translation>
    </message>
    <message>
        <source>--to takes a number from 0 to {count}, the events of {name}</source>
        <translation>--to vuole un numero da 0 a {count}, gli eventi di {name}</translation>
    </message>
    <message>
        <source>differs in line {line}: it says {found}, play gives {expected}</source>
        <translation>diverso alla riga {line}: c&apos;è {found}, il gioco dà {expected}</translation>
    </message>
    <message>
        <source>whole: {count} events, deals and play agree</source>
        <translation>intero: {count} eventi, carte date e gioco concordano</translation>
    </message>
    <message>
        <source>whole: {count} events of seat {seat}, each of them possible</source>
        <translation>intero: {count} eventi del posto {seat}, tutti possibili</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of the program ({what})</source>
        <translation>{name} è stato scritto da una versione più recente del programma ({what})</translation>
    </message>
    <message>
        <source>{name} ends in an unfinished line, which is left out</source>
        <translation>{name} finisce con una riga incompleta, che viene tralasciata</translation>
    </message>
    <message>
        <source>{name} is damaged in line {line}: {problem}</source>
        <translation>{name} è danneggiato alla riga {line}: {problem}</translation>
    </message>
    <message>
        <source>nobody can do anything in this position</source>
        <translation>in questa posizione nessuno può fare niente</translation>
    </message>
    <message>
        <source>the hand to play has hidden cards</source>
        <translation>la mano da giocare ha carte coperte</translation>
    </message>
    <message>
        <source>a number of games from 1 to {most} is wanted</source>
        <translation>serve un numero di partite da 1 a {most}</translation>
    </message>
    <message>
        <source>matches of {game} never end: ask for a number of hands</source>
        <translation>le partite di {game} non finiscono mai: chiedi un numero di smazzate</translation>
    </message>
    <message>
        <source>--jobs takes a number from 1 to {most}</source>
        <translation>--jobs vuole un numero da 1 a {most}</translation>
    </message>
    <message>
        <source>there is no level {level} here; there is: {levels}</source>
        <translation>qui il livello {level} non esiste; ci sono: {levels}</translation>
    </message>
    <message>
        <source>the solver does not take this position: {card} is there more than twice</source>
        <translation>il risolutore non accetta questa posizione: {card} c&apos;è più di due volte</translation>
    </message>
    <message>
        <source>the solver does not take this position: it has more than two jokers</source>
        <translation>il risolutore non accetta questa posizione: ha più di due jolly</translation>
    </message>
    <message>
        <source>the hand to solve has hidden cards</source>
        <translation>la mano da risolvere ha carte coperte</translation>
    </message>
    <message>
        <source>the solver does not take this position: it has cards and tiles</source>
        <translation>il risolutore non accetta questa posizione: ha carte e tessere insieme</translation>
    </message>
    <message>
        <source>--file takes the place of POSITION</source>
        <translation>--file sta al posto di POSITION</translation>
    </message>
    <message>
        <source>a POSITION is wanted, in quotes</source>
        <translation>serve una POSITION, tra virgolette</translation>
    </message>
    <message>
        <source>the cards on this table cannot be arranged in melds</source>
        <translation>le carte di questo tavolo non si possono disporre in combinazioni</translation>
    </message>
    <message>
        <source>--size takes a width and a height, such as 1280x800</source>
        <translation>--size vuole larghezza e altezza, per esempio 1280x800</translation>
    </message>
    <message>
        <source>--scale takes a number from {least} to {most}</source>
        <translation>--scale vuole un numero da {least} a {most}</translation>
    </message>
    <message>
        <source>there is no page {page}; there is: {pages}</source>
        <translation>non c&apos;è nessuna pagina {page}; ci sono: {pages}</translation>
    </message>
    <message>
        <source>{name} does not lead to a table that can be drawn</source>
        <translation>{name} non porta a un tavolo che si possa disegnare</translation>
    </message>
    <message>
        <source>{name} is no name of a PNG file</source>
        <translation>{name} non è il nome di un file PNG</translation>
    </message>
    <message>
        <source>a port is a number from 0 to 65535</source>
        <translation>una porta è un numero da 0 a 65535</translation>
    </message>
    <message>
        <source>public tables are played by the usual rules of Machiavelli</source>
        <translation>ai tavoli pubblici si gioca con le regole abituali di Machiavelli</translation>
    </message>
    <message>
        <source>the turn timer is 0, 30, 60, 90 or 120 seconds</source>
        <translation>il tempo per turno è di 0, 30, 60, 90 o 120 secondi</translation>
    </message>
    <message>
        <source>there is no table to take up</source>
        <translation>non c&apos;è nessun tavolo da riprendere</translation>
    </message>
    <message>
        <source>{link} is no invitation link, no address and no room code</source>
        <translation>{link} non è un invito, né un indirizzo, né un codice del tavolo</translation>
    </message>
    <message>
        <source>{code} is no room code</source>
        <translation>{code} non è un codice del tavolo</translation>
    </message>
    <message>
        <source>{name} is damaged in line {line}</source>
        <translation>{name} è danneggiato alla riga {line}</translation>
    </message>
    <message>
        <source>N is a number from 1 to {most}</source>
        <translation>N è un numero da 1 a {most}</translation>
    </message>
    <message>
        <source>a date such as 2026-12-24 is wanted, not “{text}”</source>
        <translation>serve una data come 2026-12-24, non «{text}»</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>The line to the host is lost: trying again. Nothing is lost of the game</source>
        <translation>Collegamento con chi ospita interrotto: nuovo tentativo in corso. Della partita non si perde nulla</translation>
    </message>
    <message>
        <source>Play waits for {name}</source>
        <translation>Il gioco aspetta {name}</translation>
    </message>
    <message>
        <source>A computer player ends this turn for you; then you play again</source>
        <translation>Un computer finisce questo turno per te; poi giochi di nuovo tu</translation>
    </message>
    <message numerus="yes">
        <source>New match: {names} agreed. Still to agree: {others}</source>
        <translation>
            <numerusform>Nuova partita: {names} accetta. Manca il consenso di {others}</numerusform>
            <numerusform>Nuova partita: {names} accettano. Manca il consenso di {others}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next hand: {names} agreed. Still to agree: {others}</source>
        <translation>
            <numerusform>Prossima smazzata: {names} accetta. Manca il consenso di {others}</numerusform>
            <numerusform>Prossima smazzata: {names} accettano. Manca il consenso di {others}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} asks for a new match</source>
        <translation>{name} propone una nuova partita</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>{name} asks for a computer player in the seat of {absent}</source>
        <translation>{name} propone un computer al posto di {absent}</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>{name} asks to stop this hand, which nobody can close any more</source>
        <translation>{name} chiede di fermare la smazzata: nessuno può più chiuderla</translation>
    </message>
    <message>
        <source>Stop the hand</source>
        <translation>Ferma la smazzata</translation>
    </message>
    <message>
        <source>{name} asks to end the game here</source>
        <translation>{name} propone di finire qui la partita</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Finisci</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>A computer player plays for {name}</source>
        <translation>Un computer gioca per {name}</translation>
    </message>
    <message>
        <source>Your seat is yours again</source>
        <translation>Il posto è di nuovo tuo</translation>
    </message>
    <message>
        <source>{name} is back and plays again</source>
        <translation>{name} è di ritorno e gioca di nuovo</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} è di ritorno</translation>
    </message>
    <message>
        <source>Not everybody agrees: all stays as it is</source>
        <translation>Manca il consenso di tutti: resta tutto com&apos;è</translation>
    </message>
    <message>
        <source>Not everybody answered in a minute: all stays as it is</source>
        <translation>In un minuto non tutti hanno risposto: resta tutto com&apos;è</translation>
    </message>
    <message>
        <source>So many messages at once are not passed on: wait a few seconds</source>
        <translation>Troppi messaggi in poco tempo: l&apos;ultimo non è passato. Aspetta qualche secondo</translation>
    </message>
    <message>
        <source>So many reactions at once are not passed on: wait a few seconds</source>
        <translation>Troppe reazioni in poco tempo: l&apos;ultima non è passata. Aspetta qualche secondo</translation>
    </message>
    <message>
        <source>You have asked too often: wait a few seconds, then ask again</source>
        <translation>Troppe richieste in poco tempo: aspetta qualche secondo, poi riprova</translation>
    </message>
    <message>
        <source>Your time is up: your draft was withdrawn and the least was played</source>
        <translation>Tempo scaduto: le carte che stavi muovendo sono tornate a posto e il turno è passato con il minimo</translation>
    </message>
    <message>
        <source>Time is up for {name}</source>
        <translation>Tempo scaduto per {name}</translation>
    </message>
    <message>
        <source>Somebody has guessed at the code of the table: it is another one now</source>
        <translation>Qualcuno ha provato a indovinare il codice del tavolo: ora è un altro</translation>
    </message>
</context>
<context>
    <name>Composition</name>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>The settings hold until you close the program: {why}</source>
        <translation>Le impostazioni valgono finché non chiudi il programma: {why}</translation>
    </message>
</context>
<context>
    <name>ContestCover</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Continua {game}</translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Quick settings</source>
        <translation>Impostazioni rapide</translation>
    </message>
    <message>
        <source>Hand {n} · {names}</source>
        <translation>Smazzata {n} · {names}</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, tocca a te</translation>
    </message>
    <message>
        <source>{name}, you are next</source>
        <translation>{name}, poi tocca a te</translation>
    </message>
    <message>
        <source>Hand the computer over: the hand stays hidden until {name} takes it up.</source>
        <translation>Passate il computer: la mano resta coperta finché {name} non la riprende.</translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation>Sono {name}: mostra la mia mano</translation>
    </message>
    <message>
        <source>{name} is playing before you</source>
        <translation>Prima di te sta giocando {name}</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rompicapo del giorno</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved in {time}</source>
        <translation>Rompicapo del giorno, risolto in {time}</translation>
    </message>
    <message>
        <source>Solved in {time}</source>
        <comment>the puzzle of the day</comment>
        <translation>Del giorno, risolto in {time}</translation>
    </message>
    <message>
        <source>in a row, record {n}</source>
        <translation>di fila, record {n}</translation>
    </message>
    <message numerus="yes">
        <source>record %n day(s)</source>
        <translation>
            <numerusform>record %n giorno</numerusform>
            <numerusform>record %n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>start today</source>
        <translation>comincia oggi</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Share today&apos;s result</source>
        <translation>Condividi il risultato di oggi</translation>
    </message>
    <message>
        <source>Play the puzzle of the day</source>
        <translation>Gioca il rompicapo del giorno</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>If you lay the cards afterwards, it counts as solved with help.</source>
        <translation>Se dopo cali le carte, vale come risolto con un aiuto.</translation>
    </message>
    <message>
        <source>Solved after its day: it does not count for the streak</source>
        <translation>Risolto dopo il suo giorno: non conta per la serie</translation>
    </message>
    <message>
        <source>The clock of this computer was set back: it does not count for the streak</source>
        <translation>L&apos;orologio del computer è stato messo indietro: non conta per la serie</translation>
    </message>
    <message>
        <source>{days}, record {n}</source>
        <translation>{days}, record {n}</translation>
    </message>
    <message>
        <source>It counts for the streak until midnight of this computer</source>
        <translation>Vale per la serie fino alla mezzanotte di questo computer</translation>
    </message>
    <message>
        <source>Solved today: the next one comes at midnight</source>
        <translation>Risolto oggi: il prossimo arriva a mezzanotte</translation>
    </message>
    <message>
        <source>Midnight has passed: no longer for the streak</source>
        <translation>Passata la mezzanotte: fuori serie</translation>
    </message>
    <message>
        <source>An earlier date: not for the streak</source>
        <translation>Data passata: fuori serie</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rompicapo del giorno</translation>
    </message>
    <message>
        <source>Today&apos;s</source>
        <translation>Quello di oggi</translation>
    </message>
</context>
<context>
    <name>DailyResult</name>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
</context>
<context>
    <name>DataSection</name>
    <message>
        <source>On this computer</source>
        <translation>Su questo computer</translation>
    </message>
    <message>
        <source>Folder of saves and settings</source>
        <translation>Cartella delle partite e delle impostazioni</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Keep a copy of everything</source>
        <translation>Conserva una copia di tutto</translation>
    </message>
    <message>
        <source>Games and settings in one file, for another computer or to be safe.</source>
        <translation>Partite e impostazioni in un solo file, per un altro computer o per sicurezza.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Bring a copy back</source>
        <translation>Recupera una copia</translation>
    </message>
    <message>
        <source>It takes the place of everything here; you are asked first.</source>
        <translation>Prende il posto di tutto quello che c&apos;è qui; prima ti viene chiesto.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Delete my data</source>
        <translation>Cancella i miei dati</translation>
    </message>
    <message>
        <source>Games, settings and seats at other people&apos;s tables, for good.</source>
        <translation>Partite, impostazioni e posti ai tavoli altrui, per sempre.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Cancella…</translation>
    </message>
    <message>
        <source>When something is wrong</source>
        <translation>Se qualcosa non va</translation>
    </message>
    <message>
        <source>For a report</source>
        <translation>Per una segnalazione</translation>
    </message>
    <message>
        <source>Versions, system and the last error as text; never your name, never a card.</source>
        <translation>Versioni, sistema e ultimo errore come testo; mai il tuo nome, mai una carta.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copia la diagnosi</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Riservatezza</translation>
    </message>
    <message>
        <source>Nothing leaves this computer unless you ask for it</source>
        <translation>Niente lascia questo computer se non lo chiedi tu</translation>
    </message>
    <message>
        <source>No account, no statistics sent to anybody, no connection except for tables you open or join yourself.</source>
        <translation>Nessun account, nessuna statistica inviata, nessuna connessione se non per i tavoli che apri o a cui ti unisci.</translation>
    </message>
</context>
<context>
    <name>Deadlock</name>
    <message>
        <source>Nobody can close this hand any more: stop it</source>
        <translation>Nessuno può più chiudere questa smazzata: fermala</translation>
    </message>
    <message>
        <source>Everybody holds a single card, and no card that is left fits anything on the table. Played on, the hand is void after round 200, without points. Stopping it now counts the same.</source>
        <translation>Ognuno ha una sola carta in mano, e nessuna delle carte rimaste si attacca a qualcosa sul tavolo. Continuando, la smazzata è nulla dopo il giro 200, senza punti. Fermarla ora è lo stesso.</translation>
    </message>
    <message>
        <source>It stops when everybody at the table agrees.</source>
        <translation>Si ferma quando tutti al tavolo sono d&apos;accordo.</translation>
    </message>
    <message>
        <source>Nobody can close this hand any more</source>
        <translation>Nessuno può più chiudere questa smazzata</translation>
    </message>
    <message>
        <source>Stop the hand</source>
        <translation>Ferma la smazzata</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>DealChoice</name>
    <message>
        <source>Same cards…</source>
        <translation>Stesse carte…</translation>
    </message>
    <message>
        <source>Play the cards of somebody else&apos;s match, with their code</source>
        <translation>Gioca con le carte della partita di qualcun altro, grazie al suo codice</translation>
    </message>
    <message>
        <source>Play with fresh cards again</source>
        <translation>Torna a giocare con carte nuove</translation>
    </message>
    <message>
        <source>Cards of the code {code}. Give it up</source>
        <translation>Carte del codice {code}. Rinuncia</translation>
    </message>
</context>
<context>
    <name>DealQuestion</name>
    <message>
        <source>The code does not add up: a sign is wrong, missing, or one too many. Compare it once more.</source>
        <translation>Il codice non torna: un segno è sbagliato, manca o è di troppo. Confrontalo ancora una volta.</translation>
    </message>
    <message>
        <source>This is a code of house rules, not of a deal.</source>
        <translation>Questo è un codice di regole di casa, non di una partita con le sue carte.</translation>
    </message>
    <message>
        <source>A newer version of the game made this code. With that version you can play it.</source>
        <translation>Il codice è di una versione più recente del gioco. Con quella versione puoi giocarlo.</translation>
    </message>
    <message>
        <source>The code is for a game that this version cannot play.</source>
        <translation>Il codice è di un gioco che questa versione non ha.</translation>
    </message>
    <message>
        <source>Play the same cards</source>
        <translation>Gioca le stesse carte</translation>
    </message>
    <message>
        <source>Type or paste the code of a match: game, rules and players come along.</source>
        <translation>Scrivi o incolla il codice di una partita: gioco, regole e giocatori vengono da sé.</translation>
    </message>
    <message>
        <source>Take these cards</source>
        <translation>Prendi queste carte</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
</context>
<context>
    <name>DiscardButtons</name>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Draw a card from the stock (D)</source>
        <translation>Pesca una carta dal mazzo (D)</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Pesca dal mazzo</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendi</translation>
    </message>
    <message>
        <source>Take the last discard (F)</source>
        <translation>Prendi l&apos;ultimo scarto (F)</translation>
    </message>
    <message>
        <source>Take from the discards: {card}</source>
        <translation>Prendi dagli scarti: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <translation>
            <numerusform>Cala %n carta</numerusform>
            <numerusform>Cala %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Cala</translation>
    </message>
    <message>
        <source>Lay what is chosen as a new meld</source>
        <translation>Cala le carte scelte come nuovo gioco</translation>
    </message>
    <message>
        <source>Lay what is chosen as a new meld (N)</source>
        <translation>Cala le carte scelte come nuovo gioco (N)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>End your turn (Ctrl+Enter); C discards the card that is chosen</source>
        <translation>Finisci il turno (Ctrl+Invio); C scarta la carta scelta</translation>
    </message>
</context>
<context>
    <name>DiscardTurn</name>
    <message>
        <source>Choose one card of your hand to discard it</source>
        <translation>Scegli una carta della tua mano per scartarla</translation>
    </message>
</context>
<context>
    <name>DiscardWords</name>
    <message>
        <source>The hand is over</source>
        <translation>La smazzata è finita</translation>
    </message>
    <message>
        <source>You are out of the match: {name} is playing</source>
        <translation>Sei fuori dalla partita: tocca a {name}</translation>
    </message>
    <message>
        <source>{name} is playing – meanwhile you can rehearse your moves</source>
        <translation>Tocca a {name} – intanto puoi provare le tue mosse</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>Gioca {name}</translation>
    </message>
    <message>
        <source>Rehearsal: lay cards as you like, nobody else sees it</source>
        <translation>Prova: cala le carte come vuoi, nessun altro lo vede</translation>
    </message>
    <message numerus="yes">
        <source>Rehearsal: this could be laid, %n card(s)</source>
        <translation>
            <numerusform>Prova: così si può calare %n carta</numerusform>
            <numerusform>Prova: così si possono calare %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can close this hand any more.</source>
        <translation>Nessuno può più chiudere.</translation>
    </message>
    <message>
        <source>The last round: unless somebody closes, the hand is void.</source>
        <translation>Ultimo giro: se nessuno chiude, la smazzata è nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n more round(s), then the hand is void.</source>
        <translation>
            <numerusform>Ancora un giro, poi la smazzata è nulla.</numerusform>
            <numerusform>Ancora %n giri, poi la smazzata è nulla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) missing: you open with {need} in new melds</source>
        <translation>
            <numerusform>Manca %n punto: apri con {need} in giochi nuovi</numerusform>
            <numerusform>Mancano %n punti: apri con {need} in giochi nuovi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) missing to open</source>
        <translation>
            <numerusform>Manca %n punto per aprire</numerusform>
            <numerusform>Mancano %n punti per aprire</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take {card} from the discards</source>
        <translation>Tocca a te: pesca dal mazzo, o prendi {card} dagli scarti</translation>
    </message>
    <message>
        <source>Draw a card, or take {card}</source>
        <translation>Pesca, o prendi {card}</translation>
    </message>
    <message>
        <source>The stock is used up: take the last discard</source>
        <translation>Il mazzo è finito: prendi l&apos;ultimo scarto</translation>
    </message>
    <message>
        <source>Take the last discard</source>
        <translation>Prendi l&apos;ultimo scarto</translation>
    </message>
    <message>
        <source>Your turn: draw a card from the stock</source>
        <translation>Tocca a te: pesca una carta dal mazzo</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Pesca una carta</translation>
    </message>
    <message>
        <source>{card} lies on the discards: press Discard, and your turn is over</source>
        <translation>{card} è sugli scarti: premi Scarta e il turno finisce</translation>
    </message>
    <message>
        <source>Press Discard, or undo</source>
        <translation>Premi Scarta, o annulla</translation>
    </message>
    <message>
        <source>Your last card is laid: press Close, and the hand is yours</source>
        <translation>L&apos;ultima carta è calata: premi Chiudi e la smazzata è tua</translation>
    </message>
    <message>
        <source>Press Close</source>
        <translation>Premi Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid: now discard one</source>
        <translation>
            <numerusform>%n carta calata: ora scarta</numerusform>
            <numerusform>%n carte calate: ora scarta</numerusform>
        </translation>
    </message>
    <message>
        <source>Now discard a card</source>
        <translation>Ora scarta una carta</translation>
    </message>
    <message>
        <source>There was nothing to draw: lay cards, or pass</source>
        <translation>Non c&apos;era niente da pescare: cala delle carte, o passa</translation>
    </message>
    <message>
        <source>Open with {need} points in new melds, or discard a card</source>
        <translation>Apri con {need} punti in giochi nuovi, o scarta una carta</translation>
    </message>
    <message>
        <source>Open with {need}, or discard</source>
        <translation>Apri con {need}, o scarta</translation>
    </message>
    <message>
        <source>Lay melds, add to those on the table, or discard a card</source>
        <translation>Cala, attacca o scarta una carta</translation>
    </message>
    <message>
        <source>Lay, or discard a card</source>
        <translation>Cala, attacca o scarta</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>il jolly</translation>
    </message>
    <message>
        <source>You discard {card}: press Discard, or drag it onto the pile</source>
        <translation>Scarti {card}: premi Scarta, o trascinala sulla pila</translation>
    </message>
    <message>
        <source>Discard {card}?</source>
        <translation>Scarti {card}?</translation>
    </message>
    <message>
        <source>The joker you took has to be laid in this turn, then discard</source>
        <translation>Il jolly preso va calato in questo turno, poi scarta</translation>
    </message>
    <message>
        <source>Lay the joker you took</source>
        <translation>Cala il jolly preso</translation>
    </message>
    <message>
        <source>{card} was taken to be laid in this turn, then discard</source>
        <translation>{card}, presa dagli scarti, va calata in questo turno; poi scarta</translation>
    </message>
    <message>
        <source>Lay {card} in this turn</source>
        <translation>Cala {card} in questo turno</translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <translation>{have} su {need}</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
</context>
<context>
    <name>DuelPage</name>
    <message>
        <source>Against {name}. Who lays the whole hand first wins the round</source>
        <translation>Contro {name}. Chi cala per primo tutta la mano vince la manche</translation>
    </message>
    <message>
        <source>Leave the duel?</source>
        <translation>Lasci il duello?</translation>
    </message>
    <message>
        <source>It is not kept: another time it begins anew.</source>
        <translation>Non viene conservato: la prossima volta si ricomincia da capo.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resto</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n manche vinta</numerusform>
            <numerusform>%n manche vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duello</translation>
    </message>
    <message>
        <source>Duel, best of {n}</source>
        <translation>Duello al meglio di {n}</translation>
    </message>
    <message>
        <source>The round is yours: {time}</source>
        <translation>La manche è tua: {time}</translation>
    </message>
    <message>
        <source>{name} would have found nothing in five minutes</source>
        <translation>{name} in cinque minuti non avrebbe trovato nulla</translation>
    </message>
    <message>
        <source>{name} would have taken {time}</source>
        <translation>{name} ci avrebbe messo {time}</translation>
    </message>
    <message>
        <source>{name} wins the round: {time}</source>
        <translation>{name} vince la manche: {time}</translation>
    </message>
    <message>
        <source>This is how it goes</source>
        <translation>Si fa così</translation>
    </message>
    <message>
        <source>Nobody wins this round</source>
        <translation>Nessuno vince questa manche</translation>
    </message>
    <message>
        <source>{name} found nothing either. This is how it goes</source>
        <translation>Neanche {name} ha trovato nulla. Si fa così</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Il risultato</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossima manche</translation>
    </message>
    <message>
        <source>A tie: three rounds without a solution</source>
        <translation>Pari: tre manche senza soluzione</translation>
    </message>
    <message>
        <source>You have won the duel</source>
        <translation>Hai vinto il duello</translation>
    </message>
    <message>
        <source>{name} has won the duel</source>
        <translation>{name} vince il duello</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Another opponent</source>
        <translation>Altro avversario</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{name} in {time}</source>
        <translation>{name} in {time}</translation>
    </message>
    <message>
        <source>Best of {n}</source>
        <translation>Al meglio di {n}</translation>
    </message>
    <message>
        <source>Lay every card of your hand</source>
        <translation>Cala tutte le carte della mano</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Mi arrendo</translation>
    </message>
</context>
<context>
    <name>DuelSetup</name>
    <message>
        <source>Duel</source>
        <translation>Duello</translation>
    </message>
    <message>
        <source>The same puzzle for both: who solves it first wins the round.</source>
        <translation>Lo stesso rompicapo per entrambi: chi lo risolve per primo vince la manche.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Al meglio di</translation>
    </message>
    <message>
        <source>Challenge {name}</source>
        <translation>Sfida {name}</translation>
    </message>
</context>
<context>
    <name>Elapsed</name>
    <message>
        <source>just now</source>
        <translation>poco fa</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minuto fa</numerusform>
            <numerusform>%n minuti fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n ora fa</numerusform>
            <numerusform>%n ore fa</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ieri</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n giorno fa</numerusform>
            <numerusform>%n giorni fa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>%n tile(s) on the table</source>
        <translation>
            <numerusform>%n tessera sul tavolo</numerusform>
            <numerusform>%n tessere sul tavolo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table</source>
        <translation>
            <numerusform>%n carta sul tavolo</numerusform>
            <numerusform>%n carte sul tavolo</numerusform>
        </translation>
    </message>
    <message>
        <source>on the rack</source>
        <translation>sul supporto</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Scarto finale</translation>
    </message>
    <message>
        <source>Everybody has passed</source>
        <translation>Hanno passato tutti</translation>
    </message>
    <message>
        <source>The reserve is empty. {table}</source>
        <translation>La riserva è vuota. {table}</translation>
    </message>
    <message>
        <source>Void hand</source>
        <translation>Smazzata a monte</translation>
    </message>
    <message>
        <source>Nobody goes out: no points.</source>
        <translation>Non chiude nessuno: niente punti.</translation>
    </message>
    <message>
        <source>Nobody goes out</source>
        <translation>Non chiude nessuno</translation>
    </message>
    <message>
        <source>The stock ran out. {table}</source>
        <translation>Il tallone è finito. {table}</translation>
    </message>
    <message>
        <source>{name} goes out in hand</source>
        <translation>{name} chiude in mano</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} chiude</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): what the others still held</source>
        <translation>
            <numerusform>%n punto rimasto in mano agli altri</numerusform>
            <numerusform>%n punti rimasti in mano agli altri</numerusform>
        </translation>
    </message>
    <message>
        <source>the points count double</source>
        <translation>i punti contano doppio</translation>
    </message>
    <message>
        <source>the others&apos; points double</source>
        <translation>i punti degli altri raddoppiano</translation>
    </message>
    <message>
        <source>all of one suit</source>
        <translation>tutto di un seme</translation>
    </message>
    <message>
        <source>without a last discard</source>
        <translation>senza scarto finale</translation>
    </message>
    <message>
        <source>no points for whoever goes out</source>
        <translation>chi chiude non prende punti</translation>
    </message>
    <message>
        <source>{name} still held {cards}. {gain}</source>
        <translation>{name} aveva ancora in mano {cards}. {gain}</translation>
    </message>
    <message>
        <source>Ace {ace}, court cards {court}, joker {joker}</source>
        <translation>Asso {ace}, figure {court}, jolly {joker}</translation>
    </message>
    <message>
        <source>Ace {ace}, court cards {court}</source>
        <translation>Asso {ace}, figure {court}</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>{who} has drawn: every turn begins like that.</source>
        <translation>{who} ha pescato: ogni turno comincia così.</translation>
    </message>
    <message>
        <source>{who} found a place for every card, and that ends the hand.</source>
        <translation>{who} ha trovato posto per tutte le carte, e così chiude la smazzata.</translation>
    </message>
    <message>
        <source>{who} had a clean run to open with: {cards}.</source>
        <translation>{who} aveva una scala pulita con cui aprire: {cards}.</translation>
    </message>
    <message>
        <source>{who} has no clean run to open with yet.</source>
        <translation>{who} non ha ancora una scala pulita con cui aprire.</translation>
    </message>
    <message>
        <source>{who} had the {number} points to open with: {cards}.</source>
        <translation>{who} aveva i {number} punti per aprire: {cards}.</translation>
    </message>
    <message>
        <source>{who} does not have {number} points to open with yet.</source>
        <translation>{who} non ha ancora {number} punti per aprire.</translation>
    </message>
    <message>
        <source>The stock ends before {who} plays again: what counts most in the hand had to go.</source>
        <translation>Il tallone finisce prima che tocchi di nuovo a {who}: meglio liberarsi delle carte che costano di più.</translation>
    </message>
    <message>
        <source>{who} had this ready in the hand: {cards}.</source>
        <translation>{who} aveva già pronto in mano: {cards}.</translation>
    </message>
    <message>
        <source>This fitted melds on the table as they lay: {cards}.</source>
        <translation>Queste carte si attaccavano alle combinazioni sul tavolo così com&apos;erano: {cards}.</translation>
    </message>
    <message>
        <source>{who} laid melds from the hand, and what fitted the table as it lay: {cards}.</source>
        <translation>{who} ha calato le combinazioni che aveva in mano e attaccato quello che andava bene: {cards}.</translation>
    </message>
    <message>
        <source>With few cards left {who} took a meld on the table apart, for {cards}.</source>
        <translation>Con poche carte in mano, {who} ha smontato una combinazione sul tavolo per calare {cards}.</translation>
    </message>
    <message>
        <source>{who} took a meld on the table apart, to make room for {cards}.</source>
        <translation>{who} ha smontato una combinazione sul tavolo per fare posto a {cards}.</translation>
    </message>
    <message>
        <source>{who} lays as many cards as there is room for: {cards}.</source>
        <translation>{who} cala tutte le carte che trovano posto: {cards}.</translation>
    </message>
    <message>
        <source>{who} rearranged the table to lay as many cards as possible: {cards}.</source>
        <translation>{who} ha riordinato il tavolo per calare più carte possibile: {cards}.</translation>
    </message>
    <message>
        <source>{other} has hardly any cards left, so {who} laid everything there was room for.</source>
        <translation>A {other} restano pochissime carte, perciò {who} ha calato tutto quello che trovava posto.</translation>
    </message>
    <message>
        <source>{who} laid what could be spared ({cards}) and kept enough to choose from later.</source>
        <translation>{who} ha calato quello che poteva cedere ({cards}) e tiene abbastanza carte per scegliere dopo.</translation>
    </message>
    <message>
        <source>{who} saw no meld in the hand and nothing that fits the table as it lies.</source>
        <translation>{who} non ha visto combinazioni in mano né carte da attaccare al tavolo così com&apos;è.</translation>
    </message>
    <message>
        <source>{who} found no room for any card, not even by taking a meld apart.</source>
        <translation>{who} non ha trovato posto per nessuna carta, neanche smontando una combinazione.</translation>
    </message>
    <message>
        <source>{who} found no room for any card, however the table is rearranged.</source>
        <translation>{who} non ha trovato posto per nessuna carta, comunque si riordini il tavolo.</translation>
    </message>
    <message>
        <source>{who} waits for a better moment, or has nothing to lay: it is not for the others to know.</source>
        <translation>{who} aspetta il momento buono, oppure non ha niente da calare: agli altri non si dice.</translation>
    </message>
    <message>
        <source>{other} is hoarding cards, and {who} does not help by laying more of them.</source>
        <translation>{other} sta accumulando carte, e {who} non vuole dare una mano calandone altre.</translation>
    </message>
    <message>
        <source>{who} can use the discard: {cards}.</source>
        <translation>{who} può usare lo scarto: {cards}.</translation>
    </message>
    <message>
        <source>{who} throws what serves least: {cards}.</source>
        <translation>{who} scarta quel che serve meno: {cards}.</translation>
    </message>
    <message>
        <source>{who} found nothing to draw, so nothing is discarded.</source>
        <translation>{who} non aveva nulla da pescare, perciò non scarta.</translation>
    </message>
    <message>
        <source>{who} lays nothing until every card can go at once.</source>
        <translation>{who} non cala niente finché non può chiudere in un colpo solo.</translation>
    </message>
    <message>
        <source>{who} found a place for every tile, and that ends the hand.</source>
        <translation>{who} ha trovato posto per tutte le tessere, e così chiude la smazzata.</translation>
    </message>
    <message>
        <source>{who} had this ready on the rack: {cards}.</source>
        <translation>{who} l&apos;aveva già pronto sul supporto: {cards}.</translation>
    </message>
    <message>
        <source>{who} laid melds from the rack, and what fitted the table as it lay: {cards}.</source>
        <translation>{who} ha calato combinazioni dal supporto e attaccato al tavolo quello che ci stava: {cards}.</translation>
    </message>
    <message>
        <source>These tiles fitted melds on the table as they lay: {cards}.</source>
        <translation>Queste tessere si attaccavano alle combinazioni sul tavolo così com&apos;erano: {cards}.</translation>
    </message>
    <message>
        <source>{other} has hardly any tiles left, so {who} laid everything there was room for.</source>
        <translation>A {other} restano pochissime tessere, perciò {who} ha calato tutto quello che trovava posto.</translation>
    </message>
    <message>
        <source>{who} laid what could be spared ({cards}) and kept enough tiles to choose from later.</source>
        <translation>{who} ha calato quello che poteva cedere ({cards}) e tiene abbastanza tessere per scegliere dopo.</translation>
    </message>
    <message>
        <source>{who} saw no meld on the rack and nothing that fits the table as it lies.</source>
        <translation>{who} non ha visto combinazioni sul supporto né tessere da attaccare al tavolo così com&apos;è.</translation>
    </message>
    <message>
        <source>{who} found no room for any tile, not even by taking a meld apart.</source>
        <translation>{who} non ha trovato posto per nessuna tessera, neanche smontando una combinazione.</translation>
    </message>
    <message>
        <source>{who} found no room for any tile, however the table is rearranged.</source>
        <translation>{who} non ha trovato posto per nessuna tessera, comunque si riordini il tavolo.</translation>
    </message>
    <message>
        <source>{who} added to melds on the table: {cards}.</source>
        <translation>{who} ha attaccato ai giochi sul tavolo: {cards}.</translation>
    </message>
    <message>
        <source>{who} laid melds from the hand, and added to others on the table: {cards}.</source>
        <translation>{who} ha calato giochi suoi e attaccato ad altri: {cards}.</translation>
    </message>
    <message>
        <source>{who} took two melds on the table apart, to make room for {cards}.</source>
        <translation>{who} ha smontato due combinazioni sul tavolo per fare posto a {cards}.</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>TABLE</source>
        <translation>TAVOLO</translation>
    </message>
    <message>
        <source>HANDS</source>
        <translation>MANI</translation>
    </message>
    <message>
        <source>STOCK</source>
        <translation>MAZZO</translation>
    </message>
    <message>
        <source>DISCARD</source>
        <translation>SCARTI</translation>
    </message>
    <message>
        <source>SEAT:PHASE</source>
        <translation>POSTO:FASE</translation>
    </message>
</context>
<context>
    <name>FirstCard</name>
    <message>
        <source>Start here</source>
        <translation>Comincia da qui</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>con {names}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Gioca a {game}</translation>
    </message>
    <message>
        <source>Choose the options</source>
        <translation>Scegli le opzioni</translation>
    </message>
    <message>
        <source>A table with melds of cards</source>
        <translation>Un tavolo con delle combinazioni di carte</translation>
    </message>
</context>
<context>
    <name>FoundRow</name>
    <message>
        <source>Free seats: {free} of {seats}</source>
        <translation>Posti liberi: {free} su {seats}</translation>
    </message>
    <message>
        <source>Private table {locator}…</source>
        <translation>Tavolo privato {locator}…</translation>
    </message>
    <message>
        <source>Opens with its code; first you see the rules</source>
        <translation>Si apre con il codice; prima vedi le regole</translation>
    </message>
    <message>
        <source>Opens with its code; the rules are shown before you sit down</source>
        <translation type="vanished">Si apre con il codice; le regole si vedono prima di sedersi</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entra</translation>
    </message>
    <message>
        <source>Join: {table}</source>
        <translation>Entra: {table}</translation>
    </message>
</context>
<context>
    <name>FoundTables</name>
    <message>
        <source>No table is open on this network yet. A table shows here as soon as somebody opens one; a firewall on either computer may hide it, and then its address helps.</source>
        <translation>Su questa rete non c&apos;è ancora un tavolo aperto. Appare qui appena qualcuno lo apre; il firewall di uno dei due computer può nasconderlo, e allora serve l&apos;indirizzo.</translation>
    </message>
</context>
<context>
    <name>Friends</name>
    <message>
        <source>{name} asks for the next hand: press Next hand to agree</source>
        <translation>{name} chiede la prossima smazzata: premi Prossima smazzata per accettare</translation>
    </message>
    <message>
        <source>The others are asked: it happens when everybody agrees</source>
        <translation>Richiesta inviata: vale quando tutti accettano</translation>
    </message>
    <message>
        <source>It happens when everybody at the table agrees.</source>
        <translation>Si fa quando tutti al tavolo sono d&apos;accordo.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>Ho capito</translation>
    </message>
</context>
<context>
    <name>FriendsWay</name>
    <message>
        <source>Play on this network</source>
        <translation>Gioca in rete</translation>
    </message>
</context>
<context>
    <name>From</name>
    <message>
        <source>from the ace</source>
        <translation>dall&apos;asso</translation>
    </message>
    <message>
        <source>from the two</source>
        <translation>dal due</translation>
    </message>
    <message>
        <source>from the three</source>
        <translation>dal tre</translation>
    </message>
    <message>
        <source>from the four</source>
        <translation>dal quattro</translation>
    </message>
    <message>
        <source>from the five</source>
        <translation>dal cinque</translation>
    </message>
    <message>
        <source>from the six</source>
        <translation>dal sei</translation>
    </message>
    <message>
        <source>from the seven</source>
        <translation>dal sette</translation>
    </message>
    <message>
        <source>from the eight</source>
        <translation>dall&apos;otto</translation>
    </message>
    <message>
        <source>from the nine</source>
        <translation>dal nove</translation>
    </message>
    <message>
        <source>from the ten</source>
        <translation>dal dieci</translation>
    </message>
    <message>
        <source>from the jack</source>
        <translation>dal fante</translation>
    </message>
    <message>
        <source>from the queen</source>
        <translation>dalla donna</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>finished</source>
        <translation>finita</translation>
    </message>
    <message>
        <source>Review {game}</source>
        <translation>Rivedi {game}</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>{line}. Opens the list of games</source>
        <translation>{line}. Apre l&apos;elenco dei giochi</translation>
    </message>
    <message>
        <source>Variant of {game}</source>
        <translation>Variante di {game}</translation>
    </message>
</context>
<context>
    <name>GameInShort</name>
    <message>
        <source>Thirteen cards each. In your turn draw one, then lay cards on the table, or pass.</source>
        <translation>Tredici carte a testa. Al tuo turno peschi una carta, poi cali sul tavolo oppure passi.</translation>
    </message>
    <message>
        <source>Thirteen cards each. In your turn lay cards on the table, or draw one.</source>
        <translation>Tredici carte a testa. Al tuo turno cali sul tavolo, oppure peschi una carta.</translation>
    </message>
    <message>
        <source>Who is out of cards wins; when the stock runs out the hand is played again.</source>
        <translation>Chi resta senza carte vince; se il tallone finisce, la smazzata si rigioca.</translation>
    </message>
    <message>
        <source>The others count what they hold: aces 11, court cards 10{jokers}.</source>
        <translation>Gli altri contano ciò che hanno in mano: assi 11, figure 10{jokers}.</translation>
    </message>
    <message>
        <source>, jokers 50</source>
        <translation>, jolly 50</translation>
    </message>
    <message>
        <source>The table belongs to everybody: take melds apart and build others from them.</source>
        <translation>Il tavolo è di tutti: le combinazioni si smontano e se ne formano altre.</translation>
    </message>
    <message>
        <source>At the end of a turn only runs of three or more of one suit and sets of one rank may lie there.</source>
        <translation>A fine turno restano solo scale di tre o più carte dello stesso seme e gruppi di carte dello stesso valore.</translation>
    </message>
    <message>
        <source>Whoever lays the last card goes out.</source>
        <translation>Chi cala l&apos;ultima carta chiude.</translation>
    </message>
    <message>
        <source>To open, lay new melds worth {n} points at once; before that you lay nothing off.</source>
        <translation>Per aprire cali in una volta giochi nuovi da {n} punti; prima non si attacca.</translation>
    </message>
    <message>
        <source>From the first turn you lay melds, and lay off on those of everybody.</source>
        <translation>Fin dal primo turno cali giochi, e attacchi a quelli di tutti.</translation>
    </message>
    <message>
        <source>A joker stands for any card. Put that card in its place, and the joker is yours.</source>
        <translation>Il jolly sta per qualsiasi carta. Chi mette quella carta al suo posto lo prende in mano.</translation>
    </message>
    <message>
        <source>A joker stands for any card. Put that card in its place, and lay the joker elsewhere.</source>
        <translation>Il jolly sta per qualsiasi carta. Chi mette quella carta al suo posto cala il jolly altrove.</translation>
    </message>
    <message>
        <source>You close by discarding your last card.</source>
        <translation>Si chiude scartando l&apos;ultima carta.</translation>
    </message>
    <message>
        <source>You close with your last card, laid or discarded.</source>
        <translation>Si chiude con l&apos;ultima carta, calata o scartata.</translation>
    </message>
    <message>
        <source>All in one turn counts double.</source>
        <translation>Tutto in un solo turno vale doppio.</translation>
    </message>
    <message>
        <source>aces {ace}, court cards 10{jokers}</source>
        <translation>assi {ace}, figure 10{jokers}</translation>
    </message>
    <message>
        <source>, jokers {n}</source>
        <translation>, jolly {n}</translation>
    </message>
    <message>
        <source>Who closes scores what the others hold: {counts}. The first with {n} points wins.</source>
        <translation>Chi chiude segna ciò che resta agli altri: {counts}. Vince il primo che arriva a {n} punti.</translation>
    </message>
    <message>
        <source>The others count what they hold: {counts}. With {n} points one is out; the last one in wins.</source>
        <translation>Gli altri contano ciò che hanno in mano: {counts}. Chi arriva a {n} è fuori; vince l&apos;ultimo che resta.</translation>
    </message>
    <message>
        <source>The others count what they hold: {counts}. At {n} points it ends; the lowest total wins.</source>
        <translation>Gli altri contano ciò che hanno in mano: {counts}. A {n} punti finisce; vince chi ne ha meno.</translation>
    </message>
    <message>
        <source>{n} cards each. In your turn draw from the stock or take the last discard, lay cards, and discard one.</source>
        <translation>{n} carte a testa. Al tuo turno peschi dal tallone o prendi l&apos;ultimo scarto, cali, e scarti una carta.</translation>
    </message>
    <message>
        <source>Melds are runs of three or more of one suit, and three or four of one rank in different suits.</source>
        <translation>Fanno gioco le scale di tre o più carte dello stesso seme, e tre o quattro carte uguali di semi diversi.</translation>
    </message>
    <message>
        <source>Fourteen tiles each. In your turn lay at least one tile, or draw one, which ends the turn.</source>
        <translation>Quattordici tessere a testa. Al tuo turno cali almeno una tessera, oppure ne peschi una: pescare chiude il turno.</translation>
    </message>
    <message>
        <source>Three or four equal numbers of different colours are a group, three or more numbers in line of one colour a run; a 1 never follows a 13.</source>
        <translation>Tre o quattro numeri uguali di colori diversi fanno un gruppo, tre o più numeri in fila di un colore una scala; dopo il 13 non viene l&apos;1.</translation>
    </message>
    <message>
        <source>To open: 30 points in new melds of your own tiles. Until then the table is not touched.</source>
        <translation>Per aprire: 30 punti in combinazioni nuove, con tessere tue. Fino ad allora il tavolo non si tocca.</translation>
    </message>
    <message>
        <source>After that the table belongs to everybody: take melds apart and build others from them.</source>
        <translation>Poi il tavolo è di tutti: smonta le combinazioni e costruiscine altre.</translation>
    </message>
    <message>
        <source>A joker stands for any tile and counts its number; on the table it may move, but never onto a rack.</source>
        <translation>Il jolly sta per qualsiasi tessera e ne vale il numero; sul tavolo si sposta, ma non torna su un supporto.</translation>
    </message>
    <message>
        <source>Whoever is out of tiles wins the hand, and scores what the others still hold; a joker counts 30.</source>
        <translation>Chi resta senza tessere vince la smazzata e segna i punti rimasti agli altri; un jolly conta 30.</translation>
    </message>
    <message>
        <source>With the reserve empty one may pass. If all pass in a row, the lowest rack wins the differences.</source>
        <translation>A riserva vuota si può passare. Se passano tutti di seguito, il supporto più basso segna le differenze.</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Il gioco in breve</translation>
    </message>
    <message>
        <source>A group of sevens, an orange run from 3 to 6, and 8, joker, 10 in blue</source>
        <translation>Un gruppo di sette, una scala arancione da 3 a 6, e 8, jolly, 10 blu</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Review…</source>
        <translation>Rivedi…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>with {names}</source>
        <translation>con {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n regola cambiata</numerusform>
            <numerusform>%n regole cambiate</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of {game}</source>
        <translation>Opzioni di {game}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Gioca a {game}</translation>
    </message>
</context>
<context>
    <name>HintGuide</name>
    <message>
        <source>Looking for a move…</source>
        <translation>Cerco una mossa…</translation>
    </message>
    <message>
        <source>There is no hint for this position</source>
        <translation>Per questa posizione non c&apos;è un suggerimento</translation>
    </message>
    <message>
        <source>There is something to lay. Press again to see which cards</source>
        <translation>C&apos;è qualcosa da calare. Premi ancora per vedere quali carte</translation>
    </message>
    <message>
        <source>There is something to lay. Press again to see which tiles</source>
        <translation>C&apos;è qualcosa da calare. Premi ancora per vedere quali tessere</translation>
    </message>
    <message>
        <source>Nothing can be laid, however the table is rearranged: that is proved</source>
        <translation>Non si può calare nulla, comunque si riordini il tavolo: è dimostrato</translation>
    </message>
    <message>
        <source>Nothing can be laid: that is proved</source>
        <translation>Non si può calare niente: è dimostrato</translation>
    </message>
    <message>
        <source>Nothing was found, but the table is too large to be sure</source>
        <translation>Non ho trovato nulla, ma il tavolo è troppo grande per esserne certi</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>These cards can be laid: {cards}. Press again to see how</source>
        <translation>Si possono calare: {cards}. Premi ancora per vedere come</translation>
    </message>
    <message>
        <source>These tiles can be laid: {cards}. Press again to see how</source>
        <translation>Si possono calare: {cards}. Premi ancora per vedere come</translation>
    </message>
    <message>
        <source>This is how it goes…</source>
        <translation>Ecco come si fa…</translation>
    </message>
    <message>
        <source>That is the move: confirm it, or undo it and play your own</source>
        <translation>Ecco la mossa: confermala, oppure annullala e gioca la tua</translation>
    </message>
    <message>
        <source>That is the move, or undo it and play your own</source>
        <translation>Ecco la mossa; oppure annulla e gioca la tua</translation>
    </message>
    <message>
        <source>Discard {card}: the fewest points stay</source>
        <translation>Scarta {card}: ti restano meno punti</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>No meld has to be taken apart: every card fits somewhere. Press again to see where</source>
        <translation>Nessun gioco va smontato: ogni carta trova posto così. Premi di nuovo per vedere dove</translation>
    </message>
    <message numerus="yes">
        <source>%n meld(s) of the table are taken apart. Press again to see which</source>
        <translation>
            <numerusform>Va smontato un solo gioco del tavolo. Premi di nuovo per vedere quale</numerusform>
            <numerusform>Vanno smontati %n giochi del tavolo. Premi di nuovo per vedere quali</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are added one after the other. Press again to see how</source>
        <translation>Le carte si attaccano una dopo l&apos;altra. Premi di nuovo per vedere come</translation>
    </message>
    <message>
        <source>The melds that glow are taken apart. Press again for how</source>
        <translation>Si smontano i giochi illuminati. Premi ancora: come</translation>
    </message>
    <message>
        <source>Taken apart: {melds}. Press again to see how</source>
        <translation>Da smontare: {melds}. Premi di nuovo per vedere come</translation>
    </message>
</context>
<context>
    <name>HomeFriends</name>
    <message numerus="yes">
        <source>Tables · %n waiting</source>
        <translation>
            <numerusform>%n tavolo in attesa</numerusform>
            <numerusform>%n tavoli in attesa</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Tavoli su questa rete</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amici</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Ospita un tavolo</translation>
    </message>
    <message>
        <source>Join with a code</source>
        <translation>Entra con un codice</translation>
    </message>
    <message>
        <source>or paste an invitation</source>
        <translation>o incolla un invito</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>{name}: your name at the table</source>
        <translation>{name}: il tuo nome al tavolo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>%n other game(s)</source>
        <translation>
            <numerusform>Un&apos;altra partita</numerusform>
            <numerusform>Altre %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Against the computer, {match}</source>
        <translation>Contro il computer, {match}</translation>
    </message>
    <message>
        <source>At this computer, {match}</source>
        <translation>Su questo computer, {match}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>Gioca con gli amici</translation>
    </message>
    <message numerus="yes">
        <source>Play with friends · %n waiting</source>
        <translation>
            <numerusform>Gioca con gli amici · %n tavolo in attesa</numerusform>
            <numerusform>Gioca con gli amici · %n tavoli in attesa</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>HomePuzzles</name>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapo</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Del giorno</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>One minute</source>
        <translation>Un minuto</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duello</translation>
    </message>
</context>
<context>
    <name>HostSetup</name>
    <message>
        <source>Host a table</source>
        <translation>Ospita un tavolo</translation>
    </message>
    <message>
        <source>Friends on this network come in with a code. Nothing leaves your network.</source>
        <translation>Gli amici su questa rete entrano con un codice. Niente esce dalla tua rete.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regole…</translation>
    </message>
    <message>
        <source>House rules of the table</source>
        <translation>Regole di casa del tavolo</translation>
    </message>
    <message>
        <source>Seats, yours among them</source>
        <translation>Posti, compreso il tuo</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Tempo per un turno</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Senza</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Pubblico</translation>
    </message>
    <message>
        <source>Anybody here may join without a code</source>
        <translation>Chiunque in rete entra senza codice</translation>
    </message>
    <message>
        <source>The others see them before you confirm</source>
        <translation>Gli altri le vedono prima che confermi</translation>
    </message>
    <message>
        <source>Show moves as they are made</source>
        <translation>Mosse visibili mentre si fanno</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Apri il tavolo</translation>
    </message>
    <message>
        <source>{name}&apos;s table</source>
        <translation>Tavolo di {name}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
    <message numerus="yes">
        <source>%n different from the usual</source>
        <translation>
            <numerusform>%n diversa dal solito</numerusform>
            <numerusform>%n diverse dal solito</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the usual</source>
        <translation>Torna alle solite</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
</context>
<context>
    <name>Housekeeping</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>The folder cannot be opened here</source>
        <translation>Qui la cartella non si può aprire</translation>
    </message>
    <message>
        <source>No program of this system shows folders. The files are in {folder}.</source>
        <translation>Nessun programma di questo sistema mostra le cartelle. I file sono in {folder}.</translation>
    </message>
    <message>
        <source>Keep a copy of everything</source>
        <translation>Conserva una copia di tutto</translation>
    </message>
    <message>
        <source>The copy cannot be written</source>
        <translation>La copia non si può scrivere</translation>
    </message>
    <message>
        <source>Kept: {what}</source>
        <translation>Nella copia: {what}</translation>
    </message>
    <message>
        <source>Bring a copy back</source>
        <translation>Recupera una copia</translation>
    </message>
    <message>
        <source>This file cannot be brought back</source>
        <translation>Questo file non si può recuperare</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Questo file non si può leggere</translation>
    </message>
    <message>
        <source>The copy holds {coming}. It takes the place of what is here: {here}.</source>
        <translation>La copia contiene {coming}. Prende il posto di quello che c&apos;è qui: {here}.</translation>
    </message>
    <message>
        <source>What is here is lost, unless you keep a copy first.</source>
        <translation>Quello che c&apos;è qui va perso, a meno che prima tu non ne conservi una copia.</translation>
    </message>
    <message>
        <source>Replace everything?</source>
        <translation>Sostituire tutto?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia com&apos;è</translation>
    </message>
    <message>
        <source>The copy cannot be brought back</source>
        <translation>La copia non si può recuperare</translation>
    </message>
    <message>
        <source>Everything is as in the copy</source>
        <translation>Tutto è come nella copia</translation>
    </message>
    <message>
        <source>There is nothing to delete</source>
        <translation>Non c&apos;è niente da cancellare</translation>
    </message>
    <message>
        <source>For good and without a way back: {what}.</source>
        <translation>Per sempre e senza ritorno: {what}.</translation>
    </message>
    <message>
        <source>You also lose your seats at tables of the network, your own tables among them.</source>
        <translation>Perdi anche i tuoi posti ai tavoli in rete, compresi i tavoli aperti da te.</translation>
    </message>
    <message>
        <source>Delete all your data?</source>
        <translation>Cancellare tutti i tuoi dati?</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Cancella tutto</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Not everything could be deleted</source>
        <translation>Non tutto si è potuto cancellare</translation>
    </message>
    <message>
        <source>Your data are deleted</source>
        <translation>I tuoi dati sono cancellati</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copies of Ramio</source>
        <translation>Copie di Ramio</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to go on with</source>
        <translation>
            <numerusform>%n partita da continuare</numerusform>
            <numerusform>%n partite da continuare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n partita finita</numerusform>
            <numerusform>%n partite finite</numerusform>
        </translation>
    </message>
    <message>
        <source>your puzzles</source>
        <translation>i tuoi rompicapo</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>le impostazioni</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>It is no copy made by Ramio. Nothing was changed; choose another file.</source>
        <translation>Non è una copia fatta da Ramio. Non è cambiato niente; scegli un altro file.</translation>
    </message>
    <message>
        <source>A newer Ramio made it. Nothing was changed; update Ramio and try again.</source>
        <translation>L&apos;ha fatta un Ramio più recente. Non è cambiato niente; aggiorna Ramio e riprova.</translation>
    </message>
    <message>
        <source>It is damaged. Nothing was changed; try another copy.</source>
        <translation>È danneggiata. Non è cambiato niente; prova con un&apos;altra copia.</translation>
    </message>
    <message>
        <source>A game is open in another window</source>
        <translation>Una partita è aperta in un&apos;altra finestra</translation>
    </message>
    <message>
        <source>Nothing was changed. Close the other window of Ramio first, then try again.</source>
        <translation>Non è cambiato niente. Chiudi prima l&apos;altra finestra di Ramio, poi riprova.</translation>
    </message>
    <message>
        <source>{why}: {file}. Try again when that is mended.</source>
        <translation>{why}: {file}. Riprova quando è risolto.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
</context>
<context>
    <name>KeptCard</name>
    <message>
        <source>Continue {game}</source>
        <translation>Continua {game}</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Rename the game</source>
        <translation>Rinomina la partita</translation>
    </message>
    <message>
        <source>The name it has on the home page.</source>
        <translation>Il nome con cui compare nella pagina iniziale.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>Delete the game?</source>
        <translation>Eliminare la partita?</translation>
    </message>
    <message>
        <source>{game} is deleted for good, with its score. This cannot be undone.</source>
        <translation>{game} viene eliminata per sempre, punteggio compreso. Non si può tornare indietro.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
    </message>
</context>
<context>
    <name>KeptList</name>
    <message>
        <source>Games to continue</source>
        <translation>Partite da continuare</translation>
    </message>
</context>
<context>
    <name>KeptPuzzle</name>
    <message>
        <source>Show the answer?</source>
        <translation>Vuoi vedere la soluzione?</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Go on trying</source>
        <translation>Provo ancora</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>Next hand</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>{name} is to play</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>Hand {n}, {match}</source>
        <translation>Smazzata {n}, {match}</translation>
    </message>
    <message>
        <source>{hand}, for practice</source>
        <translation>{hand}, allenamento</translation>
    </message>
    <message>
        <source>At this computer: {names}</source>
        <translation>Su questo computer: {names}</translation>
    </message>
    <message>
        <source>With {names}</source>
        <translation>Con {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n meld(s) on the table</source>
        <translation>
            <numerusform>%n combinazione sul tavolo</numerusform>
            <numerusform>%n combinazioni sul tavolo</numerusform>
        </translation>
    </message>
    <message>
        <source>More about {game}</source>
        <translation>Altro su {game}</translation>
    </message>
</context>
<context>
    <name>KeysOverlay</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Sposta il cursore</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Choose the card under the cursor</source>
        <translation>Scegli la carta sotto il cursore</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Put the chosen cards on the meld under the cursor</source>
        <translation>Attacca le carte scelte alla combinazione sotto il cursore</translation>
    </message>
    <message>
        <source>Make a new meld of the chosen cards</source>
        <translation>Nuova combinazione con le carte scelte</translation>
    </message>
    <message>
        <source>Split the meld before the cursor</source>
        <translation>Dividi la combinazione al cursore</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Take back a card of this turn</source>
        <translation>Riprendi una carta di questo turno</translation>
    </message>
    <message>
        <source>Drop what is chosen or dragged</source>
        <translation>Lascia ciò che hai scelto o trascini</translation>
    </message>
    <message>
        <source>Move a card within the hand</source>
        <translation>Sposta una carta nella mano</translation>
    </message>
    <message>
        <source>Choose the tile under the cursor</source>
        <translation>Scegli la tessera sotto il cursore</translation>
    </message>
    <message>
        <source>Put the chosen tiles on the meld under the cursor</source>
        <translation>Attacca le tessere scelte alla combinazione sotto il cursore</translation>
    </message>
    <message>
        <source>Make a new meld of the chosen tiles</source>
        <translation>Nuova combinazione con le tessere scelte</translation>
    </message>
    <message>
        <source>Take back a tile of this turn</source>
        <translation>Riprendi una tessera di questo turno</translation>
    </message>
    <message>
        <source>Move a tile on the rack</source>
        <translation>Sposta una tessera sul supporto</translation>
    </message>
    <message>
        <source>Sort by colours, by numbers</source>
        <translation>Ordina per colori, per numeri</translation>
    </message>
    <message>
        <source>Put the chosen cards on the meld under the cursor</source>
        <comment>in ramino</comment>
        <translation>Attacca le carte scelte al gioco sotto il cursore</translation>
    </message>
    <message>
        <source>Make a new meld of the chosen cards</source>
        <comment>in ramino</comment>
        <translation>Nuovo gioco con le carte scelte</translation>
    </message>
    <message>
        <source>Split the meld before the cursor</source>
        <comment>in ramino</comment>
        <translation>Dividi il gioco al cursore</translation>
    </message>
    <message>
        <source>Discard what is chosen, or close</source>
        <translation>Scarta la carta scelta, o chiudi</translation>
    </message>
    <message>
        <source>Take the last discard</source>
        <translation>Prendi l&apos;ultimo scarto</translation>
    </message>
    <message>
        <source>Discard the card that is chosen</source>
        <translation>Scarta la carta scelta</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Restore the start of the turn</source>
        <translation>Torna all&apos;inizio del turno</translation>
    </message>
    <message>
        <source>In practice: back to my last turn</source>
        <translation>In allenamento: torna al mio ultimo turno</translation>
    </message>
    <message>
        <source>Hint; again for more</source>
        <translation>Suggerimento; ancora per saperne di più</translation>
    </message>
    <message>
        <source>View the last move again</source>
        <translation>Rivedi l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>Try moves while others play</source>
        <translation>Prova le mosse mentre giocano gli altri</translation>
    </message>
    <message>
        <source>Sort by suits, by ranks</source>
        <translation>Ordina per semi, per valori</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Mostra i tasti</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Picture of the window</source>
        <translation>Foto della finestra</translation>
    </message>
</context>
<context>
    <name>KeysSection</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
</context>
<context>
    <name>LevelsQuestion</name>
    <message>
        <source>Change the level?</source>
        <translation>Cambiare il livello?</translation>
    </message>
    <message>
        <source>The game goes on from where it stands: cards and scores stay as they are.</source>
        <translation>La partita continua da dove è: carte e punteggi restano come sono.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>Livello di {name}</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trovato</numerusform>
            <numerusform>%n trovati</numerusform>
        </translation>
    </message>
    <message>
        <source>A code has six signs</source>
        <translation>Un codice ha sei segni</translation>
    </message>
    <message>
        <source>Letters and digits, without 0, O, 1, I and L. Type it again.</source>
        <translation>Lettere e cifre, senza 0, O, 1, I e L. Scrivilo di nuovo.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>La porta dev&apos;essere un numero da 1 a 65535.</translation>
    </message>
    <message>
        <source>The code in it is none: it has six signs.</source>
        <translation>Il codice non va: ha sei segni.</translation>
    </message>
    <message>
        <source>It was cut off: copy the whole invitation.</source>
        <translation>È tagliato: copia l&apos;invito intero.</translation>
    </message>
    <message>
        <source>It looks like 192.168.1.24:24742, or like ramio://…</source>
        <translation>È fatto come 192.168.1.24:24742, o come ramio://…</translation>
    </message>
    <message>
        <source>That address cannot be read</source>
        <translation>Questo indirizzo non si legge</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Collegamento…</translation>
    </message>
    <message>
        <source>Look at the rules, then sit down</source>
        <translation>Guarda le regole, poi siediti</translation>
    </message>
    <message>
        <source>The line is lost: trying again</source>
        <translation>Il collegamento è caduto: riprovo</translation>
    </message>
    <message>
        <source>You sit at this table</source>
        <translation>Hai un posto a questo tavolo</translation>
    </message>
    <message>
        <source>No account, and nothing goes to the Internet</source>
        <translation>Nessun account, e niente passa da Internet</translation>
    </message>
    <message>
        <source>Play on this network</source>
        <translation>Gioca in rete</translation>
    </message>
    <message>
        <source>Join with a code</source>
        <translation>Entra con un codice</translation>
    </message>
    <message>
        <source>or paste an invitation</source>
        <translation>o incolla un invito</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Tavoli su questa rete</translation>
    </message>
    <message>
        <source>Not found? Type address and port</source>
        <translation>Non lo trovi? Scrivi indirizzo e porta</translation>
    </message>
    <message>
        <source>Address and port of the host</source>
        <translation>Indirizzo e porta di chi ospita</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Collega</translation>
    </message>
</context>
<context>
    <name>LookSection</name>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <comment>felt</comment>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>felt</comment>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Due colori</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>With four, diamonds are blue and clubs are green.</source>
        <translation>Con quattro, i quadri sono blu e i fiori verdi.</translation>
    </message>
    <message>
        <source>Large figures on the cards</source>
        <translation>Indici grandi sulle carte</translation>
    </message>
    <message>
        <source>Easier to read where cards overlap or the screen is far away.</source>
        <translation>Si leggono meglio dove le carte si coprono o lo schermo è lontano.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>back</comment>
        <translation>Prugna</translation>
    </message>
    <message>
        <source>Teal</source>
        <comment>back</comment>
        <translation>Petrolio</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Dimensione di tutto</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>A small table that shows the choices below</source>
        <translation>Un tavolino che mostra le scelte qui sotto</translation>
    </message>
    <message>
        <source>This window has room for {n} %. Make it larger and everything grows with it.</source>
        <translation>In questa finestra c&apos;è posto per il {n} %. Ingrandiscila e tutto cresce con lei.</translation>
    </message>
    <message>
        <source>Texts, cards and buttons; the text size of the system counts besides.</source>
        <translation>Testi, carte e pulsanti; in più conta la scala del sistema.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The picture cannot be saved in {folder}</source>
        <translation>La foto non si può salvare in {folder}</translation>
    </message>
    <message>
        <source>Picture saved: {file}</source>
        <translation>Foto salvata: {file}</translation>
    </message>
</context>
<context>
    <name>Meld</name>
    <message>
        <source>not a meld: {cards}</source>
        <translation>non è una combinazione: {cards}</translation>
    </message>
    <message>
        <source>run of {suit} {low} {high}</source>
        <translation>scala di {suit} {low} {high}</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>tris di {ranks}</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>poker di {ranks}</translation>
    </message>
    <message>
        <source>one joker among them</source>
        <translation>con un jolly</translation>
    </message>
    <message>
        <source>{number} jokers among them</source>
        <translation>con {number} jolly</translation>
    </message>
    <message>
        <source>{colour} run from {low} to {high}</source>
        <translation>scala di colore {colour}, da {low} a {high}</translation>
    </message>
    <message>
        <source>group of {count} tiles with the number {number}</source>
        <translation>gruppo di {count} tessere con il numero {number}</translation>
    </message>
</context>
<context>
    <name>MemberRow</name>
    <message>
        <source>Free seat</source>
        <translation>Posto libero</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Free the seat of {name}</source>
        <translation>Libera il posto di {name}</translation>
    </message>
    <message>
        <source>waits for a guest</source>
        <translation>aspetta un ospite</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>computer, {level}</translation>
    </message>
    <message>
        <source>away</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>you, host of the table</source>
        <translation>tu, ospiti il tavolo</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>host of the table</source>
        <translation>ospita il tavolo</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>ospite</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>conferma</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>non ancora</translation>
    </message>
</context>
<context>
    <name>MinutePage</name>
    <message>
        <source>One minute</source>
        <translation>Un minuto</translation>
    </message>
    <message>
        <source>Lay every card of the hand: the next puzzle follows</source>
        <translation>Cala tutte le carte della mano: il prossimo rompicapo arriva subito</translation>
    </message>
    <message>
        <source>None this time</source>
        <translation>Stavolta nessuno</translation>
    </message>
    <message>
        <source>A new record</source>
        <translation>Nuovo record</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ancora</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Finish the last one</source>
        <translation>Finisci l&apos;ultimo</translation>
    </message>
    <message numerus="yes">
        <source>solved</source>
        <comment>under the number of puzzles</comment>
        <translation>
            <numerusform>risolto</numerusform>
            <numerusform>risolti</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay every card of your hand</source>
        <translation>Cala tutte le carte della mano</translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>{date}, today</source>
        <translation>{date}, oggi</translation>
    </message>
    <message>
        <source>solved on its day</source>
        <translation>risolto nel suo giorno</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>risolto</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>ancora da risolvere</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>non ancora giocabile</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Mese successivo</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>Only a rehearsal: you discard in your own turn</source>
        <translation>È solo una prova: si scarta quando tocca a te</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Show it without trying</source>
        <translation>Scopri senza provare</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>A game</source>
        <translation>Una partita</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>That is not the code of this table</source>
        <translation>Non è il codice di questo tavolo</translation>
    </message>
    <message>
        <source>Ask the host for the code once more: it may have changed. Then type it again.</source>
        <translation>Chiedi di nuovo il codice a chi ospita: può essere cambiato. Poi riscrivilo.</translation>
    </message>
    <message>
        <source>This table is private</source>
        <translation>Questo tavolo è privato</translation>
    </message>
    <message>
        <source>Ask the host for the code of six signs, and type it above.</source>
        <translation>Chiedi a chi ospita il codice di sei segni e scrivilo sopra.</translation>
    </message>
    <message>
        <source>Too many tries</source>
        <translation>Troppi tentativi</translation>
    </message>
    <message>
        <source>The table takes no more codes for a minute. Wait, then try again.</source>
        <translation>Per un minuto il tavolo non accetta altri codici. Aspetta, poi riprova.</translation>
    </message>
    <message>
        <source>The two programs do not understand each other</source>
        <translation>I due programmi non si capiscono</translation>
    </message>
    <message>
        <source>This computer has Ramio {own}, the host has {theirs}. Both need the same: update the older one.</source>
        <translation>Questo computer ha Ramio {own}, chi ospita ha {theirs}. Serve la stessa versione: aggiorna la più vecchia.</translation>
    </message>
    <message>
        <source>No seat is free</source>
        <translation>Non ci sono posti liberi</translation>
    </message>
    <message>
        <source>Ask the host to make room, or open a table yourself.</source>
        <translation>Chiedi a chi ospita di fare posto, o apri tu un tavolo.</translation>
    </message>
    <message>
        <source>The table is locked</source>
        <translation>Il tavolo è chiuso a chiave</translation>
    </message>
    <message>
        <source>The host lets nobody new in. Ask for the table to be unlocked.</source>
        <translation>Chi ospita non fa entrare altri. Chiedi di aprirlo.</translation>
    </message>
    <message>
        <source>Your seat is not there any more</source>
        <translation>Il tuo posto non c&apos;è più</translation>
    </message>
    <message>
        <source>The table was closed or begun anew. Ask the host for an invitation.</source>
        <translation>Il tavolo è stato chiuso o ricominciato. Chiedi un invito a chi ospita.</translation>
    </message>
    <message>
        <source>You sit here from another window</source>
        <translation>Giochi già da un&apos;altra finestra</translation>
    </message>
    <message>
        <source>A newer connection has taken your seat. Go on there, or come back from here.</source>
        <translation>Un collegamento più recente ha preso il tuo posto. Continua là, o torna da qui.</translation>
    </message>
    <message>
        <source>The host has asked you to leave</source>
        <translation>Chi ospita ti ha fatto uscire</translation>
    </message>
    <message>
        <source>You can open a table of your own, or join another one.</source>
        <translation>Puoi aprire un tavolo tuo, o entrare in un altro.</translation>
    </message>
    <message>
        <source>The host has left</source>
        <translation>Chi ospita è uscito</translation>
    </message>
    <message>
        <source>The game is kept there. When the host opens the table again, come back from the home page.</source>
        <translation>La partita resta salvata là. Quando il tavolo riapre, torna dalla pagina iniziale.</translation>
    </message>
    <message>
        <source>The table has agreed to end the game</source>
        <translation>Il tavolo ha deciso di finire la partita</translation>
    </message>
    <message>
        <source>It is not kept any further.</source>
        <translation>Non viene conservata oltre.</translation>
    </message>
    <message>
        <source>The table has expired</source>
        <translation>Il tavolo è scaduto</translation>
    </message>
    <message>
        <source>Nobody played there for seven days. Open a new one.</source>
        <translation>Nessuno vi ha giocato per sette giorni. Aprine uno nuovo.</translation>
    </message>
    <message>
        <source>No table with this code answers</source>
        <translation>Nessun tavolo risponde a questo codice</translation>
    </message>
    <message>
        <source>Both computers must be on the same network, and the host&apos;s firewall must let Ramio through. You can also type the host&apos;s address and port below.</source>
        <translation>I due computer devono essere sulla stessa rete, e il firewall di chi ospita deve lasciar passare Ramio. Puoi anche scrivere sotto l&apos;indirizzo e la porta di chi ospita.</translation>
    </message>
    <message>
        <source>There is no way to the host</source>
        <translation>Chi ospita non si raggiunge</translation>
    </message>
    <message>
        <source>That is not the computer that invited you</source>
        <translation>Non è il computer che ti ha invitato</translation>
    </message>
    <message>
        <source>It could not prove that it knows the code, so nothing was told to it. Ask for a new link.</source>
        <translation>Non ha saputo dimostrare di conoscere il codice, quindi non gli è stato detto nulla. Chiedi un nuovo invito.</translation>
    </message>
    <message>
        <source>Too many are looking at this table</source>
        <translation>Troppi stanno guardando questo tavolo</translation>
    </message>
    <message>
        <source>Wait a few seconds, then try again and sit down at once.</source>
        <translation>Aspetta qualche secondo, poi riprova e siediti subito.</translation>
    </message>
    <message>
        <source>The host takes no more from this computer for now</source>
        <translation>Per ora chi ospita non accetta altro da questo computer</translation>
    </message>
    <message>
        <source>It was sent too much at once. Wait a minute, then come back: your seat is kept.</source>
        <translation>Gli sono arrivati troppi messaggi insieme. Aspetta un minuto, poi torna: il tuo posto resta tuo.</translation>
    </message>
    <message>
        <source>The line is too slow</source>
        <translation>Il collegamento è troppo lento</translation>
    </message>
    <message>
        <source>The host could not wait any longer. Come nearer to the router, then come back.</source>
        <translation>Chi ospita non ha potuto aspettare oltre. Avvicinati al router, poi torna.</translation>
    </message>
    <message>
        <source>The connection has ended</source>
        <translation>Il collegamento è finito</translation>
    </message>
    <message>
        <source>The two programs did not understand each other ({detail}). Try again.</source>
        <translation>I due programmi non si sono capiti ({detail}). Riprova.</translation>
    </message>
    <message>
        <source>The computer answers, but no table is open there. Check the port, or ask the host.</source>
        <translation>Il computer risponde, ma lì non c&apos;è un tavolo aperto. Controlla la porta, o chiedi a chi ospita.</translation>
    </message>
    <message>
        <source>There is no computer of that name. Check what you typed.</source>
        <translation>Non c&apos;è un computer con quel nome. Controlla ciò che hai scritto.</translation>
    </message>
    <message>
        <source>Nothing answers there. Is it the right address, and does its firewall let Ramio through?</source>
        <translation>Lì non risponde nulla. L&apos;indirizzo è giusto, e il firewall lascia passare Ramio?</translation>
    </message>
    <message>
        <source>This computer has no network, or cannot reach that address.</source>
        <translation>Questo computer non è in rete, o non può raggiungere quell&apos;indirizzo.</translation>
    </message>
    <message>
        <source>The table cannot be opened</source>
        <translation>Il tavolo non si può aprire</translation>
    </message>
    <message>
        <source>Every port Ramio may use is taken. Close other tables on this computer.</source>
        <translation>Tutte le porte di Ramio sono occupate. Chiudi gli altri tavoli su questo computer.</translation>
    </message>
    <message>
        <source>Its game cannot be written, or is open in another window: {detail}.</source>
        <translation>La partita non si può scrivere, o è aperta in un&apos;altra finestra: {detail}.</translation>
    </message>
    <message>
        <source>Its game cannot be read by this version: {detail}. The file stays as it is.</source>
        <translation>Questa versione non sa leggere la partita: {detail}. Il file resta com&apos;è.</translation>
    </message>
    <message>
        <source>The system allows no connection: {detail}. Check the firewall.</source>
        <translation>Il sistema non permette collegamenti: {detail}. Controlla il firewall.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>{game} by these house rules</source>
        <translation>{game} con queste regole di casa</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>no such card</source>
        <translation>questa carta non esiste</translation>
    </message>
    <message>
        <source>cards expected</source>
        <translation>qui ci vanno delle carte</translation>
    </message>
    <message>
        <source>a card expected</source>
        <translation>qui ci va una carta</translation>
    </message>
    <message>
        <source>a meld expected</source>
        <translation>qui ci va una combinazione</translation>
    </message>
    <message>
        <source>a number expected</source>
        <translation>qui ci va un numero</translation>
    </message>
    <message>
        <source>an action expected</source>
        <translation>qui ci va una mossa</translation>
    </message>
    <message>
        <source>no such action</source>
        <translation>questa mossa non esiste</translation>
    </message>
    <message>
        <source>no such event</source>
        <translation>questo evento non esiste</translation>
    </message>
    <message>
        <source>a position expected</source>
        <translation>qui ci va una posizione</translation>
    </message>
    <message>
        <source>key=value expected</source>
        <translation>qui ci va chiave=valore</translation>
    </message>
    <message>
        <source>no such key</source>
        <translation>questa chiave non esiste</translation>
    </message>
    <message>
        <source>this key stands twice</source>
        <translation>questa chiave c&apos;è due volte</translation>
    </message>
    <message>
        <source>the field {name} is missing</source>
        <translation>manca il campo {name}</translation>
    </message>
    <message>
        <source>at most {most} hands</source>
        <translation>al massimo {most} mani</translation>
    </message>
    <message>
        <source>this game is played with tiles</source>
        <translation>a questo gioco si gioca con le tessere</translation>
    </message>
    <message>
        <source>this game is played with cards</source>
        <translation>a questo gioco si gioca con le carte</translation>
    </message>
    <message>
        <source>a table has no hidden cards</source>
        <translation>sul tavolo non ci sono carte coperte</translation>
    </message>
    <message>
        <source>SEAT:PHASE expected, the phase being one of {phases}</source>
        <translation>qui ci va POSTO:FASE, con una di queste fasi: {phases}</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>questo posto non esiste</translation>
    </message>
    <message>
        <source>a number for each seat expected</source>
        <translation>qui ci va un numero per ogni posto</translation>
    </message>
    <message>
        <source>a seat for each meld expected</source>
        <translation>qui ci va un posto per ogni combinazione</translation>
    </message>
    <message>
        <source>unknown game {name}</source>
        <translation>gioco sconosciuto: {name}</translation>
    </message>
    <message>
        <source>the options need a closing bracket</source>
        <translation>alle opzioni manca la parentesi finale</translation>
    </message>
    <message>
        <source>option {entry} is not of the form name=value, or stands twice</source>
        <translation>l&apos;opzione {entry} non è nella forma nome=valore, o c&apos;è due volte</translation>
    </message>
    <message>
        <source>unknown option {key}</source>
        <translation>opzione sconosciuta: {key}</translation>
    </message>
    <message>
        <source>option {key} takes a number from {least} to {most}</source>
        <translation>l&apos;opzione {key} vuole un numero da {least} a {most}</translation>
    </message>
    <message>
        <source>option {key} is one of {choices}</source>
        <translation>l&apos;opzione {key} è una di queste: {choices}</translation>
    </message>
    <message>
        <source>these options exclude each other: {fields}</source>
        <translation>queste opzioni si escludono a vicenda: {fields}</translation>
    </message>
    <message>
        <source>{message} at the end of the text</source>
        <translation>{message} (alla fine del testo)</translation>
    </message>
    <message>
        <source>{message} at character {number}: “{found}”</source>
        <translation>{message} (al carattere {number}: «{found}»)</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Addresses of this computer</source>
        <translation>Indirizzi di questo computer</translation>
    </message>
    <message>
        <source>Code of the table</source>
        <translation>Codice del tavolo</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <translation>Copia l&apos;invito</translation>
    </message>
    <message>
        <source>Lock the table</source>
        <translation>Chiudi a chiave</translation>
    </message>
    <message>
        <source>Nobody new comes in; who sits here stays</source>
        <translation>Entra solo chi ha già un posto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Siediti</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Confermo: si comincia</translation>
    </message>
    <message>
        <source>Waiting for guests…</source>
        <translation>Aspetto gli ospiti…</translation>
    </message>
    <message>
        <source>Waiting for the others…</source>
        <translation>Aspetto gli altri…</translation>
    </message>
    <message>
        <source>The invitation is copied: paste it into a message</source>
        <translation>L&apos;invito è copiato: incollalo in un messaggio</translation>
    </message>
</context>
<context>
    <name>OpponentLine</name>
    <message>
        <source>Name of the computer player</source>
        <translation>Nome del giocatore del computer</translation>
    </message>
    <message>
        <source>Name of the person</source>
        <translation>Nome della persona</translation>
    </message>
    <message>
        <source>Person here</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Level of {name}, or a person</source>
        <translation>Livello di {name}, oppure una persona</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Togli {name} dal tavolo</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Player {n}</source>
        <translation>Giocatore {n}</translation>
    </message>
    <message>
        <source>up to {n}</source>
        <translation>fino a {n}</translation>
    </message>
    <message>
        <source>the table is full</source>
        <translation>il tavolo è completo</translation>
    </message>
    <message>
        <source>(you)</source>
        <translation>(tu)</translation>
    </message>
    <message>
        <source>who begins is drawn by lot</source>
        <translation>chi comincia si sorteggia</translation>
    </message>
    <message>
        <source>you begin</source>
        <translation>cominci tu</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Add a computer player</source>
        <translation>Aggiungi un giocatore del computer</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Add a person at this computer</source>
        <translation>Aggiungi una persona a questo computer</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>One deck has two jokers at most.</source>
        <translation>Con un mazzo i jolly sono due al massimo.</translation>
    </message>
    <message>
        <source>One deck is for two players, and there are {seats}.</source>
        <translation>Un mazzo basta per due, e qui si gioca in {seats}.</translation>
    </message>
    <message>
        <source>{seats} players with {hand_size} cards each leave nothing to draw.</source>
        <translation>In {seats}, con {hand_size} carte a testa, non resta nulla da pescare.</translation>
    </message>
    <message>
        <source>One comes back only where the last one in wins the match.</source>
        <translation>Si rientra solo dove vince l&apos;ultimo che resta in gioco.</translation>
    </message>
    <message>
        <source>Where the closer takes the points nobody goes out, so nobody can come back.</source>
        <translation>Dove segna chi chiude nessuno esce, quindi nessuno può rientrare.</translation>
    </message>
    <message>
        <source>With two players the match is over when one is out: nobody can come back.</source>
        <translation>In due la partita finisce appena uno esce: nessuno può rientrare.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no jokers</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>104 cards: two full decks and nothing else.</source>
        <translation>104 carte: due mazzi completi e nient&apos;altro.</translation>
    </message>
    <message>
        <source>two jokers</source>
        <translation>due jolly</translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>senza jolly</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>A ogni turno</translation>
    </message>
    <message>
        <source>Instead of laying</source>
        <translation>Invece di calare</translation>
    </message>
    <message>
        <source>A turn starts with a card from the stock; then you lay cards, or pass.</source>
        <translation>Il turno comincia pescando dal tallone; poi si cala, oppure si passa.</translation>
    </message>
    <message>
        <source>In a turn you either lay at least one card, or draw one, which ends the turn.</source>
        <translation>A ogni turno si cala almeno una carta, oppure se ne pesca una e il turno finisce lì.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Clean run</source>
        <translation>Scala pulita</translation>
    </message>
    <message>
        <source>Free</source>
        <comment>opening</comment>
        <translation>Libera</translation>
    </message>
    <message>
        <source>Your first cards must hold a run of three of one suit, from the hand, without a joker.</source>
        <translation>La prima calata deve contenere una scala di tre carte dello stesso seme, dalla mano e senza jolly.</translation>
    </message>
    <message>
        <source>From the first turn you may lay any meld and rearrange the whole table.</source>
        <translation>Fin dal primo turno si cala qualsiasi combinazione e si riordina tutto il tavolo.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>For points</source>
        <translation>A punti</translation>
    </message>
    <message>
        <source>A single hand</source>
        <translation>Una sola smazzata</translation>
    </message>
    <message>
        <source>Hand after hand, what is left in the hands is added up.</source>
        <translation>Smazzata dopo smazzata si sommano le carte rimaste in mano.</translation>
    </message>
    <message>
        <source>Whoever is out of cards first has won.</source>
        <translation>Vince chi resta per primo senza carte.</translation>
    </message>
    <message>
        <source>The match ends at</source>
        <translation>La partita finisce a</translation>
    </message>
    <message>
        <source>As soon as somebody has {n} points; the lowest total wins.</source>
        <translation>Finisce appena qualcuno arriva a {n} punti; vince chi ne ha meno.</translation>
    </message>
    <message>
        <source>A single hand has no target.</source>
        <translation>Una sola smazzata non ha traguardo.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Two decks of 52, with the jokers {cards} cards.</source>
        <translation>Due mazzi da 52, con i jolly {cards} carte.</translation>
    </message>
    <message>
        <source>One deck of 52, with the jokers {cards} cards: for two players only.</source>
        <translation>Un mazzo da 52, con i jolly {cards} carte: solo per due.</translation>
    </message>
    <message>
        <source>No card stands in for another.</source>
        <translation>Nessuna carta sta al posto di un&apos;altra.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Carte a testa</translation>
    </message>
    <message>
        <source>There are not enough cards for {seats} players.</source>
        <translation>In {seats} le carte non bastano.</translation>
    </message>
    <message>
        <source>{n} cards each</source>
        <translation>{n} carte a testa</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Asso</translation>
    </message>
    <message>
        <source>Low and high</source>
        <translation>Basso e alto</translation>
    </message>
    <message>
        <source>Only low</source>
        <translation>Solo basso</translation>
    </message>
    <message>
        <source>A-2-3 and Q-K-A are runs, K-A-2 never.</source>
        <translation>Sono scale A-2-3 e Q-K-A, mai K-A-2.</translation>
    </message>
    <message>
        <source>A-2-3 is a run, Q-K-A is none.</source>
        <translation>È una scala A-2-3, non Q-K-A.</translation>
    </message>
    <message>
        <source>Points to open</source>
        <translation>Punti per aprire</translation>
    </message>
    <message>
        <source>Your first melds must be worth {n} points, laid at once. Before that you lay off nothing, and take the discard only to open with it.</source>
        <translation>I primi giochi, calati insieme, devono valere almeno {n} punti. Prima non si attacca, e lo scarto si prende solo per aprire.</translation>
    </message>
    <message>
        <source>Any meld opens, and you may lay off from the first turn.</source>
        <translation>Qualsiasi gioco apre, e si attacca fin dal primo turno.</translation>
    </message>
    <message>
        <source>opening {n}</source>
        <translation>apertura {n}</translation>
    </message>
    <message>
        <source>Joker in the opening</source>
        <translation>Jolly nell&apos;apertura</translation>
    </message>
    <message>
        <source>As its card</source>
        <translation>Come la carta</translation>
    </message>
    <message>
        <source>It counts as the card it stands for.</source>
        <translation>Conta quanto la carta che rappresenta.</translation>
    </message>
    <message>
        <source>It counts {n} points towards the opening.</source>
        <translation>Conta {n} punti per aprire.</translation>
    </message>
    <message>
        <source>Without jokers this changes nothing.</source>
        <translation>Senza jolly non cambia nulla.</translation>
    </message>
    <message>
        <source>With a free opening this changes nothing.</source>
        <translation>Con l&apos;apertura libera non cambia nulla.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Senso del giro</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Orario</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Antiorario</translation>
    </message>
    <message>
        <source>Turns, deal and dealer go round to the left.</source>
        <translation>Turni, distribuzione e mazziere passano a sinistra.</translation>
    </message>
    <message>
        <source>Turns, deal and dealer go round to the right.</source>
        <translation>Turni, distribuzione e mazziere passano a destra.</translation>
    </message>
    <message>
        <source>Stock used up</source>
        <translation>Tallone finito</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Si mescola</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Si gira</translation>
    </message>
    <message>
        <source>The discards but the last are shuffled and make the new stock.</source>
        <translation>Gli scarti, meno l&apos;ultimo, si mescolano e fanno il nuovo tallone.</translation>
    </message>
    <message>
        <source>The discards but the last are turned over as they lie: who remembers them knows what comes.</source>
        <translation>Gli scarti, meno l&apos;ultimo, si girano così come sono: chi li ricorda sa che cosa arriva.</translation>
    </message>
    <message>
        <source>Jokers in a meld</source>
        <translation>Jolly nello stesso gioco</translation>
    </message>
    <message>
        <source>As many as you like</source>
        <translation>Quanti si vuole</translation>
    </message>
    <message>
        <source>A meld holds one joker at most.</source>
        <translation>Un gioco contiene al massimo un jolly.</translation>
    </message>
    <message>
        <source>A meld may hold several jokers, but never jokers alone.</source>
        <translation>In un gioco stanno anche più jolly, ma mai jolly soltanto.</translation>
    </message>
    <message>
        <source>Joker taken from the table</source>
        <translation>Jolly preso dal tavolo</translation>
    </message>
    <message>
        <source>Laid at once</source>
        <translation>Si cala subito</translation>
    </message>
    <message>
        <source>May be kept</source>
        <translation>Si può tenere</translation>
    </message>
    <message>
        <source>Put the card it stands for in its place, and lay the joker in another meld at once.</source>
        <translation>Metti al suo posto la carta che rappresenta, e cali subito il jolly in un altro gioco.</translation>
    </message>
    <message>
        <source>Put the card it stands for in its place; the joker may stay in your hand.</source>
        <translation>Metti al suo posto la carta che rappresenta; il jolly può restarti in mano.</translation>
    </message>
    <message>
        <source>Joker in a set</source>
        <translation>Jolly in un tris</translation>
    </message>
    <message>
        <source>All that is missing</source>
        <translation>Tutto ciò che manca</translation>
    </message>
    <message>
        <source>The card named</source>
        <translation>La carta detta</translation>
    </message>
    <message>
        <source>It leaves only a set that then has four cards: of a set of three, both are needed.</source>
        <translation>Lascia un tris solo se poi le carte sono quattro: in uno di tre servono tutte e due le mancanti.</translation>
    </message>
    <message>
        <source>Who lays it names its suit, and that one card is enough to take it.</source>
        <translation>Chi lo cala ne dice il seme: per prenderlo basta quella carta.</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Scarto finale</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Serve</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Non serve</translation>
    </message>
    <message>
        <source>To close, one card has to be left for the discards.</source>
        <translation>Per chiudere serve una carta da scartare.</translation>
    </message>
    <message>
        <source>You also close by laying your last card.</source>
        <translation>Si chiude anche calando l&apos;ultima carta.</translation>
    </message>
    <message>
        <source>Closing in hand</source>
        <translation>Chiusura in mano</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Raddoppia</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Who lays everything in one turn doubles the points of the others.</source>
        <translation>Chi cala tutto in un solo turno raddoppia i punti degli altri.</translation>
    </message>
    <message>
        <source>Laying everything in one turn counts like any other close.</source>
        <translation>Calare tutto in un solo turno vale come ogni altra chiusura.</translation>
    </message>
    <message>
        <source>Closing in the first round</source>
        <translation>Chiusura al primo giro</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permessa</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Vietata</translation>
    </message>
    <message>
        <source>You may close in your very first turn.</source>
        <translation>Si può chiudere già al primo turno.</translation>
    </message>
    <message>
        <source>Nobody closes before the second round.</source>
        <translation>Nessuno chiude prima del secondo giro.</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Closes</source>
        <translation>Chiude</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Non vale</translation>
    </message>
    <message>
        <source>{n} cards of one suit without a joker close in hand, in line or not.</source>
        <translation>{n} carte di un solo seme, senza jolly, chiudono in mano anche se non sono in fila.</translation>
    </message>
    <message>
        <source>Cards of one suit close only as melds, like all others.</source>
        <translation>Le carte di un solo seme chiudono solo in giochi, come tutte le altre.</translation>
    </message>
    <message>
        <source>Ace in the hand</source>
        <translation>Asso in mano</translation>
    </message>
    <message>
        <source>Joker in the hand</source>
        <translation>Jolly in mano</translation>
    </message>
    <message>
        <source>A joker that stays in the hand counts {n} points.</source>
        <translation>Un jolly che resta in mano conta {n} punti.</translation>
    </message>
    <message>
        <source>The match goes to</source>
        <translation>La partita va a</translation>
    </message>
    <message>
        <source>It ends</source>
        <translation>Finisce</translation>
    </message>
    <message>
        <source>With the last one in</source>
        <translation>All&apos;ultimo che resta</translation>
    </message>
    <message>
        <source>With the first one there</source>
        <translation>Al primo che arriva</translation>
    </message>
    <message>
        <source>Who reaches the target is out; the last one in wins.</source>
        <translation>Chi arriva al traguardo è fuori; vince l&apos;ultimo che resta.</translation>
    </message>
    <message>
        <source>It is over as soon as one reaches the target; the lowest total wins.</source>
        <translation>Finisce appena uno arriva al traguardo; vince chi ha meno punti.</translation>
    </message>
    <message>
        <source>Where the closer scores, the first to reach the target wins.</source>
        <translation>Dove segna chi chiude, vince il primo che arriva al traguardo.</translation>
    </message>
    <message>
        <source>Coming back</source>
        <translation>Rientri</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Who is out stays out.</source>
        <translation>Chi è fuori resta fuori.</translation>
    </message>
    <message>
        <source>Who scores</source>
        <translation>Chi segna</translation>
    </message>
    <message>
        <source>The others pay</source>
        <translation>Gli altri pagano</translation>
    </message>
    <message>
        <source>The closer scores</source>
        <translation>Chi chiude</translation>
    </message>
    <message>
        <source>What stays in your hand counts against you: few points are good.</source>
        <translation>Le carte che ti restano in mano sono punti contro di te: meglio averne pochi.</translation>
    </message>
    <message>
        <source>The closer scores what the others still hold: many points are good.</source>
        <translation>Chi chiude segna le carte rimaste agli altri: meglio avere molti punti.</translation>
    </message>
    <message>
        <source>The first one with {n} points wins.</source>
        <translation>Vince il primo che arriva a {n} punti.</translation>
    </message>
    <message>
        <source>Who has {n} points is out.</source>
        <translation>Chi arriva a {n} punti è fuori.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Drawing and turns</source>
        <translation>Pesca e turni</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
</context>
<context>
    <name>OthersDraft</name>
    <message>
        <source>{name} is laying out cards</source>
        <translation>{name} sta muovendo le carte</translation>
    </message>
</context>
<context>
    <name>OwnPuzzlePage</name>
    <message>
        <source>Solved in {time}</source>
        <translation>Risolto in {time}</translation>
    </message>
    <message>
        <source>The shortest answer known takes {moves}.</source>
        <translation>La soluzione più corta che si conosce: {moves}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ancora</translation>
    </message>
    <message>
        <source>Difficulty {n}, {word}</source>
        <translation>Difficoltà {n}, {word}</translation>
    </message>
    <message>
        <source>Your puzzle {n}</source>
        <translation>Il tuo rompicapo {n}</translation>
    </message>
</context>
<context>
    <name>OwnTables</name>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Riapri</translation>
    </message>
    <message>
        <source>You sit there as {nick}</source>
        <translation>Hai un posto come {nick}</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Torna</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Quick settings</source>
        <translation>Impostazioni rapide</translation>
    </message>
</context>
<context>
    <name>PastePosition</name>
    <message>
        <source>Paste a position</source>
        <translation>Incolla una posizione</translation>
    </message>
    <message>
        <source>As it was copied from a review, a table or the command line, for example: {example}</source>
        <translation>Come si copia da una revisione, da un tavolo o dalla riga di comando, per esempio: {example}</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>La posizione come testo</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to lay</source>
        <translation>
            <numerusform>%n carta da calare</numerusform>
            <numerusform>%n carte da calare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to lay</source>
        <translation>
            <numerusform>%n tessera da calare</numerusform>
            <numerusform>%n tessere da calare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonSection</name>
    <message>
        <source>Your name at the table</source>
        <translation>Il tuo nome al tavolo</translation>
    </message>
    <message>
        <source>It stays on this computer and holds from the next game on.</source>
        <translation>Resta su questo computer e vale dalla prossima partita.</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>La tua immagine</translation>
    </message>
    <message>
        <source>Picture {n}</source>
        <translation>Immagine {n}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
</context>
<context>
    <name>PlaySection</name>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Motion of the cards</source>
        <translation>Movimento delle carte</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Less motion when the system asks for it</source>
        <translation>Meno movimento quando lo chiede il sistema</translation>
    </message>
    <message>
        <source>Then nothing moves here either, whatever is chosen above.</source>
        <translation>Allora non si muove niente neanche qui, qualunque sia la scelta sopra.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori del computer</translation>
    </message>
    <message>
        <source>Thoughtful</source>
        <translation>Riflessivi</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Svelti</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>How long they seem to think; they play the same.</source>
        <translation>Quanto sembrano pensarci; giocano allo stesso modo.</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Da sé</translation>
    </message>
    <message>
        <source>Draw at the start of my turn</source>
        <translation>Pesca all&apos;inizio del mio turno</translation>
    </message>
    <message>
        <source>Where drawing is all one can do then, the card comes without a click.</source>
        <translation>Se in quel momento si può solo pescare, la carta arriva senza un clic.</translation>
    </message>
    <message>
        <source>Pass or draw when nothing can be laid</source>
        <translation>Passa o pesca quando non si può calare niente</translation>
    </message>
    <message>
        <source>Only when that is proved, and never once you have moved a card.</source>
        <translation>Solo se è dimostrato, e mai dopo che hai mosso una carta.</translation>
    </message>
    <message>
        <source>New games are for practice</source>
        <translation>Le nuove partite sono di allenamento</translation>
    </message>
    <message>
        <source>You may go back to the start of your last turn; such games are marked as practice.</source>
        <translation>Puoi tornare all&apos;inizio del tuo ultimo turno; queste partite sono segnate come allenamento.</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Chiedi conferma</translation>
    </message>
    <message>
        <source>Before I pass</source>
        <translation>Prima di passare</translation>
    </message>
    <message>
        <source>Before I leave the table</source>
        <translation>Prima di lasciare il tavolo</translation>
    </message>
    <message>
        <source>The game is saved anyway.</source>
        <translation>La partita è salvata comunque.</translation>
    </message>
    <message>
        <source>Off now, because the system asks for less motion.</source>
        <translation>Ora fermo, perché il sistema chiede meno movimento.</translation>
    </message>
    <message>
        <source>A click always brings everything to its end.</source>
        <translation>Un clic porta sempre tutto alla fine.</translation>
    </message>
</context>
<context>
    <name>PlayTable</name>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Quick settings</source>
        <translation>Impostazioni rapide</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Sort the rack</source>
        <translation>Ordina il supporto</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordina la mano</translation>
    </message>
</context>
<context>
    <name>Pointer</name>
    <message>
        <source>Choose one card of your hand to discard it</source>
        <translation>Scegli una carta della tua mano per scartarla</translation>
    </message>
</context>
<context>
    <name>PositionPage</name>
    <message>
        <source>The solver is looking…</source>
        <translation>Il solutore sta cercando…</translation>
    </message>
    <message>
        <source>Move the cards as they were played, then ask who is right</source>
        <translation>Muovi le carte come sono state giocate, poi chiedi chi ha ragione</translation>
    </message>
    <message>
        <source>The solver has no answer for this position</source>
        <translation>Il solutore non ha una risposta per questa posizione</translation>
    </message>
    <message>
        <source>A position</source>
        <translation>Una posizione</translation>
    </message>
    <message>
        <source>Play with it as you like</source>
        <translation>Provala come vuoi</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Mostra la mossa migliore</translation>
    </message>
    <message>
        <source>What is best?</source>
        <translation>Qual è la migliore?</translation>
    </message>
    <message>
        <source>Who is right?</source>
        <translation>Chi ha ragione?</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Copia la posizione come testo</translation>
    </message>
    <message>
        <source>Make a puzzle of it</source>
        <translation>Fanne un rompicapo</translation>
    </message>
</context>
<context>
    <name>PositionWay</name>
    <message>
        <source>A position</source>
        <translation>Una posizione</translation>
    </message>
    <message>
        <source>Your puzzle {n}</source>
        <translation>Il tuo rompicapo {n}</translation>
    </message>
    <message>
        <source>The position is copied as text</source>
        <translation>La posizione è copiata come testo</translation>
    </message>
    <message>
        <source>Looking whether it makes a puzzle…</source>
        <translation>Vediamo se ne esce un rompicapo…</translation>
    </message>
    <message>
        <source>That is your puzzle {n} already</source>
        <translation>È già il tuo rompicapo {n}</translation>
    </message>
    <message numerus="yes">
        <source>You have %n puzzle(s): delete some of them first</source>
        <translation>
            <numerusform>Hai %n rompicapo: prima eliminane qualcuno</numerusform>
            <numerusform>Hai %n rompicapo: prima eliminane qualcuno</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept as your puzzle {n}, difficulty {grade}, {word}: you find it under Review</source>
        <translation>È il tuo rompicapo {n}, difficoltà {grade}, {word}: lo trovi in Rivedi</translation>
    </message>
    <message>
        <source>Delete the puzzle?</source>
        <translation>Eliminare il rompicapo?</translation>
    </message>
    <message>
        <source>Your puzzle {n} is deleted for good.</source>
        <translation>Il tuo rompicapo {n} viene eliminato per sempre.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
</context>
<context>
    <name>PositionWords</name>
    <message>
        <source>The text is too long for a position.</source>
        <translation>Il testo è troppo lungo per una posizione.</translation>
    </message>
    <message>
        <source>This game cannot be played here yet.</source>
        <translation>Qui questo gioco non si può ancora giocare.</translation>
    </message>
    <message>
        <source>More cards than the deck has: {cards}.</source>
        <translation>Più carte di quante ne ha il mazzo: {cards}.</translation>
    </message>
    <message>
        <source>This lies on the table and is no meld: {cards}.</source>
        <translation>Questo è sul tavolo e non è un gioco valido: {cards}.</translation>
    </message>
    <message>
        <source>The hand of the player in turn is hidden.</source>
        <translation>La mano di chi è di turno è coperta.</translation>
    </message>
    <message>
        <source>The player in turn holds no card.</source>
        <translation>Chi è di turno non ha carte in mano.</translation>
    </message>
    <message>
        <source>Nothing can be laid in this position, whatever one holds.</source>
        <translation>In questa posizione non si cala, qualunque mano si abbia.</translation>
    </message>
    <message>
        <source>Puzzles are made of positions of Machiavelli.</source>
        <translation>I rompicapo si fanno con posizioni di Machiavelli.</translation>
    </message>
    <message>
        <source>There is no card in the hand to lay.</source>
        <translation>In mano non c&apos;è nessuna carta da calare.</translation>
    </message>
    <message>
        <source>A puzzle has no joker in the hand.</source>
        <translation>In un rompicapo non ci sono jolly in mano.</translation>
    </message>
    <message>
        <source>The whole hand cannot be laid: that is proved.</source>
        <translation>La mano non si può calare tutta: è dimostrato.</translation>
    </message>
    <message>
        <source>Whether the whole hand can be laid was not found out: the table is too large.</source>
        <translation>Non si è trovato se la mano si cala tutta: il tavolo è troppo grande.</translation>
    </message>
    <message>
        <source>The table is no table of Machiavelli.</source>
        <translation>Questo tavolo non è un tavolo di Machiavelli.</translation>
    </message>
    <message>
        <source>Nothing can be laid, that is proved. Discard {card}: the fewest points stay.</source>
        <translation>Non si può calare niente, è dimostrato. Scarta {card}: ti restano meno punti.</translation>
    </message>
    <message>
        <source>Nothing can be laid: that is proved.</source>
        <translation>Non si può calare niente: è dimostrato.</translation>
    </message>
    <message>
        <source>Nothing was found, but the table is too large to be sure.</source>
        <translation>Non si è trovato niente, ma il tavolo è troppo grande per esserne certi.</translation>
    </message>
    <message>
        <source>The whole hand can be laid: {cards}</source>
        <translation>Si può calare tutta la mano: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can be laid</source>
        <translation>
            <numerusform>Si può calare %n tessera</numerusform>
            <numerusform>Si possono calare %n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be laid</source>
        <translation>
            <numerusform>Si può calare %n carta</numerusform>
            <numerusform>Si possono calare %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>more is not possible, that is proved</source>
        <translation>di più no, è dimostrato</translation>
    </message>
    <message>
        <source>more was not found</source>
        <translation>di più non si è trovato</translation>
    </message>
    <message>
        <source>{what}, {proved}: {cards}</source>
        <translation>{what}, {proved}: {cards}</translation>
    </message>
    <message>
        <source>The move is legal</source>
        <translation>La mossa è valida</translation>
    </message>
    <message>
        <source>By the rules of this game it may be played so.</source>
        <translation>Secondo le regole di questo gioco si può giocare così.</translation>
    </message>
    <message>
        <source>The move is not legal</source>
        <translation>La mossa non è valida</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>The disk is full</source>
        <translation>Il disco è pieno</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>Il disco è di sola lettura</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>Il sistema non lo permette</translation>
    </message>
    <message>
        <source>The file or folder is not there</source>
        <translation>Il file o la cartella non c&apos;è</translation>
    </message>
    <message>
        <source>The system reports an error</source>
        <translation>Il sistema segnala un errore</translation>
    </message>
    <message>
        <source>Games cannot be saved</source>
        <translation>Le partite non si possono salvare</translation>
    </message>
    <message>
        <source>{why}: {folder}. You can play, but a game is lost when you close the program. Free the folder, then start Ramio again.</source>
        <translation>{why}: {folder}. Puoi giocare, ma chiudendo il programma la partita va perduta. Rendi scrivibile la cartella, poi riapri Ramio.</translation>
    </message>
    <message>
        <source>This game is open already</source>
        <translation>Questa partita è già aperta</translation>
    </message>
    <message>
        <source>{name} is being played in another window of Ramio. Go on there, or close that window first.</source>
        <translation>{name} è in corso in un&apos;altra finestra di Ramio. Continua lì, oppure chiudi prima quella finestra.</translation>
    </message>
    <message>
        <source>This game is from a newer Ramio</source>
        <translation>Questa partita viene da un Ramio più recente</translation>
    </message>
    <message>
        <source>{name} cannot be read by this version. The file stays as it is: update Ramio to go on with it.</source>
        <translation>{name}: questa versione non sa leggere il file, che resta com&apos;è. Aggiorna Ramio per continuare la partita.</translation>
    </message>
    <message>
        <source>A game was damaged</source>
        <translation>Una partita era danneggiata</translation>
    </message>
    <message>
        <source>{name} cannot be read. The file is kept as {kept}, nothing was deleted; start a new game.</source>
        <translation>{name}: il file non si può leggere. È conservato come {kept}, nulla è stato eliminato; comincia una nuova partita.</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>La partita non si può aprire</translation>
    </message>
    <message>
        <source>{why}: {name}. Nothing was changed; try again when that is mended.</source>
        <translation>{why}: {name}. Nulla è cambiato; riprova quando il problema è risolto.</translation>
    </message>
    <message>
        <source>{name} is no game that can be gone on with. The file stays as it is.</source>
        <translation>{name} non è una partita che si possa continuare. Il file resta com&apos;è.</translation>
    </message>
    <message>
        <source>The settings were damaged</source>
        <translation>Le impostazioni erano danneggiate</translation>
    </message>
    <message>
        <source>The usual settings are in use now. The old file is kept as {kept}; your games are not touched.</source>
        <translation>Ora valgono le impostazioni iniziali. Il vecchio file è conservato come {kept}; le tue partite non sono toccate.</translation>
    </message>
    <message>
        <source>Your puzzles were damaged</source>
        <translation>I tuoi rompicapo erano danneggiati</translation>
    </message>
    <message>
        <source>What you have solved cannot be read. The file is kept as {kept}, nothing was deleted; you begin anew.</source>
        <translation>Quello che hai risolto non si può leggere. Il file resta come {kept}, nulla è stato cancellato; si ricomincia da capo.</translation>
    </message>
    <message>
        <source>The puzzles you have made cannot be read. The file is kept as {kept}, nothing was deleted; you begin anew.</source>
        <translation type="vanished">I rompicapo che hai creato non si possono leggere. Il file resta come {kept}, nulla è stato cancellato; si ricomincia da capo.</translation>
    </message>
    <message>
        <source>{why}: {name}. Nothing was changed: mend that, then try again.</source>
        <translation>{why}: {name}. Non è cambiato niente: rimedia, poi riprova.</translation>
    </message>
    <message>
        <source>Your puzzles are from a newer Ramio</source>
        <translation>I tuoi rompicapo vengono da un Ramio più nuovo</translation>
    </message>
    <message>
        <source>{name} stays as it is. You can play, but what you solve now is not kept: update Ramio to go on with it.</source>
        <translation>{name} resta com&apos;è. Puoi giocare, ma quello che risolvi adesso non viene conservato: aggiorna Ramio per proseguire.</translation>
    </message>
    <message>
        <source>Your puzzles cannot be read</source>
        <translation>I tuoi rompicapo non si possono leggere</translation>
    </message>
    <message>
        <source>The puzzles you made cannot be read. The file is kept as {kept}, nothing was deleted; you begin anew.</source>
        <translation>I rompicapo che hai creato non si possono leggere. Il file resta come {kept}, nulla è stato cancellato; si ricomincia da capo.</translation>
    </message>
    <message>
        <source>{why}: {name}. Nothing was changed. What you solve now is not kept: mend that, then start Ramio again.</source>
        <translation>{why}: {name}. Nulla è stato cambiato. Quello che risolvi adesso non viene conservato: rimedia, poi riavvia Ramio.</translation>
    </message>
    <message>
        <source>Your puzzles cannot be saved now</source>
        <translation>I tuoi rompicapo ora non si possono salvare</translation>
    </message>
    <message>
        <source>{why}: {name}. Go on: what you solve is kept in memory and saved with the next one if possible.</source>
        <translation>{why}: {name}. Vai pure avanti: quello che risolvi resta in memoria e, se si può, si salva con il prossimo.</translation>
    </message>
    <message>
        <source>The puzzles cannot be read</source>
        <translation>I rompicapo non si possono leggere</translation>
    </message>
    <message>
        <source>A file of the program is missing or damaged ({error}). Install Ramio again.</source>
        <translation>Un file del programma manca o è danneggiato ({error}). Installa di nuovo Ramio.</translation>
    </message>
    <message>
        <source>The game cannot be saved now</source>
        <translation>Ora la partita non si può salvare</translation>
    </message>
    <message>
        <source>{why}. Go on playing: all of it is kept in memory and saved as soon as that is possible. Do not close the program before.</source>
        <translation>{why}. Continua pure a giocare: tutto resta in memoria e viene salvato appena possibile. Non chiudere il programma prima di allora.</translation>
    </message>
    <message>
        <source>The game is saved again</source>
        <translation>La partita è di nuovo salvata</translation>
    </message>
    <message>
        <source>The last moments before the program ended could not be read; play goes on from there.</source>
        <translation>Gli ultimi istanti prima della chiusura non si possono leggere; si riprende da lì.</translation>
    </message>
    <message>
        <source>The old file is kept as {kept}.</source>
        <translation>Il vecchio file è conservato come {kept}.</translation>
    </message>
    <message>
        <source>The end of the game was damaged</source>
        <translation>La fine della partita era danneggiata</translation>
    </message>
    <message>
        <source>{name} did not answer in time</source>
        <translation>{name} non ha risposto in tempo</translation>
    </message>
    <message>
        <source>The least the rules ask for was played instead. The game goes on.</source>
        <translation>Al suo posto è stato giocato il minimo previsto dalle regole. La partita continua.</translation>
    </message>
    <message>
        <source>The table is out of step</source>
        <translation>Il tavolo non è più allineato</translation>
    </message>
    <message>
        <source>Leave it and continue the game from the home page: it is saved.</source>
        <translation>Esci e continua la partita dalla pagina iniziale: è salvata.</translation>
    </message>
</context>
<context>
    <name>ProfilePanel</name>
    <message>
        <source>Your name at the table</source>
        <translation>Il tuo nome al tavolo</translation>
    </message>
    <message>
        <source>It stays on this computer and holds from the next game on.</source>
        <translation>Resta su questo computer e vale dalla prossima partita.</translation>
    </message>
    <message>
        <source>Save the name</source>
        <translation>Salva il nome</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profilo</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Your puzzle {n}</source>
        <translation>Il tuo rompicapo {n}</translation>
    </message>
    <message>
        <source>Difficulty {n}, {word}</source>
        <translation>Difficoltà {n}, {word}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to lay</source>
        <translation>
            <numerusform>%n carta da calare</numerusform>
            <numerusform>%n carte da calare</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete {puzzle}</source>
        <translation>Elimina {puzzle}</translation>
    </message>
</context>
<context>
    <name>PuzzleCounts</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n secondo</numerusform>
            <numerusform>%n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n rompicapo risolto</numerusform>
            <numerusform>%n rompicapo risolti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Record: %n solved</source>
        <translation>
            <numerusform>Record: %n risolto</numerusform>
            <numerusform>Record: %n risolti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <source>Puzzle {n}</source>
        <translation>Rompicapo {n}</translation>
    </message>
    <message>
        <source>solved with help in {time}</source>
        <translation>risolto con un aiuto in {time}</translation>
    </message>
    <message>
        <source>solved in {time}</source>
        <translation>risolto in {time}</translation>
    </message>
    <message>
        <source>begun, {n} of {of} cards laid</source>
        <translation>iniziato, {n} carte calate di {of}</translation>
    </message>
    <message>
        <source>with a star</source>
        <translation>con la stella</translation>
    </message>
    <message>
        <source>the next one for you</source>
        <translation>il prossimo per te</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>It counts as not solved on your own, for your rating too. Undoing moves costs nothing.</source>
        <translation>Conta come non risolto da te, anche per il punteggio. Annullare le mosse invece non costa nulla.</translation>
    </message>
    <message>
        <source>Take the star away</source>
        <translation>Togli la stella</translation>
    </message>
    <message>
        <source>Mark with a star</source>
        <translation>Segna con una stella</translation>
    </message>
    <message>
        <source>Puzzle {n}</source>
        <translation>Rompicapo {n}</translation>
    </message>
    <message>
        <source>Difficulty {n}, {word}</source>
        <translation>Difficoltà {n}, {word}</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Un altro</translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message>
        <source>Once more</source>
        <translation>Ancora una volta</translation>
    </message>
    <message>
        <source>Next: {n}</source>
        <translation>Prossimo: {n}</translation>
    </message>
    <message>
        <source>This is the answer</source>
        <translation>Ecco la soluzione</translation>
    </message>
    <message>
        <source>Solved, with help</source>
        <translation>Risolto, con un aiuto</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Risolto!</translation>
    </message>
    <message>
        <source>the shortest known: {moves}</source>
        <translation>la più breve conosciuta: {moves}</translation>
    </message>
    <message>
        <source>{time} · {moves}, no shorter answer is known</source>
        <translation>{time} · {moves}, il minimo noto</translation>
    </message>
    <message>
        <source>{time} · {moves}, the shortest known has {n}</source>
        <translation>{time} · {moves}, il minimo noto è {n}</translation>
    </message>
    <message>
        <source>Solved before in {time}: that is what is kept</source>
        <translation>Già risolto in {time}: vale quella volta</translation>
    </message>
    <message>
        <source>Your rating: {points} ({gain})</source>
        <translation>Il tuo punteggio: {points} ({gain})</translation>
    </message>
</context>
<context>
    <name>PuzzleTable</name>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Cards moved so far; what you undo or restore is not counted</source>
        <translation>Carte spostate finora; quello che annulli o ripristini non conta</translation>
    </message>
    <message>
        <source>Lay every card of your hand: take the table apart as you like</source>
        <translation>Cala tutte le carte della mano: il tavolo si può smontare a piacere</translation>
    </message>
    <message>
        <source>Lay every card of your hand</source>
        <translation>Cala tutte le carte della mano</translation>
    </message>
</context>
<context>
    <name>PuzzleWay</name>
    <message>
        <source>{n} of {of} solved</source>
        <translation>Risolti: {n} su {of}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapo</translation>
    </message>
    <message>
        <source>Puzzle {n}</source>
        <translation>Rompicapo {n}</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>dddd, MMMM d</source>
        <comment>a date; the letters are Qt&apos;s: weekday, month, day</comment>
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>dddd, MMMM d, yyyy</source>
        <comment>a date; the letters are Qt&apos;s: weekday, month, day, year</comment>
        <translation>dddd d MMMM yyyy</translation>
    </message>
    <message>
        <source>MMMM d</source>
        <comment>a date; the letters are Qt&apos;s: month, day</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>very easy</source>
        <translation>molto facile</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>molto difficile</translation>
    </message>
    <message>
        <source>MMMM d, yyyy</source>
        <comment>a date; the letters are Qt&apos;s: month, day, year</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Solved in {time} with {moves} and a hint</source>
        <translation>Risolto in {time} con {moves} e un aiuto</translation>
    </message>
    <message>
        <source>Solved in {time} with {moves}</source>
        <translation>Risolto in {time} con {moves}</translation>
    </message>
    <message>
        <source>Ramio, puzzle of {date}</source>
        <translation>Ramio, rompicapo del {date}</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>{n} of {of} solved</source>
        <translation>Risolti: {n} su {of}</translation>
    </message>
    <message>
        <source>{solved} · your rating {points}</source>
        <translation>{solved} · punteggio {points}</translation>
    </message>
    <message>
        <source>Difficulty {n}</source>
        <translation>Difficoltà {n}</translation>
    </message>
    <message>
        <source>{word}, from {first} to {last}, {n} solved</source>
        <translation>{word}, da {first} a {last}, risolti: {n}</translation>
    </message>
    <message>
        <source>All difficulties</source>
        <translation>Tutte le difficoltà</translation>
    </message>
    <message>
        <source>from easy to hard</source>
        <translation>dal più facile al più difficile</translation>
    </message>
    <message>
        <source>Next: {n}</source>
        <translation>Prossimo: {n}</translation>
    </message>
    <message>
        <source>The unsolved puzzle that suits you best</source>
        <translation>Il rompicapo da risolvere più adatto a te</translation>
    </message>
    <message>
        <source>All of these are solved.</source>
        <translation>Questi sono tutti risolti.</translation>
    </message>
    <message>
        <source>None of these is solved yet.</source>
        <translation>Qui non ce n&apos;è ancora nessuno risolto.</translation>
    </message>
    <message>
        <source>None of these is begun: a puzzle you leave waits for you here.</source>
        <translation>Qui non ce n&apos;è nessuno iniziato: quelli che lasci a metà ti aspettano qui.</translation>
    </message>
    <message>
        <source>None of these has a star: mark what you like while you play it.</source>
        <translation>Qui non c&apos;è nessuna stella: segna quelli che ti piacciono mentre li giochi.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapo</translation>
    </message>
    <message>
        <source>Lay every card of the hand by rearranging the table</source>
        <translation>Cala tutte le carte della mano riordinando il tavolo</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>To solve</source>
        <translation>Da risolvere</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolti</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Iniziati</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Preferiti</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Difficulty {n}, {word}</source>
        <translation>Difficoltà {n}, {word}</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>The invitation as a QR code</source>
        <translation>L&apos;invito come codice QR</translation>
    </message>
</context>
<context>
    <name>QuickSettings</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuri</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiari</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Due colori</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Large figures on the cards</source>
        <translation>Indici grandi sulle carte</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prugna</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrolio</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Spente</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloci</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori del computer</translation>
    </message>
    <message>
        <source>Thoughtful</source>
        <translation>Riflessivi</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Svelti</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Quick settings</source>
        <translation>Impostazioni rapide</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>Tutte le impostazioni</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Copia la posizione come testo</translation>
    </message>
    <message>
        <source>Level of the computer players</source>
        <translation>Livello dei giocatori del computer</translation>
    </message>
</context>
<context>
    <name>RackWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>due</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
</context>
<context>
    <name>ReactionWords</name>
    <message>
        <source>Well played!</source>
        <translation>Bella mossa!</translation>
    </message>
    <message>
        <source>Wow!</source>
        <translation>Caspita!</translation>
    </message>
    <message>
        <source>Ha ha!</source>
        <translation>Ah ah!</translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation>Ops!</translation>
    </message>
    <message>
        <source>Come on!</source>
        <translation>Dai!</translation>
    </message>
    <message>
        <source>Thanks!</source>
        <translation>Grazie!</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>This hand is over.</source>
        <translation>Questa smazzata è finita.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Tocca a un altro giocatore.</translation>
    </message>
    <message>
        <source>This game has no such move.</source>
        <translation>Questa mossa in questo gioco non esiste.</translation>
    </message>
    <message>
        <source>Every turn starts with a card from the stock: draw first.</source>
        <translation>Ogni turno comincia con una carta del tallone: prima pesca.</translation>
    </message>
    <message>
        <source>You have drawn in this turn: lay cards or pass.</source>
        <translation>In questo turno hai già pescato: cala delle carte o passa.</translation>
    </message>
    <message>
        <source>The stock is empty: there is nothing to draw.</source>
        <translation>Il tallone è finito: non c&apos;è più niente da pescare.</translation>
    </message>
    <message>
        <source>Nobody passes in this game: lay at least one card, or draw.</source>
        <translation>In questo gioco non si passa: cala almeno una carta, oppure pesca.</translation>
    </message>
    <message>
        <source>One passes only when nothing is left to draw: lay, or draw.</source>
        <translation>Si passa solo quando non c&apos;è più niente da pescare: cala, oppure pesca.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>Non hai in mano {cards}.</translation>
    </message>
    <message>
        <source>What lies on the table stays there; missing: {cards}.</source>
        <translation>Le carte del tavolo restano sul tavolo; mancano: {cards}.</translation>
    </message>
    <message>
        <source>A joker on the table may be moved, but never taken into a hand.</source>
        <translation>Un jolly sul tavolo si può spostare, ma mai riprendere in mano.</translation>
    </message>
    <message>
        <source>To lay, use at least one card of your hand.</source>
        <translation>Per calare serve almeno una carta della tua mano.</translation>
    </message>
    <message>
        <source>A meld has at least three cards; this one: {cards}.</source>
        <translation>Una combinazione ha almeno tre carte; questa: {cards}.</translation>
    </message>
    <message>
        <source>A meld needs at least one card that is not a joker.</source>
        <translation>In una combinazione serve almeno una carta che non sia un jolly.</translation>
    </message>
    <message>
        <source>A run ends at the ace and does not go on with the two: {cards}.</source>
        <translation>Una scala finisce all&apos;asso e non continua con il due: {cards}.</translation>
    </message>
    <message>
        <source>This run has a gap that no joker fills: {cards}.</source>
        <translation>In questa scala c&apos;è un buco che nessun jolly riempie: {cards}.</translation>
    </message>
    <message>
        <source>A run holds each card once; twice here: {cards}.</source>
        <translation>In una scala ogni carta sta una volta sola; qui due volte: {cards}.</translation>
    </message>
    <message>
        <source>A set holds each suit once; twice here: {cards}.</source>
        <translation>In un tris o poker ogni seme sta una volta sola; qui due volte: {cards}.</translation>
    </message>
    <message>
        <source>A set has four cards at most, jokers included: {cards}.</source>
        <translation>Un poker ha al massimo quattro carte, jolly compresi: {cards}.</translation>
    </message>
    <message>
        <source>These cards are neither a run nor a set: {cards}.</source>
        <translation>Queste carte non sono né una scala né un tris: {cards}.</translation>
    </message>
    <message>
        <source>Your first laying needs a clean run: three cards in line of one suit, from your hand, without a joker.</source>
        <translation>Per aprire serve una scala pulita: tre carte in fila dello stesso seme, dalla tua mano e senza jolly.</translation>
    </message>
    <message>
        <source>Not enough points yet for your opening: {cards}.</source>
        <translation>I punti non bastano ancora per aprire: {cards}.</translation>
    </message>
    <message>
        <source>Before your opening the melds on the table stay as they are.</source>
        <translation>Prima di aprire non puoi toccare le combinazioni sul tavolo.</translation>
    </message>
    <message>
        <source>Drawing ends your turn: first put the table back as it was.</source>
        <translation>Pescare chiude il turno: prima rimetti il tavolo com&apos;era.</translation>
    </message>
    <message>
        <source>There is no discard to take.</source>
        <translation>Non ci sono scarti da prendere.</translation>
    </message>
    <message>
        <source>The stock is used up and one discard is left: that is the card to take.</source>
        <translation>Il tallone è esaurito e resta un solo scarto: si prende quello.</translation>
    </message>
    <message>
        <source>You take the discard only if you lay it in this turn, and that cannot be done now.</source>
        <translation>Lo scarto si prende solo per giocarlo in questo turno, e adesso non si può.</translation>
    </message>
    <message>
        <source>A turn ends with a discard.</source>
        <translation>Il turno finisce con uno scarto.</translation>
    </message>
    <message>
        <source>You found nothing to draw: nothing is discarded either. Lay cards, or pass.</source>
        <translation>Non c&apos;era nulla da pescare: non si scarta nemmeno. Cala, oppure passa.</translation>
    </message>
    <message>
        <source>The card you took from the discards may not go back in the same turn: {cards}.</source>
        <translation>La carta presa dagli scarti non si scarta nello stesso turno: {cards}.</translation>
    </message>
    <message>
        <source>The card you took from the discards has to be laid in this turn: {cards}.</source>
        <translation>La carta presa dagli scarti va giocata in questo turno: {cards}.</translation>
    </message>
    <message>
        <source>The card you took from the discards belongs in one of the new melds you open with: {cards}.</source>
        <translation>La carta presa dagli scarti deve stare in uno dei giochi con cui apri: {cards}.</translation>
    </message>
    <message>
        <source>Melds on the table stay as they are; cards are only added: {cards}.</source>
        <translation>I giochi in tavola restano come sono, si può solo attaccare: {cards}.</translation>
    </message>
    <message>
        <source>One joker a meld, no more: {cards}.</source>
        <translation>Un solo jolly per gioco: {cards}.</translation>
    </message>
    <message>
        <source>A joker on the table keeps the card it stands for: {cards}.</source>
        <translation>Un jolly in tavola resta la carta che rappresenta: {cards}.</translation>
    </message>
    <message>
        <source>A joker leaves a set only when the set then has four cards: {cards}.</source>
        <translation>Da una combinazione il jolly si prende solo se poi le carte sono quattro: {cards}.</translation>
    </message>
    <message>
        <source>A joker you free has to be laid at once, in another meld.</source>
        <translation>Il jolly preso va calato subito, in un altro gioco.</translation>
    </message>
    <message>
        <source>A joker you free may not go back to the meld it came from.</source>
        <translation>Il jolly preso non può tornare nel gioco da cui viene.</translation>
    </message>
    <message>
        <source>Say which card the joker stands for: {cards}.</source>
        <translation>Di&apos; quale carta rappresenta il jolly: {cards}.</translation>
    </message>
    <message>
        <source>In this game the joker of a set stands for any missing suit: {cards}.</source>
        <translation>In questo gioco il jolly di una combinazione vale per tutti i semi che mancano: {cards}.</translation>
    </message>
    <message>
        <source>Before your opening you lay new melds, and lay nothing off: {cards}.</source>
        <translation>Prima dell&apos;apertura si calano giochi nuovi, senza attaccare: {cards}.</translation>
    </message>
    <message>
        <source>Keep a card back: the last one is discarded.</source>
        <translation>Tieni una carta: l&apos;ultima si scarta (resteresti incartato).</translation>
    </message>
    <message>
        <source>Nobody closes in hand in the first round.</source>
        <translation>Al primo giro non si chiude in mano.</translation>
    </message>
    <message>
        <source>A flush closes only all at once, with nothing laid before and one card left to discard.</source>
        <translation>Il colore chiude solo tutto insieme, senza aver calato nulla prima e con una carta da scartare.</translation>
    </message>
    <message>
        <source>This player cannot come back into the match.</source>
        <translation>Questo giocatore non può rientrare in partita.</translation>
    </message>
    <message>
        <source>This hand is not over yet.</source>
        <translation>Questa smazzata non è ancora finita.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
</context>
<context>
    <name>ReentryQuestion</name>
    <message>
        <source>{name} is out with {total}</source>
        <translation>{name} è fuori con {total}</translation>
    </message>
    <message>
        <source>You are out with {total}</source>
        <translation>Sei fuori con {total}</translation>
    </message>
    <message>
        <source>One may come back with the highest total of those still in.</source>
        <translation>Si rientra con il totale più alto di chi è ancora in gioco.</translation>
    </message>
    <message numerus="yes">
        <source>Come back with %n point(s)</source>
        <translation>
            <numerusform>Rientra con %n punto</numerusform>
            <numerusform>Rientra con %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Resta fuori</translation>
    </message>
</context>
<context>
    <name>RehearsalButton</name>
    <message>
        <source>Put back</source>
        <translation>Rimetti</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>End the rehearsal: the table is shown as it is (T)</source>
        <translation>Fine della prova: si vede di nuovo il tavolo com&apos;è (T)</translation>
    </message>
    <message>
        <source>Try moves on a copy of the table that nobody else sees (T)</source>
        <translation>Prova le mosse su una copia del tavolo che nessun altro vede (T)</translation>
    </message>
</context>
<context>
    <name>ReviewBanner</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Trovala tu</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
</context>
<context>
    <name>ReviewBoard</name>
    <message>
        <source>The position</source>
        <translation>La posizione</translation>
    </message>
</context>
<context>
    <name>ReviewChoice</name>
    <message>
        <source>Review and positions</source>
        <translation>Revisioni e posizioni</translation>
    </message>
    <message>
        <source>Paste a position…</source>
        <translation>Incolla una posizione…</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>I tuoi rompicapo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>There is no game yet whose hands could be reviewed.</source>
        <translation>Non c&apos;è ancora una partita con smazzate da rivedere.</translation>
    </message>
</context>
<context>
    <name>ReviewFrame</name>
    <message>
        <source>Copy the position</source>
        <translation>Copia posizione</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Crea rompicapo</translation>
    </message>
    <message>
        <source>Play with the position</source>
        <translation>Prova la posizione</translation>
    </message>
    <message>
        <source>Which hand</source>
        <translation>Quale smazzata</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Reviewed: {done} of {of}</source>
        <translation>Rivisti {done} turni su {of}</translation>
    </message>
    <message numerus="yes">
        <source>You missed something in %n turn(s)</source>
        <translation>
            <numerusform>Ti è sfuggito qualcosa in %n turno</numerusform>
            <numerusform>Ti è sfuggito qualcosa in %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>You missed nothing</source>
        <translation>Non ti è sfuggito niente</translation>
    </message>
    <message>
        <source>what you have found</source>
        <translation>quello che hai trovato</translation>
    </message>
    <message>
        <source>before the move of {name}</source>
        <translation>prima della mossa di {name}</translation>
    </message>
    <message>
        <source>Move the cards on the table below, as at a game.</source>
        <translation>Muovi le carte sul tavolo qui sotto, come in partita.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Trovala tu</translation>
    </message>
    <message>
        <source>Show how</source>
        <translation>Mostra come</translation>
    </message>
    <message numerus="yes">
        <source>Show the %n step(s)</source>
        <translation>
            <numerusform>Mostra il passo</numerusform>
            <numerusform>Mostra i %n passi</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>La tua mossa</translation>
    </message>
    <message>
        <source>The move of {name}</source>
        <translation>La mossa di {name}</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>La mossa migliore</translation>
    </message>
    <message>
        <source>Nothing is better than what was played.</source>
        <translation>Niente è meglio di quello che è stato giocato.</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Niente di meglio è stato trovato.</translation>
    </message>
    <message>
        <source>It is not known.</source>
        <translation>Non si sa.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisione</translation>
    </message>
    <message>
        <source>{game}, hand {n}</source>
        <translation>{game}, smazzata {n}</translation>
    </message>
    <message>
        <source>{hand}, still going on</source>
        <translation>{hand}, ancora in corso</translation>
    </message>
    <message>
        <source>{hand}, nobody goes out</source>
        <translation>{hand}, nessuno chiude</translation>
    </message>
    <message>
        <source>{hand}, {name} goes out in turn {turn}</source>
        <translation>{hand}, chiusa da {name} al turno {turn}</translation>
    </message>
    <message>
        <source>Hand {n}</source>
        <translation>Smazzata {n}</translation>
    </message>
</context>
<context>
    <name>ReviewWay</name>
    <message>
        <source>There is no turn to review yet</source>
        <translation>Non c&apos;è ancora un turno da rivedere</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisione</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>goes out with {card}</source>
        <translation>chiude con {card}</translation>
    </message>
    <message>
        <source>discards {card}</source>
        <translation>scarta {card}</translation>
    </message>
    <message>
        <source>takes {card} from the discards</source>
        <translation>prende {card} dagli scarti</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>finds nothing to draw</source>
        <translation>non trova niente da pescare</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>pesca</translation>
    </message>
    <message>
        <source>draws {card}</source>
        <translation>pesca {card}</translation>
    </message>
    <message numerus="yes">
        <source>rearranges %n meld(s)</source>
        <translation>
            <numerusform>riordina %n gioco</numerusform>
            <numerusform>riordina %n giochi</numerusform>
        </translation>
    </message>
    <message>
        <source>{moved} and goes out</source>
        <translation>{moved} e chiude</translation>
    </message>
    <message numerus="yes">
        <source>lays %n card(s)</source>
        <translation>
            <numerusform>cala %n carta</numerusform>
            <numerusform>cala %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>goes out with {cards}</source>
        <translation>chiude con {cards}</translation>
    </message>
    <message>
        <source>lays {cards}</source>
        <translation>cala {cards}</translation>
    </message>
    <message>
        <source>lays {cards} and lays off {added}</source>
        <translation>cala {cards} e attacca {added}</translation>
    </message>
    <message>
        <source>lays off {cards}</source>
        <translation>attacca {cards}</translation>
    </message>
    <message>
        <source>lays off {cards} on a run</source>
        <translation>attacca {cards} a una scala</translation>
    </message>
    <message>
        <source>lays off {cards} on a set</source>
        <translation>attacca {cards} a un tris</translation>
    </message>
    <message>
        <source>lays off {cards} on {meld}</source>
        <translation>attacca {cards} a {meld}</translation>
    </message>
    <message>
        <source>adds {cards} to {meld}</source>
        <translation>aggiunge {cards} a {meld}</translation>
    </message>
    <message>
        <source>takes the joker from {meld} for a new meld</source>
        <translation>prende il jolly da {meld} per un gioco nuovo</translation>
    </message>
    <message>
        <source>moves the joker from {meld} to {other}</source>
        <translation>sposta il jolly da {meld} a {other}</translation>
    </message>
    <message>
        <source>moves {cards} from {meld} to {other}</source>
        <translation>sposta {cards} da {meld} a {other}</translation>
    </message>
    <message>
        <source>takes {cards} from {meld} for a new meld</source>
        <translation>prende {cards} da {meld} per un gioco nuovo</translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nuova</translation>
    </message>
    <message>
        <source>{card}, selected</source>
        <translation>{card}, scelta</translation>
    </message>
    <message>
        <source>{meld}: {reason}</source>
        <translation>{meld}: {reason}</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} punti</translation>
    </message>
    <message>
        <source>locked until you have opened</source>
        <translation>bloccata finché non apri</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid now</source>
        <translation>
            <numerusform>%n carta calata ora</numerusform>
            <numerusform>%n carte calate ora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) laid now</source>
        <translation>
            <numerusform>%n tessera calata ora</numerusform>
            <numerusform>%n tessere calate ora</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>un jolly</numerusform>
            <numerusform>%n jolly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the whole pack; each stands for any card.</source>
        <translation>
            <numerusform>Uno solo in tutto; sta per qualsiasi carta.</numerusform>
            <numerusform>%n in tutto; ciascuno sta per qualsiasi carta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {seats} players %n card(s) stay in the stock.</source>
        <translation>
            <numerusform>In {seats} resta %n carta nel tallone.</numerusform>
            <numerusform>In {seats} restano %n carte nel tallone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s). A joker stands for any card, and stays on the table once it is laid.</source>
        <translation>
            <numerusform>%n carta. Il jolly sta per qualsiasi carta e, una volta calato, resta sul tavolo.</numerusform>
            <numerusform>%n carte. Il jolly sta per qualsiasi carta e, una volta calato, resta sul tavolo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An ace that stays in the hand counts %n point(s).</source>
        <translation>
            <numerusform>Un asso che resta in mano conta %n punto.</numerusform>
            <numerusform>Un asso che resta in mano conta %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who is out may come back %n time(s), with the highest total of those still in.</source>
        <translation>
            <numerusform>Chi è fuori può rientrare una volta, con il punteggio più alto di chi è ancora in gioco.</numerusform>
            <numerusform>Chi è fuori può rientrare %n volte, con il punteggio più alto di chi è ancora in gioco.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>different from the usual rules</source>
        <translation>diversa dalle regole solite</translation>
    </message>
    <message>
        <source>other</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>{rule}, another number</source>
        <translation>{rule}, un altro numero</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most}.</source>
        <translation>Un numero intero da {least} a {most}.</translation>
    </message>
</context>
<context>
    <name>RuleSetCard</name>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n regola cambiata</numerusform>
            <numerusform>%n regole cambiate</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual rules</source>
        <translation>le regole solite</translation>
    </message>
    <message>
        <source>{game}, {rules}</source>
        <translation>{game}, {rules}</translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>Altro su {name}</translation>
    </message>
    <message>
        <source>Take the house rules {name}</source>
        <translation>Prendi le regole {name}</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copia il codice</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
</context>
<context>
    <name>RuleSetList</name>
    <message>
        <source>Your house rules</source>
        <translation>Le tue regole di casa</translation>
    </message>
</context>
<context>
    <name>RuleSetsBar</name>
    <message>
        <source>Keep these house rules</source>
        <translation>Salva queste regole di casa</translation>
    </message>
    <message>
        <source>Under a name you find them again, here and when you host a table.</source>
        <translation>Con un nome le ritrovi qui e quando ospiti un tavolo.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>Kept as {name}</source>
        <translation>Salvate come {name}</translation>
    </message>
    <message>
        <source>Rename the house rules</source>
        <translation>Rinomina le regole di casa</translation>
    </message>
    <message>
        <source>What shall they be called?</source>
        <translation>Come si devono chiamare?</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>Eliminare {name}?</translation>
    </message>
    <message>
        <source>The rules of this name are gone then; games played by them stay as they are.</source>
        <translation>Le regole salvate con questo nome spariscono; le partite giocate con esse restano come sono.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>{code} is copied: paste it into a message</source>
        <translation>{code} è copiato: incollalo in un messaggio</translation>
    </message>
    <message>
        <source>Keep…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Keep these house rules under a name</source>
        <translation>Salva queste regole di casa con un nome</translation>
    </message>
    <message numerus="yes">
        <source>Yours: %n</source>
        <translation>
            <numerusform>Le tue: %n</numerusform>
            <numerusform>Le tue: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept set(s) of house rules</source>
        <translation>
            <numerusform>%n gruppo di regole salvato</numerusform>
            <numerusform>%n gruppi di regole salvati</numerusform>
        </translation>
    </message>
    <message>
        <source>Code for a friend</source>
        <translation>Codice per un amico</translation>
    </message>
    <message>
        <source>Copy the code of these rules</source>
        <translation>Copia il codice di queste regole</translation>
    </message>
    <message>
        <source>Take house rules from a code</source>
        <translation>Prendi le regole da un codice</translation>
    </message>
</context>
<context>
    <name>RulesQuestion</name>
    <message>
        <source>This is the code of a match and its cards: “Same cards…” below takes it.</source>
        <translation>Questo è il codice di una partita con le sue carte: lo prende «Stesse carte…», qui sotto.</translation>
    </message>
    <message>
        <source>House rules from a code</source>
        <translation>Regole di casa da un codice</translation>
    </message>
    <message>
        <source>Type or paste the code a friend gave you: the game and its rules come along.</source>
        <translation>Scrivi o incolla il codice che ti ha dato un amico: gioco e regole vengono da sé.</translation>
    </message>
    <message>
        <source>Take these rules</source>
        <translation>Prendi queste regole</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message numerus="yes">
        <source>%n different from the usual</source>
        <translation>
            <numerusform>%n diversa dal solito</numerusform>
            <numerusform>%n diverse dal solito</numerusform>
        </translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Tutte come al solito</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Regole di questo tavolo</translation>
    </message>
    <message>
        <source>different from the usual rules</source>
        <translation>diversa dalle regole solite</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Copy the code of these cards, {code}</source>
        <translation>Copia il codice di queste carte, {code}</translation>
    </message>
    <message>
        <source>Whoever enters this code under New game plays the same cards</source>
        <translation>Chi inserisce questo codice in Nuova partita gioca le stesse carte</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Hand {n}</source>
        <translation>Smazzata {n}</translation>
    </message>
    <message>
        <source>{hand}, dealer {name}</source>
        <translation>{hand}, mazziere {name}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} chiude</translation>
    </message>
    <message>
        <source>{name} goes out, {gain} points</source>
        <translation>{name} chiude, {gain} punti</translation>
    </message>
    <message>
        <source>{name}: {gain} points</source>
        <translation>{name}: {gain} punti</translation>
    </message>
    <message>
        <source>{name} is out of the match</source>
        <translation>{name} è fuori dalla partita</translation>
    </message>
    <message>
        <source>{name}: void hand, total {total}</source>
        <translation>{name}: smazzata a monte, totale {total}</translation>
    </message>
    <message>
        <source>{said}; out, and back in with {score}</source>
        <translation>{said}; fuori, e rientra con {score}</translation>
    </message>
    <message>
        <source>{said}; out of the match</source>
        <translation>{said}; fuori dalla partita</translation>
    </message>
    <message>
        <source>{name} goes out, {gain} more, total {total}</source>
        <translation>{name} chiude, {gain} in più, totale {total}</translation>
    </message>
    <message>
        <source>{name} goes out in hand, total {total}</source>
        <translation>{name} chiude in mano, totale {total}</translation>
    </message>
    <message>
        <source>{name} goes out, total {total}</source>
        <translation>{name} chiude, totale {total}</translation>
    </message>
    <message>
        <source>{name}: {gain} more, times {factor} already, total {total}</source>
        <translation>{name}: {gain} in più, già contati per {factor}, totale {total}</translation>
    </message>
    <message>
        <source>{name}: {gain} more, total {total}</source>
        <translation>{name}: {gain} in più, totale {total}</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>The match is over</source>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>{game}, {match}. Hand {n} is over</source>
        <translation>{game}, {match}. Finita la smazzata {n}</translation>
    </message>
    <message>
        <source>(you)</source>
        <translation>(tu)</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>chiude</translation>
    </message>
    <message>
        <source>goes out in hand</source>
        <translation>chiude in mano</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>void</source>
        <translation>a monte</translation>
    </message>
    <message>
        <source>back in with {score}</source>
        <translation>rientra con {score}</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s disc, one letter</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>closed the hand</source>
        <translation>ha chiuso la smazzata</translation>
    </message>
    <message>
        <source>closed in hand</source>
        <translation>chiusura in mano</translation>
    </message>
    <message>
        <source>back in the match</source>
        <translation>rientro in partita</translation>
    </message>
    <message>
        <source>To {target}</source>
        <translation>Verso {target}</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>raggiunti</translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>restano {n}</translation>
    </message>
    <message>
        <source>{n} to go</source>
        <translation>mancano {n}</translation>
    </message>
    <message>
        <source>The hand is played again</source>
        <translation>La smazzata si rigioca</translation>
    </message>
    <message>
        <source>The stock ran out before anybody went out: nobody wins, and new cards are dealt.</source>
        <translation>Il tallone è finito prima che qualcuno chiudesse: non vince nessuno e si danno di nuovo le carte.</translation>
    </message>
    <message>
        <source>In the lead: {names} with {total}</source>
        <translation>In testa {names} con {total}</translation>
    </message>
    <message>
        <source>Whoever reaches {target} wins the match.</source>
        <translation>Vince la partita chi arriva a {target}.</translation>
    </message>
    <message>
        <source>The match ends as soon as somebody reaches {target}; the lowest total wins.</source>
        <translation>La partita finisce appena qualcuno arriva a {target}; vince chi ha meno punti.</translation>
    </message>
    <message>
        <source>Out of the match: {names}. The last one below {target} wins.</source>
        <translation>Fuori: {names}. Vince l&apos;ultimo che resta sotto {target}.</translation>
    </message>
    <message>
        <source>Whoever reaches {target} is out; the last one in wins.</source>
        <translation>Chi arriva a {target} è fuori; vince l&apos;ultimo che resta in gioco.</translation>
    </message>
    <message numerus="yes">
        <source>%n void hand(s) in a row:</source>
        <translation>
            <numerusform>%n smazzata a monte:</numerusform>
            <numerusform>%n smazzate a monte di fila:</numerusform>
        </translation>
    </message>
    <message>
        <source>{voids} after {most} the match ends as it stands.</source>
        <translation>{voids} alla {most}ª di fila la partita finisce com&apos;è.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Hai vinto la partita!</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} vince la partita</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} vincono a pari merito</translation>
    </message>
    <message>
        <source>First to lay the last card.</source>
        <translation>Ha calato per primo l&apos;ultima carta.</translation>
    </message>
    <message>
        <source>the highest total</source>
        <translation>il totale più alto</translation>
    </message>
    <message>
        <source>the lowest total</source>
        <translation>il totale più basso</translation>
    </message>
    <message>
        <source>Three void hands in a row end the match as it stands; {best} wins, {total}.</source>
        <translation>Dopo tre smazzate a monte di fila la partita finisce com&apos;è: vince {best}, {total}.</translation>
    </message>
    <message>
        <source>The target of {target} is reached: {total} to {rest}.</source>
        <translation>Raggiunti i {target} punti: {total} a {rest}.</translation>
    </message>
    <message>
        <source>{name} (hand {n})</source>
        <translation>{name} (smazzata {n})</translation>
    </message>
    <message>
        <source>The last one in, with {total}. Out: {names}.</source>
        <translation>È l&apos;ultimo totale rimasto in gioco: {total}. Fuori: {names}.</translation>
    </message>
    <message>
        <source>With {total}, the lowest total. Reached {target}: {names}.</source>
        <translation>Con {total}, il totale più basso. Arriva a {target}: {names}.</translation>
    </message>
    <message>
        <source>Nobody wins the hand</source>
        <translation>Nessuno vince la smazzata</translation>
    </message>
    <message>
        <source>The lowest racks count the same: no points.</source>
        <translation>I supporti più bassi contano uguale: niente punti.</translation>
    </message>
    <message>
        <source>You win the hand: {n} points</source>
        <translation>Vinci la smazzata: {n} punti</translation>
    </message>
    <message>
        <source>{name} wins the hand: {n} points</source>
        <translation>{name} vince la smazzata: {n} punti</translation>
    </message>
    <message>
        <source>The lowest rack scores its difference to each of the others.</source>
        <translation>Il supporto più basso segna la differenza con ciascuno degli altri.</translation>
    </message>
    <message>
        <source>What is left on the other racks, a joker counting 30.</source>
        <translation>Sono i punti rimasti sugli altri supporti; un jolly conta 30.</translation>
    </message>
    <message>
        <source>A rematch begins with the same players and the same rules.</source>
        <translation>La rivincita comincia con gli stessi giocatori e le stesse regole.</translation>
    </message>
    <message>
        <source>{name} decides whether to come back…</source>
        <translation>{name} decide se rientrare…</translation>
    </message>
    <message>
        <source>{names} decide whether to come back…</source>
        <translation>{names} decidono se rientrare…</translation>
    </message>
    <message>
        <source>{name} deals hand {n}</source>
        <translation>Smazzata {n}: mazziere {name}</translation>
    </message>
    <message>
        <source>{name} begins hand {n}</source>
        <translation>Nella smazzata {n} comincia {name}</translation>
    </message>
    <message>
        <source>{name} comes back with {score}.</source>
        <translation>{name} rientra con {score}.</translation>
    </message>
    <message>
        <source>{names} come back with {score}.</source>
        <translation>{names} rientrano con {score}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>away</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>away · {time}</source>
        <translation>assente · {time}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the match</source>
        <translation>fuori dalla partita</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of the match, one word</comment>
        <translation>fuori</translation>
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
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s disc, one letter</comment>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
</context>
<context>
    <name>ShortReason</name>
    <message>
        <source>the hand is over</source>
        <translation>smazzata finita</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>non tocca a te</translation>
    </message>
    <message>
        <source>no such move here</source>
        <translation>mossa che qui non esiste</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>prima pesca</translation>
    </message>
    <message>
        <source>already drawn</source>
        <translation>hai già pescato</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <translation>il tallone è finito</translation>
    </message>
    <message>
        <source>lay or draw</source>
        <translation>cala o pesca</translation>
    </message>
    <message>
        <source>no passing yet</source>
        <translation>non si passa ancora</translation>
    </message>
    <message>
        <source>not in your hand: {cards}</source>
        <translation>non in mano: {cards}</translation>
    </message>
    <message>
        <source>missing on the table: {cards}</source>
        <translation>mancano sul tavolo: {cards}</translation>
    </message>
    <message>
        <source>the joker stays on the table</source>
        <translation>il jolly resta sul tavolo</translation>
    </message>
    <message>
        <source>no card of your hand</source>
        <translation>nessuna carta della tua mano</translation>
    </message>
    <message>
        <source>needs at least three cards</source>
        <translation>servono almeno tre carte</translation>
    </message>
    <message>
        <source>only jokers</source>
        <translation>solo jolly</translation>
    </message>
    <message>
        <source>no run goes past the ace</source>
        <translation>dopo l&apos;asso la scala non continua</translation>
    </message>
    <message>
        <source>a card is missing in the run</source>
        <translation>nella scala manca una carta</translation>
    </message>
    <message>
        <source>twice: {cards}</source>
        <translation>due volte: {cards}</translation>
    </message>
    <message>
        <source>same suit twice: {cards}</source>
        <translation>seme ripetuto: {cards}</translation>
    </message>
    <message>
        <source>four cards at most in a set</source>
        <translation>al massimo quattro carte</translation>
    </message>
    <message>
        <source>neither run nor set</source>
        <translation>né scala né tris</translation>
    </message>
    <message>
        <source>a clean run of three is still missing</source>
        <translation>manca una scala pulita di tre carte</translation>
    </message>
    <message>
        <source>not enough points to open</source>
        <translation>i punti non bastano per aprire</translation>
    </message>
    <message>
        <source>not before your opening</source>
        <translation>non prima dell&apos;apertura</translation>
    </message>
    <message>
        <source>put the table back first</source>
        <translation>prima rimetti a posto il tavolo</translation>
    </message>
    <message>
        <source>no discard there</source>
        <translation>nessuno scarto</translation>
    </message>
    <message>
        <source>only the discard is left</source>
        <translation>resta solo lo scarto</translation>
    </message>
    <message>
        <source>cannot be laid in this turn</source>
        <translation>non giocabile in questo turno</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>scarta una carta</translation>
    </message>
    <message>
        <source>nothing drawn, nothing discarded</source>
        <translation>senza pesca non si scarta</translation>
    </message>
    <message>
        <source>just taken: {cards}</source>
        <translation>appena presa: {cards}</translation>
    </message>
    <message>
        <source>to be laid: {cards}</source>
        <translation>da giocare: {cards}</translation>
    </message>
    <message>
        <source>belongs in the opening: {cards}</source>
        <translation>deve stare nell&apos;apertura: {cards}</translation>
    </message>
    <message>
        <source>this meld stays as it is</source>
        <translation>questo gioco resta com&apos;è</translation>
    </message>
    <message>
        <source>one joker a meld</source>
        <translation>un solo jolly per gioco</translation>
    </message>
    <message>
        <source>the joker keeps its card</source>
        <translation>il jolly resta la sua carta</translation>
    </message>
    <message>
        <source>the set is not full yet</source>
        <translation>servono quattro carte</translation>
    </message>
    <message>
        <source>lay the joker elsewhere</source>
        <translation>cala il jolly altrove</translation>
    </message>
    <message>
        <source>the joker goes elsewhere</source>
        <translation>il jolly va altrove</translation>
    </message>
    <message>
        <source>which card is the joker?</source>
        <translation>quale carta è il jolly?</translation>
    </message>
    <message>
        <source>this joker is any suit</source>
        <translation>questo jolly è d&apos;ogni seme</translation>
    </message>
    <message>
        <source>open first, with new melds</source>
        <translation>prima apri, con giochi nuovi</translation>
    </message>
    <message>
        <source>keep a card to discard</source>
        <translation>tieni una carta da scartare</translation>
    </message>
    <message>
        <source>not in the first round</source>
        <translation>non al primo giro</translation>
    </message>
    <message>
        <source>a flush closes all at once</source>
        <translation>il colore chiude in un colpo solo</translation>
    </message>
    <message>
        <source>no coming back</source>
        <translation>non può rientrare</translation>
    </message>
    <message>
        <source>the hand is not over</source>
        <translation>smazzata non finita</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>partita finita</translation>
    </message>
</context>
<context>
    <name>ShortTileReason</name>
    <message>
        <source>the reserve is empty</source>
        <translation>la riserva è vuota</translation>
    </message>
    <message>
        <source>not on your rack: {cards}</source>
        <translation>non è sul tuo supporto: {cards}</translation>
    </message>
    <message>
        <source>no tile of your rack</source>
        <translation>nessuna tessera del tuo supporto</translation>
    </message>
    <message>
        <source>needs at least three tiles</source>
        <translation>servono almeno tre tessere</translation>
    </message>
    <message>
        <source>no 1 after the 13</source>
        <translation>dopo il 13 non viene l&apos;1</translation>
    </message>
    <message>
        <source>a number is missing in the run</source>
        <translation>nella scala manca un numero</translation>
    </message>
    <message>
        <source>same colour twice: {cards}</source>
        <translation>stesso colore due volte: {cards}</translation>
    </message>
    <message>
        <source>four tiles at most in a group</source>
        <translation>al massimo quattro tessere</translation>
    </message>
    <message>
        <source>neither run nor group</source>
        <translation>né scala né gruppo</translation>
    </message>
</context>
<context>
    <name>SoloTable</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>SoloWords</name>
    <message>
        <source>Everything is laid</source>
        <translation>Tutto calato</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your hand still to lay</source>
        <translation>
            <numerusform>Manca ancora una carta da calare</numerusform>
            <numerusform>Mancano ancora %n carte da calare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of your rack still to lay</source>
        <translation>
            <numerusform>Manca ancora una tessera da calare</numerusform>
            <numerusform>Mancano ancora %n tessere da calare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to lay</source>
        <translation>
            <numerusform>Ne manca una</numerusform>
            <numerusform>Ne mancano %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoundSection</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards on the table and the end of a hand.</source>
        <translation>Le carte sul tavolo e la fine di una smazzata.</translation>
    </message>
    <message>
        <source>Call me when it is my turn</source>
        <translation>Chiamami quando tocca a me</translation>
    </message>
    <message>
        <source>The task bar shows it while you are in another window.</source>
        <translation>La barra delle applicazioni lo segnala mentre sei in un&apos;altra finestra.</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message numerus="yes">
        <source>%n meld(s)</source>
        <translation>
            <numerusform>%n combinazione</numerusform>
            <numerusform>%n combinazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on your rack</source>
        <translation>
            <numerusform>%n tessera sul tuo supporto</numerusform>
            <numerusform>%n tessere sul tuo supporto</numerusform>
        </translation>
    </message>
    <message>
        <source>Table: {melds}, {cards}</source>
        <translation>Tavolo: {melds}, {cards}</translation>
    </message>
    <message>
        <source>{name}: {meld}</source>
        <translation>{name}: {meld}</translation>
    </message>
    <message numerus="yes">
        <source>Discards, %n card(s)</source>
        <translation>
            <numerusform>Scarti, %n carta</numerusform>
            <numerusform>Scarti, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{discards}, the last one: {card}</source>
        <translation>{discards}, in cima: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Reserve, %n tile(s)</source>
        <translation>
            <numerusform>Riserva, %n tessera</numerusform>
            <numerusform>Riserva, %n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Mazzo, %n carta</numerusform>
            <numerusform>Mazzo, %n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>turn {n} of {of}</source>
        <translation>turno {n} di {of}</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primo turno</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno successivo</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Ultimo turno</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
</context>
<context>
    <name>SuitChoice</name>
    <message>
        <source>Which card does the joker stand for?</source>
        <translation>Che carta è il jolly?</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Needs {card}</source>
        <translation>Serve {card}</translation>
    </message>
    <message>
        <source>Needs {one} or {other}</source>
        <translation>Serve {one} o {other}</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} punti</translation>
    </message>
    <message>
        <source>Replay {name}&apos;s move</source>
        <translation>Rivedi la mossa di {name}</translation>
    </message>
    <message>
        <source>Replay the last moves</source>
        <translation>Rivedi le ultime mosse</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nuova combinazione</translation>
    </message>
    <message>
        <source>New meld</source>
        <comment>in the ramino games</comment>
        <translation>Nuovo gioco</translation>
    </message>
    <message>
        <source>bring cards here</source>
        <translation>porta qui le carte</translation>
    </message>
    <message>
        <source>bring tiles here</source>
        <translation>porta qui le tessere</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuova</translation>
    </message>
    <message>
        <source>to be laid now</source>
        <translation>da calare ora</translation>
    </message>
    <message>
        <source>Drop here to add {cards} to: {meld}</source>
        <translation>Lascia qui per attaccare {cards} a: {meld}</translation>
    </message>
    <message>
        <source>Drop here to take the joker&apos;s place with {cards}: {meld}</source>
        <translation>Lascia qui per mettere {cards} al posto del jolly: {meld}</translation>
    </message>
    <message>
        <source>Drop here for a new meld with {cards}</source>
        <translation>Lascia qui per una nuova combinazione con {cards}</translation>
    </message>
    <message>
        <source>Drop here to discard {cards}: that ends your turn</source>
        <translation>Lascia qui per scartare {cards}: il turno finisce</translation>
    </message>
    <message>
        <source>Drop here to take {cards} back into your hand</source>
        <translation>Lascia qui per riprendere in mano {cards}</translation>
    </message>
    <message>
        <source>Drop here to put {cards} back on your rack</source>
        <translation>Lascia qui per rimettere {cards} sul supporto</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>I tuoi giochi</translation>
    </message>
    <message>
        <source>Melds of {name}</source>
        <translation>Giochi di {name}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>deve ancora aprire</translation>
    </message>
    <message>
        <source>nothing laid</source>
        <translation>niente a terra</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pescata</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
</context>
<context>
    <name>TableCompany</name>
    <message>
        <source>{name} is laying out cards: you see every move</source>
        <translation>{name} sta muovendo le carte: vedi ogni mossa</translation>
    </message>
    <message>
        <source>{name} is away: how to go on</source>
        <translation>{name}: assente. Come continuare</translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>Why did {name} play so?</source>
        <translation>Perché {name} ha giocato così?</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Back to the start of my last turn</source>
        <translation>Torna all&apos;inizio del mio ultimo turno</translation>
    </message>
    <message>
        <source>Hand {n} · to {target}</source>
        <translation>Smazzata {n} · a {target}</translation>
    </message>
    <message>
        <source>{text} · to the left</source>
        <translation>{text} · antiorario</translation>
    </message>
    <message>
        <source>Hand {n}</source>
        <translation>Smazzata {n}</translation>
    </message>
    <message>
        <source>A single hand</source>
        <translation>Una sola smazzata</translation>
    </message>
</context>
<context>
    <name>TableMembers</name>
    <message>
        <source>ready</source>
        <translation>conferma</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The rehearsal is over: one of its melds was changed</source>
        <translation>La prova è finita: uno dei suoi giochi è stato cambiato</translation>
    </message>
    <message>
        <source>Your turn: Redo makes the moves you tried</source>
        <translation>Tocca a te: Ripeti rifà le mosse provate</translation>
    </message>
    <message>
        <source>Your turn: draw, then Redo makes the moves you tried</source>
        <translation>Tocca a te: pesca, poi Ripeti rifà le mosse provate</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message>
        <source>Begin a new match?</source>
        <translation>Cominciare una nuova partita?</translation>
    </message>
    <message>
        <source>The match you are playing ends here without a winner, and the scores start again from zero.</source>
        <translation>La partita in corso finisce qui senza vincitori e il punteggio riparte da zero.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continua questa</translation>
    </message>
    <message>
        <source>The table closes for everybody. Open it again under Play with friends: the game goes on.</source>
        <translation>Il tavolo si chiude per tutti. Riaprilo sotto Gioca con gli amici: la partita continua da qui.</translation>
    </message>
    <message>
        <source>Play waits for you. You come back to your seat under Play with friends.</source>
        <translation>Il gioco ti aspetta. Torni al tuo posto sotto Gioca con gli amici.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Lasciare il tavolo?</translation>
    </message>
    <message>
        <source>The game is saved as it is, and waits for you under Continue.</source>
        <translation>La partita è salvata così com&apos;è e ti aspetta in Continua.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>La partita non è salvata</translation>
    </message>
    <message>
        <source>The save cannot be written now. If you leave, the moves since then are lost.</source>
        <translation>Ora non è possibile salvare. Se esci, le mosse fatte da allora vanno perdute.</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Esci lo stesso</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>Passare?</translation>
    </message>
    <message>
        <source>Your turn ends without laying a card.</source>
        <translation>Il tuo turno finisce senza calare carte.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Put everything back and draw?</source>
        <translation>Rimettere tutto a posto e pescare?</translation>
    </message>
    <message>
        <source>Drawing ends your turn, and what you have moved goes back to where it was.</source>
        <translation>Pescare chiude il tuo turno, e quello che hai spostato torna dov&apos;era.</translation>
    </message>
    <message>
        <source>Put back and draw</source>
        <translation>Rimetti a posto e pesca</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>{name} takes from the discards: {card}</source>
        <translation>{name} prende dagli scarti: {card}</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} pesca una carta</translation>
    </message>
    <message>
        <source>{name} draws a tile</source>
        <translation>{name} pesca una tessera</translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <translation>{name} scarta: {card}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passa</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation>{name} ha scartato {card}.</translation>
    </message>
    <message>
        <source>{name} took {taken} and discarded {card}.</source>
        <translation>{name} ha preso {taken} e scartato {card}.</translation>
    </message>
    <message>
        <source>{names} have laid {cards}</source>
        <translation>{names} hanno calato {cards}</translation>
    </message>
    <message>
        <source>{name} lays {cards}</source>
        <translation>{name} cala {cards}</translation>
    </message>
</context>
<context>
    <name>TableWay</name>
    <message>
        <source>The game is saved: you find it under Continue</source>
        <translation>La partita è salvata: la ritrovi sotto Continua</translation>
    </message>
    <message>
        <source>You find the table again under Play with friends</source>
        <translation>Ritrovi il tavolo sotto Gioca con gli amici</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Copied: with {code} a friend plays the same cards</source>
        <translation>Copiato: con {code} un amico gioca le stesse carte</translation>
    </message>
    <message>
        <source>The level is changed, the game goes on</source>
        <translation>Il livello è cambiato, la partita continua</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>The hand is over</source>
        <translation>La smazzata è finita</translation>
    </message>
    <message>
        <source>Your turn: draw a card from the stock</source>
        <translation>Tocca a te: pesca una carta dal mazzo</translation>
    </message>
    <message>
        <source>The stock is empty: this is the last turn of the hand</source>
        <translation>Il mazzo è finito: questo è l&apos;ultimo turno della smazzata</translation>
    </message>
    <message>
        <source>{name} is playing – meanwhile you can rehearse your moves</source>
        <translation>Tocca a {name} – intanto puoi provare le tue mosse</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>Sta giocando {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) missing, with tiles of your own only</source>
        <translation>
            <numerusform>Manca %n punto, solo con tessere tue</numerusform>
            <numerusform>Mancano %n punti, solo con tessere tue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) missing</source>
        <translation>
            <numerusform>Manca %n punto</numerusform>
            <numerusform>Mancano %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} needs {card}</source>
        <translation>Per {cards} serve {card}</translation>
    </message>
    <message>
        <source>{cards} needs {one} or {other}</source>
        <translation>Per {cards} serve {one} o {other}</translation>
    </message>
    <message>
        <source>{card} is on your rack</source>
        <translation>{card} è sul tuo supporto</translation>
    </message>
    <message>
        <source>you hold {card}</source>
        <translation>{card} è nella tua mano</translation>
    </message>
    <message>
        <source>{card} lies by itself on the table</source>
        <translation>{card} è da solo sul tavolo</translation>
    </message>
    <message>
        <source>{card} can come from {meld}</source>
        <translation>{card} può venire da {meld}</translation>
    </message>
    <message>
        <source>it fits on {meld}</source>
        <translation>si può unire a {meld}</translation>
    </message>
    <message>
        <source>{card} fits on {meld}</source>
        <translation>{card} può andare su {meld}</translation>
    </message>
    <message>
        <source>take {card} back</source>
        <translation>riprendi {card}</translation>
    </message>
    <message>
        <source>Rehearsal: move cards as you like, nobody else sees it</source>
        <translation>Prova: muovi le carte come vuoi, nessun altro lo vede</translation>
    </message>
    <message>
        <source>Rehearsal: move tiles as you like, nobody else sees it</source>
        <translation>Prova: muovi le tessere come vuoi, nessun altro lo vede</translation>
    </message>
    <message numerus="yes">
        <source>Rehearsal: this could be laid, %n card(s)</source>
        <translation>
            <numerusform>Prova: così si può calare %n carta</numerusform>
            <numerusform>Prova: così si possono calare %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rehearsal: this could be laid, %n tile(s)</source>
        <translation>
            <numerusform>Prova: così si può calare %n tessera</numerusform>
            <numerusform>Prova: così si possono calare %n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty: your last turn</source>
        <translation>Mazzo finito: ultimo turno</translation>
    </message>
    <message>
        <source>To open: three cards in a row of one suit, no joker, from your hand</source>
        <translation>Per aprire: tre carte in fila dello stesso seme, senza jolly, dalla mano</translation>
    </message>
    <message>
        <source>To open: three in a row, no joker</source>
        <translation>Per aprire: tre in fila, senza jolly</translation>
    </message>
    <message>
        <source>Your turn: lay cards, or draw one to end the turn</source>
        <translation>Tocca a te: cala delle carte, o pescane una e passa la mano</translation>
    </message>
    <message>
        <source>Lay cards, or draw one</source>
        <translation>Cala, o pesca una carta</translation>
    </message>
    <message>
        <source>Lay cards, or pass</source>
        <translation>Cala delle carte, o passa</translation>
    </message>
    <message>
        <source>The reserve is empty: lay tiles, or pass</source>
        <translation>La riserva è vuota: cala delle tessere, o passa</translation>
    </message>
    <message>
        <source>Lay tiles, or pass</source>
        <translation>Cala, o passa</translation>
    </message>
    <message>
        <source>To open: {n} points in new melds of your own tiles; or draw</source>
        <translation>Per aprire: {n} punti in combinazioni nuove con tessere tue; oppure pesca</translation>
    </message>
    <message>
        <source>To open: {n} points of your own</source>
        <translation>Per aprire: {n} punti, tessere tue</translation>
    </message>
    <message>
        <source>Your turn: lay tiles, or draw one to end the turn</source>
        <translation>Tocca a te: cala delle tessere, o pescane una e passa la mano</translation>
    </message>
    <message>
        <source>Lay tiles, or draw one</source>
        <translation>Cala, o pesca una tessera</translation>
    </message>
    <message>
        <source>Your last card: confirm, and you go out</source>
        <translation>È la tua ultima carta: conferma e chiudi</translation>
    </message>
    <message>
        <source>Your last tile: confirm, and you win the hand</source>
        <translation>È la tua ultima tessera: conferma e vinci la smazzata</translation>
    </message>
    <message>
        <source>Confirm: you go out</source>
        <translation>Conferma e chiudi</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid: confirm when you are done</source>
        <translation>
            <numerusform>%n carta calata: conferma quando hai finito</numerusform>
            <numerusform>%n carte calate: conferma quando hai finito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) laid: confirm when you are done</source>
        <translation>
            <numerusform>%n tessera calata: conferma quando hai finito</numerusform>
            <numerusform>%n tessere calate: conferma quando hai finito</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm when you are done</source>
        <translation>Conferma quando hai finito</translation>
    </message>
    <message>
        <source>Clean run</source>
        <translation>Scala pulita</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <translation>{have} su {need}</translation>
    </message>
</context>
<context>
    <name>TileReason</name>
    <message>
        <source>The reserve is empty: there is nothing to draw.</source>
        <translation>La riserva è vuota: non c&apos;è più niente da pescare.</translation>
    </message>
    <message>
        <source>One passes only when the reserve is empty: lay at least one tile, or draw.</source>
        <translation>Si passa solo a riserva vuota: cala almeno una tessera, oppure pesca.</translation>
    </message>
    <message>
        <source>A joker on the table may be moved, but never taken onto a rack.</source>
        <translation>Un jolly sul tavolo si può spostare, ma non torna mai su un supporto.</translation>
    </message>
    <message>
        <source>To lay, use at least one tile of your rack.</source>
        <translation>Per calare serve almeno una tessera del tuo supporto.</translation>
    </message>
    <message>
        <source>A meld has at least three tiles; this one: {cards}.</source>
        <translation>Una combinazione ha almeno tre tessere; questa: {cards}.</translation>
    </message>
    <message>
        <source>A meld needs at least one tile that is not a joker.</source>
        <translation>In una combinazione serve almeno una tessera che non sia un jolly.</translation>
    </message>
    <message>
        <source>A run ends at 13, and a 1 never follows it: {cards}.</source>
        <translation>Una scala finisce al 13, e dopo non viene l&apos;1: {cards}.</translation>
    </message>
    <message>
        <source>A run holds each number once; twice here: {cards}.</source>
        <translation>In una scala ogni numero sta una volta sola; qui due volte: {cards}.</translation>
    </message>
    <message>
        <source>A group holds each colour once; twice here: {cards}.</source>
        <translation>In un gruppo ogni colore sta una volta sola; qui due volte: {cards}.</translation>
    </message>
    <message>
        <source>A group has four tiles at most, jokers included: {cards}.</source>
        <translation>Un gruppo ha al massimo quattro tessere, jolly compresi: {cards}.</translation>
    </message>
    <message>
        <source>These tiles are neither a run nor a group: {cards}.</source>
        <translation>Queste tessere non sono né una scala né un gruppo: {cards}.</translation>
    </message>
    <message>
        <source>Your first laying needs more points, in new melds of your own tiles.</source>
        <translation>Per la prima calata servono più punti, in combinazioni nuove con tessere tue.</translation>
    </message>
</context>
<context>
    <name>To</name>
    <message>
        <source>to the three</source>
        <translation>al tre</translation>
    </message>
    <message>
        <source>to the four</source>
        <translation>al quattro</translation>
    </message>
    <message>
        <source>to the five</source>
        <translation>al cinque</translation>
    </message>
    <message>
        <source>to the six</source>
        <translation>al sei</translation>
    </message>
    <message>
        <source>to the seven</source>
        <translation>al sette</translation>
    </message>
    <message>
        <source>to the eight</source>
        <translation>all&apos;otto</translation>
    </message>
    <message>
        <source>to the nine</source>
        <translation>al nove</translation>
    </message>
    <message>
        <source>to the ten</source>
        <translation>al dieci</translation>
    </message>
    <message>
        <source>to the jack</source>
        <translation>al fante</translation>
    </message>
    <message>
        <source>to the queen</source>
        <translation>alla donna</translation>
    </message>
    <message>
        <source>to the king</source>
        <translation>al re</translation>
    </message>
    <message>
        <source>to the ace</source>
        <translation>all&apos;asso</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>I miei</translation>
    </message>
    <message>
        <source>Which turns are shown</source>
        <translation>Quali turni si vedono</translation>
    </message>
</context>
<context>
    <name>TurnRows</name>
    <message>
        <source>−{n} pt</source>
        <comment>fewer points left</comment>
        <translation>−{n} pt</translation>
    </message>
    <message>
        <source>You could go out here</source>
        <translation>Potevi chiudere qui</translation>
    </message>
    <message>
        <source>Could go out here</source>
        <translation>Poteva chiudere qui</translation>
    </message>
    <message>
        <source>You could open here</source>
        <translation>Potevi aprire qui</translation>
    </message>
    <message>
        <source>Could open here</source>
        <translation>Poteva aprire qui</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Copy the move as text</source>
        <translation>Copia la mossa come testo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>This turn could not be reviewed</source>
        <translation>Questo turno non si è potuto rivedere</translation>
    </message>
    <message>
        <source>You go out here</source>
        <translation>Qui chiudi</translation>
    </message>
    <message>
        <source>{name} goes out here</source>
        <translation>Qui {name} chiude</translation>
    </message>
    <message>
        <source>Nothing better can be done.</source>
        <translation>Meglio di così non si può.</translation>
    </message>
    <message>
        <source>Only what you saw yourself can be reviewed.</source>
        <translation>Si può rivedere solo quello che hai visto tu.</translation>
    </message>
    <message>
        <source>The hand of {name} is not known</source>
        <translation>La mano di {name} non si conosce</translation>
    </message>
    <message>
        <source>You could go out here</source>
        <translation>Potevi chiudere qui</translation>
    </message>
    <message>
        <source>{name} could go out here</source>
        <translation>{name} poteva chiudere qui</translation>
    </message>
    <message>
        <source>You could open here</source>
        <translation>Potevi aprire qui</translation>
    </message>
    <message>
        <source>{name} could open here</source>
        <translation>{name} poteva aprire qui</translation>
    </message>
    <message>
        <source>The table is too large to be sure.</source>
        <translation>Il tavolo è troppo grande per esserne certi.</translation>
    </message>
    <message>
        <source>Nothing better was found</source>
        <translation>Niente di meglio è stato trovato</translation>
    </message>
    <message>
        <source>Looking at this turn…</source>
        <translation>Sto guardando questo turno…</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) laid</source>
        <translation>
            <numerusform>%n tessera calata</numerusform>
            <numerusform>%n tessere calate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid</source>
        <translation>
            <numerusform>%n carta calata</numerusform>
            <numerusform>%n carte calate</numerusform>
        </translation>
    </message>
    <message>
        <source>{laid}, out</source>
        <translation>{laid}, chiusa</translation>
    </message>
    <message>
        <source>{laid}, {left} in hand</source>
        <translation>{laid}, {left} in mano</translation>
    </message>
    <message numerus="yes">
        <source>{laid}, %n point(s) left</source>
        <translation>
            <numerusform>{laid}, resta %n punto</numerusform>
            <numerusform>{laid}, restano %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>That is it: you are out!</source>
        <translation>È questa: hai chiuso!</translation>
    </message>
    <message>
        <source>Not a card is left.</source>
        <translation>Non resta più niente in mano.</translation>
    </message>
    <message>
        <source>Not yet: the whole hand can go</source>
        <translation>Non ancora: si può calare tutta la mano</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more can be laid</source>
        <translation>
            <numerusform>Si può calare %n carta in più</numerusform>
            <numerusform>Si possono calare %n carte in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) more can be laid</source>
        <translation>
            <numerusform>Si può calare %n tessera in più</numerusform>
            <numerusform>Si possono calare %n tessere in più</numerusform>
        </translation>
    </message>
    <message>
        <source>As many, but fewer points can stay</source>
        <translation>Le carte sono tante quante, ma si può restare con meno punti</translation>
    </message>
    <message>
        <source>That is the best there is</source>
        <translation>È la migliore che c&apos;è</translation>
    </message>
    <message>
        <source>Find how to go out</source>
        <translation>Trova come chiudere</translation>
    </message>
    <message numerus="yes">
        <source>Find how to lay %n tile(s)</source>
        <translation>
            <numerusform>Trova come calare %n tessera</numerusform>
            <numerusform>Trova come calare %n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find how to lay %n card(s)</source>
        <translation>
            <numerusform>Trova come calare %n carta</numerusform>
            <numerusform>Trova come calare %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole hand could go, the last card on the discards.</source>
        <translation>Si poteva calare tutta la mano, con l&apos;ultima carta agli scarti.</translation>
    </message>
    <message numerus="yes">
        <source>All %n tile(s) on the rack could be laid.</source>
        <translation>
            <numerusform>La %n tessera sul supporto si poteva calare.</numerusform>
            <numerusform>Le %n tessere sul supporto si potevano calare tutte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) in hand could be laid.</source>
        <translation>
            <numerusform>La %n carta in mano si poteva calare.</numerusform>
            <numerusform>Le %n carte in mano si potevano calare tutte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n.</source>
        <translation>
            <numerusform>Ne hai calata %n.</numerusform>
            <numerusform>Ne hai calate %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You laid none.</source>
        <translation>Non ne hai calata nessuna.</translation>
    </message>
    <message numerus="yes">
        <source>%n were laid.</source>
        <translation>
            <numerusform>Ne è stata calata %n.</numerusform>
            <numerusform>Ne sono state calate %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None was laid.</source>
        <translation>Non ne è stata calata nessuna.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) could be laid, none was.</source>
        <translation>
            <numerusform>Si poteva calare %n tessera, e non è stata calata.</numerusform>
            <numerusform>Si potevano calare %n tessere, non ne è stata calata nessuna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) could be laid, none was.</source>
        <translation>
            <numerusform>Si poteva calare %n carta, e non è stata calata.</numerusform>
            <numerusform>Si potevano calare %n carte, non ne è stata calata nessuna.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer points could have stayed</source>
        <translation>Si poteva restare con meno punti</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more could be laid</source>
        <translation>
            <numerusform>Si poteva calare %n carta in più</numerusform>
            <numerusform>Si potevano calare %n carte in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) more could be laid</source>
        <translation>
            <numerusform>Si poteva calare %n tessera in più</numerusform>
            <numerusform>Si potevano calare %n tessere in più</numerusform>
        </translation>
    </message>
    <message>
        <source>That is proved.</source>
        <translation>È dimostrato.</translation>
    </message>
    <message>
        <source>Nothing better could be done</source>
        <translation>Meglio di così non si poteva</translation>
    </message>
    <message>
        <source>However the table is rearranged: that is proved.</source>
        <translation>Comunque si riordini il tavolo: è dimostrato.</translation>
    </message>
    <message>
        <source>Nothing could be laid</source>
        <translation>Non si poteva calare niente</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) stay in the hand.</source>
        <translation>
            <numerusform>Resta in mano %n punto.</numerusform>
            <numerusform>Restano in mano %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) stay in the hand</source>
        <translation>
            <numerusform>Resta in mano %n punto</numerusform>
            <numerusform>Restano in mano %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{left}; with the best, {least}.</source>
        <translation>{left}; con la mossa migliore {least}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are left on the rack.</source>
        <translation>
            <numerusform>Resta %n tessera sul supporto.</numerusform>
            <numerusform>Restano %n tessere sul supporto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the hand.</source>
        <translation>
            <numerusform>Resta %n carta in mano.</numerusform>
            <numerusform>Restano %n carte in mano.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VolumeControl</name>
    <message>
        <source>Listen</source>
        <translation>Ascolta</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Muto</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>A table on this network</source>
        <translation>Un tavolo in rete</translation>
    </message>
    <message>
        <source>Table of this computer</source>
        <translation>Tavolo aperto su questo computer</translation>
    </message>
    <message>
        <source>With friends: you sit there as {nick}</source>
        <translation>Con gli amici: il tuo nome lì è {nick}</translation>
    </message>
    <message>
        <source>Go back to the table {name}</source>
        <translation>Torna al tavolo {name}</translation>
    </message>
</context>
<context>
    <name>_PersonRow</name>
    <message>
        <source>a computer player plays on</source>
        <translation>gioca un computer</translation>
    </message>
    <message>
        <source>away</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>the line is lost</source>
        <translation>collegamento interrotto</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Continua senza</translation>
    </message>
    <message>
        <source>Hear {name} again</source>
        <translation>Senti di nuovo {name}</translation>
    </message>
    <message>
        <source>Hear nothing of {name}</source>
        <translation>Silenzia {name}</translation>
    </message>
</context>
</TS>
