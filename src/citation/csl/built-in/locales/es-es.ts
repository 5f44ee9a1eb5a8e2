import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** Spanish, as it is written in Spain. */
export const esES = (): LocaleParts =>
  locale('es-ES', {
    terms: `
accessed: accedido
ad: d. C.
advance-online-publication: publicación anticipada en línea
album: álbum
and: y; symbol &
and-others: y otros
anonymous: anónimo; short anón.
archive: archivo
at: en
audio-recording: grabación de audio
available-at: disponible en
bc: a. C.
bce: a. e. c.
by: de
ce: e. c.
circa: circa; short c.
cited: citado
collection: colección
et-al: et\u00a0al.
film: película
forthcoming: en preparación
from: de
henceforth: en adelante
ibid: ibid.
in: en
in-press: en imprenta
internet: Internet
interview: entrevista
letter: carta
loc-cit: loc. cit.
no-date: sin fecha; short s.\u00a0f.
no-place: sin lugar; short s. l.
no-publisher: sin editorial; short s. n.
on: en
online: en línea
op-cit: op. cit.
original-work-published: obra original publicada
personal-communication: comunicación personal
podcast: pódcast
podcast-episode: episodio de pódcast
preprint: prepublicación
presented-at: presentado en
radio-broadcast: emisión de radio
radio-series: serie de radio
radio-series-episode: episodio de serie de radio
reference: referencia|referencias; short ref.|refs.
retrieved: recuperado
review-of: reseña de
scale: escala
special-issue: número especial
special-section: sección especial
television-broadcast: emisión de televisión
television-series: serie de televisión
television-series-episode: episodio de serie de televisión
video: vídeo
working-paper: documento de trabajo
dataset: conjunto de datos|conjuntos de datos
article-journal: artículo de revista|artículos de revista
map: mapa|mapas
report: informe|informes
software: software|software
speech: presentación|presentaciones
standard: norma|normas
thesis: tesis|tesis
webpage: página web|páginas web
article: preprint|preprints
article-magazine: artículo de revista de divulgación|artículos de revistas de divulgación
article-newspaper: artículo de periódico|artículos de periódico
bill: proyecto de ley|proyectos de ley
broadcast: emisión|emisiones
classic: clásico|clásicos
document: documento|documentos
entry: entrada|entradas
entry-dictionary: entrada de diccionario|entradas de diccionario
entry-encyclopedia: entrada de enciclopedia|entradas de enciclopedia
event: evento|eventos
graphic: imagen|imágenes
hearing: audiencia|audiencias
legal_case: caso judicial|casos judiciales
legislation: legislación|legislaciones
manuscript: manuscrito|manuscritos
motion_picture: grabación de vídeo|grabaciones de vídeo
musical_score: partitura|partituras
pamphlet: folleto|folletos
paper-conference: ponencia|ponencias
patent: patente|patentes
performance: interpretación|interpretaciones
periodical: publicación periódica|publicaciones periódicas
personal_communication: comunicación personal|comunicaciones personales
post: mensaje|mensajes
post-weblog: entrada de blog|entradas de blog
regulation: reglamento|reglamentos
review: reseña|reseñas
review-book: reseña de libro|reseñas de libros
song: grabación de audio|grabaciones de audio
treaty: tratado|tratados
act: acto|actos
appendix: apéndice|apéndices; short apénd.|apénds.
article-locator: artículo|artículos; short art.|arts.
book: libro|libros; short lib.
canon: canon|cánones
chapter: capítulo|capítulos; short cap.
chapter-number: capítulo|capítulos; short cap.|caps.
citation-number: cita|citas; short cit.|cits.
collection-number: número|números; short n.º|n.ºˢ
column: columna|columnas; short col.
edition~feminine: edición|ediciones; short ed.
elocation: ubicación|ubicaciones; short ubic.|ubics.
equation: ecuación|ecuaciones; short ec.|ecs.
figure: figura|figuras; short fig.
first-reference-note-number: referencia|referencias; short ref.|refs.
folio: folio|folios; short f.
issue~masculine: número|números; short n.º
line: línea|líneas; short l.
note: nota|notas; short n.
number~masculine: número|números; short n.º|n.ºˢ
number-of-pages: página|páginas; short p.|pp.
number-of-volumes: volumen|volúmenes; short vol.|vols.
opus: opus|opera; short op.
page: página|páginas; short p.|pp.
page-first: página|páginas; short p.|pp.
paragraph: párrafo|párrafos; short párr.; symbol §|§
part: parte|partes; short pt.
part-number: parte|partes; short pt.|pts.
printing-number: impresión|impresiones; short impr.|imprs.
rule: regla|reglas
scene: escena|escenas; short esc.|escs.
section: sección|secciones; short sec.; symbol §|§
sub-verbo: sub voce|sub vocibus; short s. v.|s. vv.
supplement: suplemento|suplementos; short supl.|supls.
supplement-number: suplemento|suplementos; short supl.|supls.
table: tabla|tablas; short tab.|tabs.
timestamp: ; short
title-locator: título|títulos; short tít.|títs.
verse: verso|versos; short v.|vv.
version: versión|versiones; short v.|v.
volume: volumen|volúmenes; short vol.|vols.
chair: presidente|presidentes; verb presidido por
collection-editor: editor|editores; short ed.|eds.; verb editado por; verb-short ed.
compiler: compilador|compiladores; short comp.|comps.; verb compilado por; verb-short comp.
composer: compositor|compositores; verb compuesto por
container-author: ; verb de; verb-short de
contributor: colaborador|colaboradores; verb con
curator: comisario|comisarios; verb comisariado por
director: director|directores; short dir.|dirs.; verb dirigido por; verb-short dir.
editor: editor|editores; short ed.|eds.; verb editado por; verb-short ed.
editorial-director: coordinador|coordinadores; short coord.|coords.; verb coordinado por; verb-short coord.
editortranslator: editor y traductor|editores y traductores; short ed. y trad.|eds. y trads.; verb editado y traducido por; verb-short ed. y trad.
executive-producer: productor ejecutivo|productores ejecutivos; verb producción ejecutiva de
guest: invitado|invitados; verb con la participación de
host: presentador|presentadores; verb presentado por
illustrator: ilustrador|ilustradores; short ilust.|ilusts.; verb ilustrado por; verb-short ilust.
interviewer: ; verb entrevistado por
narrator: narrador|narradores; verb narrado por
organizer: organizador|organizadores; short org.|orgs.; verb organizado por
original-author: ; verb de
performer: intérprete|intérpretes; verb interpretado por
producer: productor|productores; short prod.|prods.; verb producido por
recipient: destinatario|destinatarios; verb a
reviewed-author: ; verb por
script-writer: guionista|guionistas; verb escrito por
series-creator: creador|creadores; verb creado por
translator: traductor|traductores; short trad.|trads.; verb traducido por; verb-short trad.
ordinal: .ª
long-ordinal-01: primera
long-ordinal-02: segunda
long-ordinal-03: tercera
long-ordinal-04: cuarta
long-ordinal-05: quinta
long-ordinal-06: sexta
long-ordinal-07: séptima
long-ordinal-08: octava
long-ordinal-09: novena
long-ordinal-10: décima
open-quote: «
close-quote: »
open-inner-quote: “
close-inner-quote: ”
page-range-delimiter: -
colon: :
comma: ,
semicolon: ;
`,
    months: [
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
      'ene. feb. mar. abr. may jun. jul. ago. sep. oct. nov. dic.',
    ],
    seasons: 'primavera verano otoño invierno',
    date: { text: '{d} de |{MMMM} de |{y}', numeric: '{dd}/|{mm}/|{y}' },
  })
