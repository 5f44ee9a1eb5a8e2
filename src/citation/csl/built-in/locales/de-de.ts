import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** German, as it is written in Germany. */
export const deDE = (): LocaleParts =>
  locale('de-DE', {
    terms: `
accessed: zugegriffen
ad: n. Chr.
advance-online-publication: Vorab-Onlinepublikation
album: Album
and: und; symbol &
and-others: und andere
anonymous: ohne Autor; short o. A.
archive: Archiv
at: auf
audio-recording: Audioaufnahme
available-at: verfügbar unter
bc: v. Chr.
bce: v. u. Z.
by: von
ce: u. Z.
circa: circa; short ca.
cited: zitiert
collection: Sammlung
et-al: u.\u00a0a.
film: Film
forthcoming: i. E.
from: von
henceforth: im Folgenden
ibid: ebd.
in: in
in-press: im Druck
internet: Internet
interview: Interview
letter: Brief
loc-cit: a.\u00a0a.\u00a0O.
no-date: ohne Datum; short o.\u00a0J.
no-place: ohne Ort; short o. O.
no-publisher: ohne Verlag; short o. V.
on: auf
online: online
op-cit: a.\u00a0a.\u00a0O.
original-work-published: Originalwerk veröffentlicht
personal-communication: persönliche Kommunikation
podcast: Podcast
podcast-episode: Podcast-Folge
preprint: Preprint
presented-at: gehalten auf der
radio-broadcast: Radiosendung
radio-series: Radioserie
radio-series-episode: Radioserienfolge
reference: Referenz|Referenzen; short Ref.|Ref.
retrieved: abgerufen
review-of: Rezension von; short Rez. von
scale: Maßstab
special-issue: Sonderheft
special-section: Sonderteil
television-broadcast: Fernsehsendung
television-series: Fernsehserie
television-series-episode: Fernsehserienfolge
video: Video
working-paper: Arbeitspapier

article: Preprint|Preprints
article-journal: Zeitschriftenartikel|Zeitschriftenartikel
article-magazine: Magazinartikel|Magazinartikel
article-newspaper: Zeitungsartikel|Zeitungsartikel
broadcast: Sendung|Sendungen
dataset: Datensatz|Datensätze
document: Dokument|Dokumente
entry: Eintrag|Einträge
entry-dictionary: Wörterbucheintrag|Wörterbucheinträge
entry-encyclopedia: Enzyklopädieeintrag|Enzyklopädieeinträge
event: Veranstaltung|Veranstaltungen
graphic: Grafik|Grafiken
manuscript: Manuskript|Manuskripte
map: Karte|Karten
motion_picture: Videoaufnahme|Videoaufnahmen
pamphlet: Broschüre|Broschüren
paper-conference: Konferenzbeitrag|Konferenzbeiträge
patent: Patent|Patente
performance: Aufführung|Aufführungen
periodical: Periodikum|Periodika
post: Beitrag|Beiträge
post-weblog: Blogbeitrag|Blogbeiträge
report: Bericht|Berichte
review: Rezension|Rezensionen
review-book: Buchrezension|Buchrezensionen
software: Software|Software
song: Tonaufnahme|Tonaufnahmen
speech: Vortrag|Vorträge
standard: Norm|Normen
thesis: Abschlussarbeit|Abschlussarbeiten
webpage: Webseite|Webseiten
bill: Gesetzentwurf|Gesetzentwürfe
classic: Klassiker|Klassiker
hearing: Anhörung|Anhörungen
legal_case: Rechtsfall|Rechtsfälle
legislation: Gesetz|Gesetze
musical_score: Partitur|Partituren
personal_communication: persönliche Mitteilung|persönliche Mitteilungen
regulation: Verordnung|Verordnungen
treaty: Vertrag|Verträge

act: Akt|Akte
appendix: Anhang|Anhänge; short Anh.|Anh.
article-locator: Artikel|Artikel; short Art.|Art.
book: Buch|Bücher; short B.|B.
canon: Kanon|Kanones; short Can.|Cann.
chapter~neuter: Kapitel|Kapitel; short Kap.|Kap.
chapter-number~neuter: Kapitel|Kapitel; short Kap.|Kap.
citation-number: Zitat|Zitate
collection-number~feminine: Nummer|Nummern; short Nr.|Nr.
column: Spalte|Spalten; short Sp.|Sp.
edition~feminine: Auflage|Auflagen; short Aufl.|Aufl.
elocation: Ort|Orte; short O.|O.
equation: Gleichung|Gleichungen; short Gl.|Gln.
figure: Abbildung|Abbildungen; short Abb.|Abb.
first-reference-note-number: Verweis|Verweise; short Verw.|Verw.
folio: Blatt|Blätter; short Fol.|Fol.
issue~feminine: Nummer|Nummern; short Nr.|Nr.
line: Zeile|Zeilen; short Z.|Z.
note: Note|Noten; short N.|N.
number~feminine: Nummer|Nummern; short Nr.|Nr.
number-of-pages: Seite|Seiten; short S.|S.
number-of-volumes: Band|Bände; short Bd.|Bde.
opus: Opus|Opera; short op.
page~feminine: Seite|Seiten; short S.|S.
page-first~feminine: Seite|Seiten; short S.|S.
paragraph: Absatz|Absätze; short Abs.|Abs.; symbol ¶|¶¶
part: Teil|Teile; short Teil
part-number: Teil|Teile; short Teil|Teile
printing-number: Druck|Drucke
rule: Regel|Regeln
scene: Szene|Szenen; short Sz.|Sz.
section: Abschnitt|Abschnitte; short Abschn.|Abschn.; symbol §|§§
sub-verbo: sub verbo|sub verbis; short s. v.|s. vv.
supplement: Ergänzung|Ergänzungen; short Erg.|Erg.
supplement-number: Ergänzung|Ergänzungen; short Erg.|Erg.
table: Tabelle|Tabellen; short Tab.|Tab.
timestamp: ; short
title-locator: Titel|Titel; short Tit.|Tit.
verse: Vers|Verse; short V.|V.
version: Version|Versionen; short v.|v.
volume~masculine: Band|Bände; short Bd.|Bde.

chair: Vorsitzender|Vorsitzende; verb unter dem Vorsitz von
collection-editor: Herausgeber|Herausgeber; short Hrsg.|Hrsg.; verb herausgegeben von; verb-short hg. von
compiler: Zusammensteller|Zusammensteller; short Zus.|Zus.; verb zusammengestellt von; verb-short zus. von
composer: Komponist|Komponisten; short Komp.|Komp.; verb komponiert von; verb-short komp. von
container-author: ; verb von; verb-short von
contributor: Mitwirkender|Mitwirkende; verb mit
curator: Kurator|Kuratoren; verb kuratiert von
director: Regisseur|Regisseure; short Reg.|Reg.; verb Regie von; verb-short Reg. von
editor: Herausgeber|Herausgeber; short Hrsg.|Hrsg.; verb herausgegeben von; verb-short hg. von
editorial-director: Herausgeber|Herausgeber; short Hrsg.|Hrsg.; verb herausgegeben von; verb-short hg. von
editortranslator: Herausgeber & Übersetzer|Herausgeber & Übersetzer; short Hrsg. & Übers.|Hrsg. & Übers.; verb herausgegeben und übersetzt von; verb-short hg. & übers. von
executive-producer: ausführender Produzent|ausführende Produzenten; verb ausführend produziert von
guest: Gast|Gäste; verb mit Gast
host: Moderator|Moderatoren; verb moderiert von
illustrator: Illustrator|Illustratoren; short Ill.|Ill.; verb illustriert von; verb-short ill. von
interviewer: ; verb interviewt von
narrator: Erzähler|Erzähler; verb erzählt von
organizer: Organisator|Organisatoren; verb organisiert von
original-author: ; verb von
performer: Darsteller|Darsteller; verb dargestellt von
producer: Produzent|Produzenten; verb produziert von
recipient: Empfänger|Empfänger; verb an
reviewed-author: ; verb von
script-writer: Drehbuchautor|Drehbuchautoren; verb geschrieben von
series-creator: Serienschöpfer|Serienschöpfer; verb entwickelt von
translator: Übersetzer|Übersetzer; short Übers.|Übers.; verb übersetzt von; verb-short übers. von

ordinal: .
long-ordinal-01: erster; long.feminine erste; long.neuter erstes
long-ordinal-02: zweiter; long.feminine zweite; long.neuter zweites
long-ordinal-03: dritter; long.feminine dritte; long.neuter drittes
long-ordinal-04: vierter; long.feminine vierte; long.neuter viertes
long-ordinal-05: fünfter; long.feminine fünfte; long.neuter fünftes
long-ordinal-06: sechster; long.feminine sechste; long.neuter sechstes
long-ordinal-07: siebter; long.feminine siebte; long.neuter siebtes
long-ordinal-08: achter; long.feminine achte; long.neuter achtes
long-ordinal-09: neunter; long.feminine neunte; long.neuter neuntes
long-ordinal-10: zehnter; long.feminine zehnte; long.neuter zehntes

open-quote: „
close-quote: “
open-inner-quote: ‚
close-inner-quote: ‘
page-range-delimiter: –
colon: :
comma: ,
semicolon: ;
`,
    months: [
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
      'Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.',
    ],
    seasons: 'Frühling Sommer Herbst Winter',
    date: { text: '{d}. |{MMMM} |{y}', numeric: '{dd}.|{mm}.|{y}' },
  })
