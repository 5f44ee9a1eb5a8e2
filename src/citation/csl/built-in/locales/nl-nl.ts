import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** Dutch, as it is written in the Netherlands. */
export const nlNL = (): LocaleParts =>
  locale('nl-NL', {
    terms: `
accessed: geraadpleegd
ad: n.Chr.
advance-online-publication: vooraf online gepubliceerd
album: album
and: en; symbol &
and-others: en anderen
anonymous: anoniem; short anon.
archive: archief
at: bij
audio-recording: geluidsopname
available-at: beschikbaar op
bc: v.Chr.
bce: v.o.j.
by: door
ce: o.j.
circa: circa; short ca.
cited: geciteerd
collection: collectie
et-al: e.a.
film: film
forthcoming: in voorbereiding
from: van
henceforth: voortaan
ibid: ibid.
in: in
in-press: in druk
internet: internet
interview: interview
letter: brief
loc-cit: t.a.p.
no-date: zonder datum; short z.d.
no-place: zonder plaats; short z.p.
no-publisher: zonder uitgever; short z.u.
on: op
online: online
op-cit: a.w.
original-work-published: oorspronkelijk werk gepubliceerd
personal-communication: persoonlijke communicatie
podcast: podcast
podcast-episode: podcastaflevering
preprint: preprint
presented-at: gepresenteerd bij
radio-broadcast: radio-uitzending
radio-series: radioserie
radio-series-episode: aflevering van een radioserie
reference: referentie|referenties; short ref.|refs.
retrieved: geraadpleegd
review-of: bespreking van
scale: schaal
special-issue: themanummer
special-section: themakatern
television-broadcast: televisie-uitzending
television-series: televisieserie
television-series-episode: aflevering van een televisieserie
video: video
working-paper: werkdocument
dataset: dataset|datasets
article-journal: tijdschriftartikel|tijdschriftartikelen
map: kaart|kaarten
report: rapport|rapporten
software: software|software
speech: presentatie|presentaties
standard: norm|normen
thesis: proefschrift|proefschriften
webpage: webpagina|webpagina’s
article: preprint|preprints
article-magazine: magazineartikel|magazineartikelen
article-newspaper: krantenartikel|krantenartikelen
bill: wetsvoorstel|wetsvoorstellen
broadcast: uitzending|uitzendingen
classic: klassieker|klassiekers
document: document|documenten
entry: lemma|lemma’s
entry-dictionary: woordenboeklemma|woordenboeklemma’s
entry-encyclopedia: encyclopedielemma|encyclopedielemma’s
event: evenement|evenementen
graphic: afbeelding|afbeeldingen
hearing: hoorzitting|hoorzittingen
legal_case: rechtszaak|rechtszaken
legislation: wet|wetten
manuscript: manuscript|manuscripten
motion_picture: video-opname|video-opnamen
musical_score: partituur|partituren
pamphlet: brochure|brochures
paper-conference: conferentiebijdrage|conferentiebijdragen
patent: octrooi|octrooien
performance: uitvoering|uitvoeringen
periodical: periodiek|periodieken
personal_communication: persoonlijke communicatie|persoonlijke communicatie
post: bericht|berichten
post-weblog: blogbericht|blogberichten
regulation: verordening|verordeningen
review: recensie|recensies
review-book: boekrecensie|boekrecensies
song: geluidsopname|geluidsopnamen
treaty: verdrag|verdragen
act: akte|akten
appendix: bijlage|bijlagen; short bijl.|bijl.
article-locator: artikel|artikelen; short art.|art.
book: boek|boeken
canon: canon|canons
chapter: hoofdstuk|hoofdstukken; short hfdst.|hfdst.
chapter-number: hoofdstuk|hoofdstukken; short hfdst.|hfdst.
citation-number: verwijzing|verwijzingen; short verw.|verw.
collection-number: nummer|nummers; short nr.|nrs.
column: kolom|kolommen; short kol.|kol.
edition: druk|drukken; short dr.
elocation: locatie|locaties; short loc.|loc.
equation: vergelijking|vergelijkingen; short verg.|verg.
figure: figuur|figuren; short fig.|fig.
first-reference-note-number: referentie|referenties; short ref.|refs.
folio: folio|folio’s; short fol.|fol.
issue: nummer|nummers; short nr.
line: regel|regels; short r.|rr.
note: noot|noten; short n.
number: nummer|nummers; short nr.|nrs.
number-of-pages: pagina|pagina’s; short p.|pp.
number-of-volumes: volume|volumes; short vol.|vols.
opus: opus|opera; short op.
page: pagina|pagina’s; short p.|pp.
page-first: pagina|pagina’s; short p.|pp.
paragraph: alinea|alinea’s; short al.|al.; symbol ¶|¶¶
part: deel|delen; short dl.|dln.
part-number: deel|delen; short dl.|dln.
printing-number: oplage|oplagen; short opl.|opl.
rule: regel|regels
scene: scène|scènes
section: sectie|secties; short sec.; symbol §|§§
sub-verbo: sub verbo|sub verbis; short s.v.|s.vv.
supplement: supplement|supplementen; short suppl.|suppl.
supplement-number: supplement|supplementen; short suppl.|suppl.
table: tabel|tabellen; short tab.|tab.
timestamp: ; short
title-locator: titel|titels; short tit.|tit.
verse: vers|verzen; short v.|vv.
version: versie|versies; short v.|v.
volume: volume|volumes; short vol.|vols.
chair: voorzitter|voorzitters; verb onder voorzitterschap van
collection-editor: redacteur|redacteuren; short red.|red.; verb onder redactie van; verb-short onder redactie van
compiler: samensteller|samenstellers; short sam.|sam.; verb samengesteld door; verb-short sam. door
composer: componist|componisten; verb gecomponeerd door
container-author: ; verb door; verb-short door
contributor: medewerker|medewerkers; verb met medewerking van
curator: curator|curatoren; verb gecureerd door
director: regisseur|regisseurs; short reg.|reg.; verb geregisseerd door; verb-short geregisseerd door
editor: redacteur|redacteuren; short red.|red.; verb onder redactie van; verb-short onder redactie van
editorial-director: redacteur|redacteuren; short red.|red.; verb onder redactie van; verb-short onder redactie van
editortranslator: redacteur & vertaler|redacteuren & vertalers; short red. & vert.|red. & vert.; verb bewerkt & vertaald door; verb-short bewerkt & vertaald door
executive-producer: uitvoerend producent|uitvoerend producenten; verb uitvoerend geproduceerd door
guest: gast|gasten; verb met gast
host: presentator|presentatoren; verb gepresenteerd door
illustrator: illustrator|illustratoren; short ill.|ill.; verb geïllustreerd door; verb-short geïllustreerd door
interviewer: ; verb geïnterviewd door
narrator: verteller|vertellers; verb verteld door
organizer: organisator|organisatoren; verb georganiseerd door
original-author: ; verb door
performer: uitvoerder|uitvoerders; verb uitgevoerd door
producer: producent|producenten; verb geproduceerd door
recipient: ontvanger|ontvangers; verb ontvangen door
reviewed-author: ; verb door
script-writer: scenarioschrijver|scenarioschrijvers; verb geschreven door
series-creator: bedenker|bedenkers; verb bedacht door
translator: vertaler|vertalers; short vert.|vert.; verb vertaald door; verb-short vertaald door
ordinal: de
ordinal-01: ste
long-ordinal-01: eerste
long-ordinal-02: tweede
long-ordinal-03: derde
long-ordinal-04: vierde
long-ordinal-05: vijfde
long-ordinal-06: zesde
long-ordinal-07: zevende
long-ordinal-08: achtste
long-ordinal-09: negende
long-ordinal-10: tiende
open-quote: ‘
close-quote: ’
open-inner-quote: “
close-inner-quote: ”
page-range-delimiter: –
colon: :
comma: ,
semicolon: ;
`,
    months: [
      'januari februari maart april mei juni juli augustus september oktober november december',
      'jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.',
    ],
    seasons: 'lente zomer herfst winter',
    date: { text: '{d} |{MMMM} |{y}', numeric: '{d}-|{m}-|{y}' },
  })
