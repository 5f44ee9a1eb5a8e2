import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** Polish. */
export const plPL = (): LocaleParts =>
  locale('pl-PL', {
    terms: `
accessed: dostęp
ad: n.e.
advance-online-publication: publikacja online przed drukiem
album: album
and: i; symbol &
and-others: i inni
anonymous: anonim; short anon.
archive: archiwum
at: na
audio-recording: nagranie audio
available-at: dostępne na
bc: p.n.e.
bce: p.n.e.
by: przez
ce: n.e.
circa: około; short ok.
cited: cytowane
collection: kolekcja
et-al: i in.
film: film
forthcoming: w przygotowaniu
from: z
henceforth: dalej
ibid: ibid.
in: w
in-press: w druku
internet: Internet
interview: wywiad
letter: list
loc-cit: loc. cit.
no-date: brak daty; short b.d.
no-place: bez miejsca; short b.m.
no-publisher: bez wydawcy; short b.w.
on: na
online: online
op-cit: op. cit.
original-work-published: oryginał opublikowano
personal-communication: komunikacja osobista
podcast: podcast
podcast-episode: odcinek podcastu
preprint: preprint
presented-at: zaprezentowano na
radio-broadcast: audycja radiowa
radio-series: serial radiowy
radio-series-episode: odcinek serialu radiowego
reference: odniesienie|odniesienia; short odn.|odn.
retrieved: pobrano
review-of: recenzja
scale: skala
special-issue: numer specjalny
special-section: sekcja specjalna
television-broadcast: audycja telewizyjna
television-series: serial telewizyjny
television-series-episode: odcinek serialu telewizyjnego
video: wideo
working-paper: dokument roboczy
dataset: zbiór danych|zbiory danych
article-journal: artykuł z czasopisma|artykuły z czasopism
map: mapa|mapy
report: raport|raporty
software: oprogramowanie|oprogramowanie
speech: prezentacja|prezentacje
standard: norma|normy
thesis: praca dyplomowa|prace dyplomowe
webpage: strona internetowa|strony internetowe
article: preprint|preprinty
article-magazine: artykuł z magazynu|artykuły z magazynów
article-newspaper: artykuł prasowy|artykuły prasowe
bill: projekt ustawy|projekty ustaw
broadcast: audycja|audycje
classic: dzieło klasyczne|dzieła klasyczne
document: dokument|dokumenty
entry: hasło|hasła
entry-dictionary: hasło słownikowe|hasła słownikowe
entry-encyclopedia: hasło encyklopedyczne|hasła encyklopedyczne
event: wydarzenie|wydarzenia
graphic: grafika|grafiki
hearing: przesłuchanie|przesłuchania
legal_case: sprawa sądowa|sprawy sądowe
legislation: akt prawny|akty prawne
manuscript: rękopis|rękopisy
motion_picture: nagranie wideo|nagrania wideo
musical_score: partytura|partytury
pamphlet: broszura|broszury
paper-conference: referat konferencyjny|referaty konferencyjne
patent: patent|patenty
performance: wykonanie|wykonania
periodical: czasopismo|czasopisma
personal_communication: komunikacja osobista|komunikacja osobista
post: wpis|wpisy
post-weblog: wpis na blogu|wpisy na blogu
regulation: rozporządzenie|rozporządzenia
review: recenzja|recenzje
review-book: recenzja książki|recenzje książek
song: nagranie audio|nagrania audio
treaty: traktat|traktaty
act: akt|akty
appendix: aneks|aneksy; short an.|an.
article-locator: artykuł|artykuły; short art.|art.
book: książka|książki; short ks.|ks.
canon: kanon|kanony
chapter: rozdział|rozdziały; short rozdz.|rozdz.
chapter-number: rozdział|rozdziały; short rozdz.|rozdz.
citation-number: cytowanie|cytowania; short cyt.|cyt.
collection-number: numer|numery; short nr|nry
column: kolumna|kolumny; short kol.|kol.
edition: wydanie|wydania; short wyd.|wyd.
elocation: lokalizacja|lokalizacje; short lok.|lok.
equation: równanie|równania; short równ.|równ.
figure: rycina|ryciny; short ryc.|ryc.
first-reference-note-number: odniesienie|odniesienia; short odn.|odn.
folio: folio|folia; short fol.|fol.
issue: numer|numery; short nr
line: wiersz|wiersze; short w.|w.
note: przypis|przypisy; short przyp.|przyp.
number: numer|numery; short nr|nry
number-of-pages: strona|strony; short s.|ss.
number-of-volumes: tom|tomy; short t.|t.
opus: opus|opera; short op.|op.
page: strona|strony; short s.|s.
page-first: strona|strony; short s.|s.
paragraph: akapit|akapity; short akap.|akap.; symbol ¶|¶¶
part: część|części; short cz.|cz.
part-number: część|części; short cz.|cz.
printing-number: dodruk|dodruki; short dodr.|dodr.
rule: reguła|reguły
scene: scena|sceny; short sc.|sc.
section: sekcja|sekcje; short sekc.|sekc.; symbol §|§§
sub-verbo: sub verbo|sub verbis; short s.v.|s.vv.
supplement: suplement|suplementy; short supl.|supl.
supplement-number: suplement|suplementy; short supl.|supl.
table: tabela|tabele; short tab.|tab.
timestamp: ; short
title-locator: tytuł|tytuły; short tyt.|tyt.
verse: wers|wersy; short w.|w.
version: wersja|wersje; short wer.|wer.
volume: tom|tomy; short t.|t.
chair: przewodniczący|przewodniczący; verb pod przewodnictwem
collection-editor: redaktor|redaktorzy; short red.|red.; verb zredagowane przez; verb-short red.
compiler: opracowujący|opracowujący; short oprac.|oprac.; verb opracowane przez; verb-short oprac.
composer: kompozytor|kompozytorzy; verb skomponowane przez
container-author: ; verb przez; verb-short przez
contributor: współtwórca|współtwórcy; verb przy współudziale
curator: kurator|kuratorzy; verb kurator
director: reżyser|reżyserzy; short reż.|reż.; verb reżyserowane przez; verb-short reż.
editor: redaktor|redaktorzy; short red.|red.; verb zredagowane przez; verb-short red.
editorial-director: redaktor naczelny|redaktorzy naczelni; short red.|red.; verb zredagowane przez; verb-short red.
editortranslator: redaktor i tłumacz|redaktorzy i tłumacze; short red. i tłum.|red. i tłum.; verb zredagowane i przetłumaczone przez; verb-short red. i tłum.
executive-producer: producent wykonawczy|producenci wykonawczy; verb produkcja wykonawcza
guest: gość|goście; verb gościnnie
host: prowadzący|prowadzący; verb prowadzenie
illustrator: ilustrator|ilustratorzy; short il.|il.; verb zilustrowane przez; verb-short il.
interviewer: ; verb przeprowadzony przez
narrator: narrator|narratorzy; verb narracja
organizer: organizator|organizatorzy; verb organizacja
original-author: ; verb przez
performer: wykonawca|wykonawcy; verb wykonanie
producer: producent|producenci; verb produkcja
recipient: odbiorca|odbiorcy; verb dla
reviewed-author: ; verb przez
script-writer: scenarzysta|scenarzyści; verb scenariusz
series-creator: twórca serii|twórcy serii; verb pomysł serii
translator: tłumacz|tłumacze; short tłum.|tłum.; verb przetłumaczone przez; verb-short tłum.
ordinal: .
long-ordinal-01: pierwsze
long-ordinal-02: drugie
long-ordinal-03: trzecie
long-ordinal-04: czwarte
long-ordinal-05: piąte
long-ordinal-06: szóste
long-ordinal-07: siódme
long-ordinal-08: ósme
long-ordinal-09: dziewiąte
long-ordinal-10: dziesiąte
open-quote: „
close-quote: ”
open-inner-quote: ‚
close-inner-quote: ’
page-range-delimiter: –
colon: :
comma: ,
semicolon: ;
`,
    months: [
      'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
      'sty. luty mar. kwi. maj cze. lip. sie. wrz. paź. lis. grudz.',
    ],
    seasons: 'wiosna lato jesień zima',
    date: { text: '{d} |{MMMM} |{y}', numeric: '{d}.|{mm}.|{y}' },
  })
