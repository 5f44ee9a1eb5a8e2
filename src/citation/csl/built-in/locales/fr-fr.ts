import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** French, as it is written in France. */
export const frFR = (): LocaleParts =>
  locale('fr-FR', {
    terms: `
accessed: consulté le
ad: apr. J.-C.
advance-online-publication: publication anticipée en ligne
album: album
and: et; symbol &
and-others: et autres
anonymous: anonyme; short anon.
archive: archives
at: sur
audio-recording: enregistrement audio
available-at: disponible sur
bc: av. J.-C.
bce: av. n. è.
by: par
ce: n. è.
circa: vers; short v.
cited: cité
collection: collection
et-al: et al.
film: film
forthcoming: à paraître
from: à l’adresse
henceforth: désormais
ibid: ibid.
in: in
in-press: sous presse
internet: Internet
interview: entretien
letter: lettre
loc-cit: loc. cit.
no-date: sans date; short s.\u00a0d.
no-place: sans lieu; short s. l.
no-publisher: sans nom; short s. n.
on: sur
online: en ligne
op-cit: op. cit.
original-work-published: ouvrage original publié en
personal-communication: communication personnelle
podcast: podcast
podcast-episode: épisode de podcast
preprint: prépublication
presented-at: présenté à
radio-broadcast: émission de radio
radio-series: série radiophonique
radio-series-episode: épisode de série radiophonique
reference: référence|références; short réf.|réf.
retrieved: consulté
review-of: compte rendu de; short c. r. de
scale: échelle
special-issue: numéro spécial
special-section: section spéciale
television-broadcast: émission de télévision
television-series: série télévisée
television-series-episode: épisode de série télévisée
video: vidéo
working-paper: document de travail

article: article|articles
article-journal: article de revue|articles de revue
article-magazine: article de magazine|articles de magazine
article-newspaper: article de presse|articles de presse
dataset: jeu de données|jeux de données
document: document|documents
entry: entrée|entrées
graphic: image|images
manuscript: manuscrit|manuscrits
map: carte|cartes
motion_picture: enregistrement vidéo|enregistrements vidéo
paper-conference: communication|communications
patent: brevet|brevets
periodical: périodique|périodiques
post: billet|billets
post-weblog: billet de blog|billets de blog
report: rapport|rapports
review: compte rendu|comptes rendus
software: logiciel|logiciels
song: enregistrement audio|enregistrements audio
speech: présentation|présentations
standard: norme|normes
thesis: thèse|thèses
webpage: page web|pages web
bill: projet de loi|projets de loi
broadcast: émission|émissions
classic: classique|classiques
entry-dictionary: article de dictionnaire|articles de dictionnaire
entry-encyclopedia: article d’encyclopédie|articles d’encyclopédie
event: événement|événements
hearing: audition|auditions
legal_case: affaire|affaires
legislation: texte législatif|textes législatifs
musical_score: partition|partitions
pamphlet: brochure|brochures
performance: représentation|représentations
personal_communication: communication personnelle|communications personnelles
regulation: règlement|règlements
review-book: compte rendu de livre|comptes rendus de livres
treaty: traité|traités

act: acte|actes
appendix: annexe|annexes; short ann.|ann.
article-locator: article|articles; short art.|art.
book: livre|livres
canon: canon|canons
chapter~masculine: chapitre|chapitres; short chap.|chap.
chapter-number~masculine: chapitre|chapitres; short chap.|chap.
citation-number: citation|citations; short cit.|cit.
collection-number~masculine: numéro|numéros; short nᵒ|nᵒˢ
column: colonne|colonnes; short col.|col.
edition~feminine: édition|éditions; short éd.|éd.
elocation: emplacement|emplacements; short empl.|empl.
equation: équation|équations; short éq.|éq.
figure: figure|figures; short fig.|fig.
first-reference-note-number: référence|références; short réf.|réf.
folio: folio|folios; short fᵒ|fᵒˢ
issue~masculine: numéro|numéros; short nᵒ|nᵒˢ
line: ligne|lignes; short l.|l.
note: note|notes; short n.|n.
number~masculine: numéro|numéros; short nᵒ|nᵒˢ
number-of-pages: page|pages; short p.|p.
number-of-volumes: volume|volumes; short vol.|vol.
opus: opus|opus; short op.|op.
page~feminine: page|pages; short p.|p.
page-first~feminine: page|pages; short p.|p.
paragraph: paragraphe|paragraphes; short paragr.|paragr.; symbol §|§
part: partie|parties; short part.|part.
part-number: partie|parties; short part.|part.
printing-number: tirage|tirages; short tir.|tir.
rule: règle|règles
scene: scène|scènes; short sc.|sc.
section: section|sections; short sect.|sect.; symbol §|§§
sub-verbo: sub verbo|sub verbis; short s. v.|s. vv.
supplement: supplément|suppléments; short suppl.|suppl.
supplement-number: supplément|suppléments; short suppl.|suppl.
table: tableau|tableaux; short tabl.|tabl.
timestamp: ; short
title-locator: titre|titres; short tit.|tit.
verse: verset|versets; short v.|v.
version: version|versions; short v.|v.
volume~masculine: volume|volumes; short vol.|vol.

chair: président|présidents; verb présidé par
collection-editor: éditeur|éditeurs; short éd.|éd.; verb édité par; verb-short éd. par
compiler: compilateur|compilateurs; short comp.|comp.; verb compilé par; verb-short comp. par
composer: compositeur|compositeurs; verb composé par
container-author: ; verb par; verb-short par
contributor: contributeur|contributeurs; verb avec
curator: commissaire|commissaires; verb organisé par
director: réalisateur|réalisateurs; short réal.|réal.; verb réalisé par; verb-short réal. par
editor: éditeur|éditeurs; short éd.|éd.; verb édité par; verb-short éd. par
editorial-director: directeur|directeurs; short dir.|dir.; verb sous la direction de; verb-short ss la dir. de
editortranslator: éditeur et traducteur|éditeurs et traducteurs; short éd. et trad.|éd. et trad.; verb édité et traduit par; verb-short éd. et trad. par
executive-producer: producteur exécutif|producteurs exécutifs; verb production exécutive de
guest: invité|invités; verb avec pour invité
host: présentateur|présentateurs; verb présenté par
illustrator: illustrateur|illustrateurs; short ill.|ill.; verb illustré par; verb-short ill. par
interviewer: ; verb entretien réalisé par
narrator: narrateur|narrateurs; verb raconté par
organizer: organisateur|organisateurs; verb organisé par
original-author: ; verb par
performer: interprète|interprètes; verb interprété par
producer: producteur|producteurs; verb produit par
recipient: destinataire|destinataires; verb à
reviewed-author: ; verb par
script-writer: scénariste|scénaristes; verb écrit par
series-creator: créateur|créateurs; verb créé par
translator: traducteur|traducteurs; short trad.|trad.; verb traduit par; verb-short trad. par

ordinal: ᵉ
ordinal-01@whole-number: ʳᵉ; long.masculine ᵉʳ; long.feminine ʳᵉ
long-ordinal-01: premier; long.feminine première
long-ordinal-02: deuxième
long-ordinal-03: troisième
long-ordinal-04: quatrième
long-ordinal-05: cinquième
long-ordinal-06: sixième
long-ordinal-07: septième
long-ordinal-08: huitième
long-ordinal-09: neuvième
long-ordinal-10: dixième

open-quote: «\u00a0
close-quote: \u00a0»
open-inner-quote: “
close-inner-quote: ”
page-range-delimiter: \u2011
colon: \u00a0:
comma: ,
semicolon: \u00a0;
`,
    months: [
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
      'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.',
    ],
    monthGender: 'masculine',
    seasons: 'printemps été automne hiver',
    date: { text: '{d} |{MMMM} |{y}', numeric: '{dd}/|{mm}/|{y}' },
    limitDayOrdinalsToDay1: true,
  })
