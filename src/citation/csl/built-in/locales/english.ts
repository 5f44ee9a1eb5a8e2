/** The words of English, wherever it is spoken, as in the edition of 2026. */
export const english = `
accessed: accessed
ad: AD
advance-online-publication: advance online publication
album: album
and: and; symbol &
and-others: and others
anonymous: anonymous; short anon.
archive: archive
at: at
audio-recording: audio recording
available-at: available at
bc: BC
bce: BCE
by: by
ce: CE
circa: circa; short c.
cited: cited
collection: archival collection
et-al: et al.
film: film
forthcoming: forthcoming
from: from
henceforth: henceforth
ibid: ibid.
in: in
in-press: in press
internet: internet
interview: interview
letter: letter
loc-cit: loc. cit.
no-date: no date; short n.d.
no-place: no place; short n.p.
no-publisher: no publisher; short n.p.
on: on
online: online
op-cit: op. cit.
original-work-published: original work published
personal-communication: personal communication
podcast: podcast
podcast-episode: podcast episode
preprint: preprint
presented-at: presented at the
radio-broadcast: radio broadcast
radio-series: radio series
radio-series-episode: radio series episode
reference: reference|references; short ref.|refs.
retrieved: retrieved
review-of: review of; short rev. of
scale: scale
special-issue: special issue
special-section: special section
television-broadcast: television broadcast
television-series: television series
television-series-episode: television series episode
video: video
working-paper: working paper

article: preprint|preprints
article-journal: journal article|journal articles
article-magazine: magazine article|magazine articles
article-newspaper: newspaper article|newspaper articles
bill: bill|bills
book: book|books; short bk.|bks.
broadcast: broadcast|broadcasts
chapter: chapter|chapters; short chap.|chaps.
classic: classical work|classical works
dataset: dataset|datasets
document: document|documents
entry: entry|entries
entry-dictionary: dictionary entry|dictionary entries
entry-encyclopedia: encyclopedia entry|encyclopedia entries
event: event|events
figure: figure|figures; short fig.|figs.
graphic: graphic|graphics
hearing: hearing|hearings
legal_case: legal case|legal cases
legislation: legislation|legislation
manuscript: manuscript|manuscripts
map: map|maps
motion_picture: video recording|video recordings
musical_score: musical score|musical scores
pamphlet: pamphlet|pamphlets
paper-conference: conference paper|conference papers
patent: patent|patents
performance: performance|performances
periodical: periodical|periodicals
personal_communication: personal communication|personal communications
post: post|posts
post-weblog: blog post|blog posts
regulation: regulation|regulations
report: report|reports
review: review|reviews
review-book: book review|book reviews
software: software|software
song: audio recording|audio recordings
speech: presentation|presentations
standard: standard|standards
thesis: thesis|theses
treaty: treaty|treaties
webpage: webpage|webpages

act: act|acts
appendix: appendix|appendices; short app.|apps.
article-locator: article|articles; short art.|arts.
canon: canon|canons
column: column|columns; short col.|cols.
edition: edition|editions; short ed.|eds.
elocation: location|locations; short loc.|locs.
equation: equation|equations; short eq.|eqq.
folio: folio|folios; short fol.|fols.
issue: issue|issues; short no.|nos.
line: line|lines; short l.|ll.
note: note|notes; short n.|nn.
number: number|numbers; short no.|nos.
number-of-pages: page|pages; short p.|pp.
number-of-volumes: volume|volumes; short vol.|vols.
opus: opus|opera; short op.|opp.
page: page|pages; short p.|pp.
page-first: page|pages; short p.|pp.
paragraph: paragraph|paragraphs; short para.|paras.; symbol ¶|¶¶
part: part|parts; short pt.|pts.
part-number: part|parts; short pt.|pts.
printing-number: printing|printings; short print.|prints.
rule: rule|rules; short r.|rr.
scene: scene|scenes; short sc.|scs.
section: section|sections; short sec.|secs.; symbol §|§§
sub-verbo: sub verbo|sub verbis; short s.v.|s.vv.
supplement: supplement|supplements; short supp.|supps.
supplement-number: supplement|supplements; short supp.|supps.
table: table|tables; short tbl.|tbls.
timestamp: ; short
title-locator: title|titles; short tit.|titt.
verse: verse|verses; short v.|vv.
version: version|versions; short v.
volume: volume|volumes; short vol.|vols.
chapter-number: chapter|chapters; short chap.|chaps.
citation-number: citation|citations; short cit.|cits.
collection-number: number|numbers; short no.|nos.
first-reference-note-number: note|notes; short n.|nn.

chair: chair|chairs; verb chaired by
collection-editor: editor|editors; short ed.|eds.; verb edited by; verb-short ed. by
compiler: compiler|compilers; short comp.|comps.; verb compiled by; verb-short comp. by
composer: composer|composers; verb composed by
container-author: ; verb by; verb-short by
contributor: contributor|contributors; short contrib.|contribs.; verb with
curator: curator|curators; short cur.|curs.; verb curated by
director: director|directors; short dir.|dirs.; verb directed by; verb-short dir. by
editor: editor|editors; short ed.|eds.; verb edited by; verb-short ed. by
editorial-director: editor|editors; short ed.|eds.; verb edited by; verb-short ed. by
editortranslator: editor & translator|editors & translators; short ed. & trans.|eds. & trans.; verb edited & translated by; verb-short ed. & trans. by
executive-producer: executive producer|executive producers; short exec. prod.|exec. prods.; verb executive produced by
guest: guest|guests; verb with guest|with guests
host: host|hosts; verb hosted by
illustrator: illustrator|illustrators; short ill.|ills.; verb illustrated by; verb-short ill. by
interviewer: interviewer|interviewers; verb interview by
narrator: narrator|narrators; short narr.|narrs.; verb narrated by; verb-short narr. by
organizer: organizer|organizers; short org.|orgs.; verb organized by
original-author: ; verb by
performer: performer|performers; short perf.|perfs.; verb performed by
producer: producer|producers; short prod.|prods.; verb produced by
recipient: recipient|recipients; verb to
reviewed-author: ; verb by
script-writer: writer|writers; short wrtr.|wrtrs.; verb written by; verb-short writ. by
series-creator: series creator|series creators; verb created by; verb-short cre. by
translator: translator|translators; short trans.; verb translated by; verb-short trans. by

ordinal: th
ordinal-01: st
ordinal-02: nd
ordinal-03: rd
ordinal-11: th
ordinal-12: th
ordinal-13: th
long-ordinal-01: first
long-ordinal-02: second
long-ordinal-03: third
long-ordinal-04: fourth
long-ordinal-05: fifth
long-ordinal-06: sixth
long-ordinal-07: seventh
long-ordinal-08: eighth
long-ordinal-09: ninth
long-ordinal-10: tenth

page-range-delimiter: –
colon: :
comma: ,
semicolon: ;
`

export const englishMonths = 'January February March April May June July August September October November December'
/** The months in the form of American and British editors: the four and five letters of June, July and Sept. are written out. */
export const englishShortMonths = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'
export const englishSeasons = 'Spring Summer Autumn Winter'
