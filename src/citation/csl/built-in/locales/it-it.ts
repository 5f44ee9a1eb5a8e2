import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** Italian. */
export const itIT = (): LocaleParts =>
  locale('it-IT', {
    terms: `
accessed: consultato
ad: d.C.
advance-online-publication: pubblicazione online anticipata
album: album
and: e; symbol &
and-others: e altri
anonymous: anonimo; short anon.
archive: archivio
at: a
audio-recording: registrazione audio
available-at: disponibile su
bc: a.C.
bce: a.e.v.
by: di
ce: e.v.
circa: circa; short c.
cited: citato
collection: collezione
et-al: et al.
film: film
forthcoming: in uscita
from: da
henceforth: d’ora in poi
ibid: ibid.
in: in
in-press: in stampa
internet: Internet
interview: intervista
letter: lettera
loc-cit: loc. cit.
no-date: sine data; short s.d.
no-place: senza luogo; short s.l.
no-publisher: senza editore; short s.n.
on: su
online: online
op-cit: op. cit.
original-work-published: opera originale pubblicata
personal-communication: comunicazione personale
podcast: podcast
podcast-episode: episodio di podcast
preprint: preprint
presented-at: presentato al
radio-broadcast: trasmissione radiofonica
radio-series: serie radiofonica
radio-series-episode: episodio di serie radiofonica
reference: riferimento|riferimenti; short rif.|rif.
retrieved: recuperato
review-of: recensione di
scale: scala
special-issue: numero speciale
special-section: sezione speciale
television-broadcast: trasmissione televisiva
television-series: serie televisiva
television-series-episode: episodio di serie televisiva
video: video
working-paper: documento di lavoro
dataset: dataset|dataset
article-journal: articolo di rivista|articoli di rivista
map: mappa|mappe
report: rapporto|rapporti
software: software|software
speech: presentazione|presentazioni
standard: norma|norme
thesis: tesi|tesi
webpage: pagina web|pagine web
article: preprint|preprint
article-magazine: articolo di rivista divulgativa|articoli di riviste divulgative
article-newspaper: articolo di giornale|articoli di giornale
bill: disegno di legge|disegni di legge
broadcast: trasmissione|trasmissioni
classic: classico|classici
document: documento|documenti
entry: voce|voci
entry-dictionary: voce di dizionario|voci di dizionario
entry-encyclopedia: voce di enciclopedia|voci di enciclopedia
event: evento|eventi
graphic: immagine|immagini
hearing: udienza|udienze
legal_case: causa|cause
legislation: atto legislativo|atti legislativi
manuscript: manoscritto|manoscritti
motion_picture: registrazione video|registrazioni video
musical_score: partitura|partiture
pamphlet: opuscolo|opuscoli
paper-conference: contributo a un convegno|contributi a convegni
patent: brevetto|brevetti
performance: esecuzione|esecuzioni
periodical: periodico|periodici
personal_communication: comunicazione personale|comunicazioni personali
post: messaggio|messaggi
post-weblog: articolo di blog|articoli di blog
regulation: regolamento|regolamenti
review: recensione|recensioni
review-book: recensione di libro|recensioni di libri
song: registrazione audio|registrazioni audio
treaty: trattato|trattati
act: atto|atti
appendix: appendice|appendici; short app.|app.
article-locator: articolo|articoli; short art.
book: libro|libri
canon: canone|canoni
chapter: capitolo|capitoli; short cap.|capp.
chapter-number: capitolo|capitoli; short cap.|capp.
citation-number: citazione|citazioni; short cit.|citt.
collection-number: numero|numeri; short n.|nn.
column: colonna|colonne; short col.
edition~feminine: edizione|edizioni; short ed.
elocation: posizione|posizioni; short pos.|pos.
equation: equazione|equazioni; short eq.
figure: figura|figure; short fig.
first-reference-note-number: riferimento|riferimenti; short rif.|rif.
folio: foglio|fogli; short fol.|foll.
issue~masculine: fascicolo|fascicoli; short fasc.
line: riga|righe; short l.|ll.
note: nota|note; short n.
number~masculine: numero|numeri; short n.|nn.
number-of-pages: pagina|pagine; short p.|pp.
number-of-volumes: volume|volumi; short vol.|voll.
opus: opera|opere; short op.
page~feminine: pagina|pagine; short p.|pp.
page-first~feminine: pagina|pagine; short p.|pp.
paragraph: paragrafo|paragrafi; short par.; symbol §|§§
part: parte|parti; short pt.
part-number: parte|parti; short pt.|ptt.
printing-number: ristampa|ristampe; short rist.|rist.
rule: regola|regole
scene: scena|scene; short sc.|sc.
section: sezione|sezioni; short sez.; symbol §|§§
sub-verbo: sub voce|sub vocibus; short s.v.|s.vv.
supplement: supplemento|supplementi; short suppl.|suppl.
supplement-number: supplemento|supplementi; short suppl.|suppl.
table: tabella|tabelle; short tab.
timestamp: ; short
title-locator: titolo|titoli; short tit.|titt.
verse: verso|versi; short v.|vv.
version: versione|versioni; short v.|v.
volume~masculine: volume|volumi; short vol.|voll.
chair: presidente|presidenti; verb presieduto da
collection-editor: curatore|curatori; short a c. di|a c. di; verb a cura di; verb-short a c. di
compiler: compilatore|compilatori; short comp.; verb compilato da; verb-short comp. da
composer: compositore|compositori; verb composto da
container-author: ; verb di; verb-short di
contributor: collaboratore|collaboratori; verb con
curator: curatore|curatori; verb curato da
director: regista|registi; short reg.|reg.; verb diretto da; verb-short dir. da
editor: curatore|curatori; short a c. di|a c. di; verb a cura di; verb-short a c. di
editorial-director: direttore editoriale|direttori editoriali; short dir.|dirr.; verb diretto da; verb-short dir. da
editortranslator: curatore e traduttore|curatori e traduttori; short a c. di e trad. da|a c. di e trad. da; verb a cura di e tradotto da; verb-short a c. di e trad. da
executive-producer: produttore esecutivo|produttori esecutivi; verb produzione esecutiva di
guest: ospite|ospiti; verb con la partecipazione di
host: conduttore|conduttori; verb condotto da
illustrator: illustratore|illustratori; short ill.|ill.; verb illustrato da; verb-short ill. da
interviewer: ; verb intervista di
narrator: narratore|narratori; verb narrato da
organizer: organizzatore|organizzatori; verb organizzato da
original-author: ; verb di
performer: interprete|interpreti; verb interpretato da
producer: produttore|produttori; verb prodotto da
recipient: destinatario|destinatari; verb a
reviewed-author: ; verb di
script-writer: sceneggiatore|sceneggiatori; verb scritto da
series-creator: creatore|creatori; verb creato da
translator: traduttore|traduttori; short trad.|trad.; verb tradotto da; verb-short trad. da
ordinal: º; long.feminine ª; long.masculine º
long-ordinal-01: primo; long.feminine prima
long-ordinal-02: secondo; long.feminine seconda
long-ordinal-03: terzo; long.feminine terza
long-ordinal-04: quarto; long.feminine quarta
long-ordinal-05: quinto; long.feminine quinta
long-ordinal-06: sesto; long.feminine sesta
long-ordinal-07: settimo; long.feminine settima
long-ordinal-08: ottavo; long.feminine ottava
long-ordinal-09: nono; long.feminine nona
long-ordinal-10: decimo; long.feminine decima
open-quote: «
close-quote: »
open-inner-quote: “
close-inner-quote: ”
page-range-delimiter: –
colon: :
comma: ,
semicolon: ;
`,
    months: [
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
      'gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic.',
    ],
    seasons: 'primavera estate autunno inverno',
    date: { text: '{d} |{MMMM} |{y}', numeric: '{dd}/|{mm}/|{y}' },
  })
