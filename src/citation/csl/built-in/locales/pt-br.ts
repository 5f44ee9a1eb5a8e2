import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** Portuguese, as it is written in Brazil. */
export const ptBR = (): LocaleParts =>
  locale('pt-BR', {
    terms: `
accessed: acessado
ad: d.C.
advance-online-publication: publicação antecipada online
album: álbum
and: e; symbol &
and-others: e outros
anonymous: anônimo; short anôn.
archive: arquivo
at: em
audio-recording: gravação de áudio
available-at: disponível em
bc: a.C.
bce: a.E.C.
by: por
ce: E.C.
circa: circa; short c.
cited: citado
collection: coleção
et-al: et al.
film: filme
forthcoming: a ser publicado
from: de
henceforth: doravante
ibid: ibid.
in: em
in-press: no prelo
internet: Internet
interview: entrevista
letter: carta
loc-cit: loc. cit.
no-date: sem data; short [s.d.]
no-place: sem local; short s.l.
no-publisher: sem editora; short s.n.
on: em
online: online
op-cit: op. cit.
original-work-published: obra original publicada
personal-communication: comunicação pessoal
podcast: podcast
podcast-episode: episódio de podcast
preprint: preprint
presented-at: apresentado em
radio-broadcast: transmissão de rádio
radio-series: série de rádio
radio-series-episode: episódio de série de rádio
reference: referência|referências; short ref.|refs.
retrieved: recuperado
review-of: resenha de
scale: escala
special-issue: número especial
special-section: seção especial
television-broadcast: transmissão de televisão
television-series: série de televisão
television-series-episode: episódio de série de televisão
video: vídeo
working-paper: documento de trabalho
dataset: conjunto de dados|conjuntos de dados
article-journal: artigo de periódico|artigos de periódicos
map: mapa|mapas
report: relatório|relatórios
software: software|software
speech: apresentação|apresentações
standard: norma|normas
thesis: tese|teses
webpage: página da web|páginas da web
article: preprint|preprints
article-magazine: artigo de revista|artigos de revista
article-newspaper: artigo de jornal|artigos de jornal
bill: projeto de lei|projetos de lei
broadcast: transmissão|transmissões
classic: clássico|clássicos
document: documento|documentos
entry: verbete|verbetes
entry-dictionary: verbete de dicionário|verbetes de dicionário
entry-encyclopedia: verbete de enciclopédia|verbetes de enciclopédia
event: evento|eventos
graphic: imagem|imagens
hearing: audiência|audiências
legal_case: processo judicial|processos judiciais
legislation: legislação|legislações
manuscript: manuscrito|manuscritos
motion_picture: gravação de vídeo|gravações de vídeo
musical_score: partitura|partituras
pamphlet: panfleto|panfletos
paper-conference: trabalho em evento|trabalhos em eventos
patent: patente|patentes
performance: apresentação artística|apresentações artísticas
periodical: periódico|periódicos
personal_communication: comunicação pessoal|comunicações pessoais
post: mensagem|mensagens
post-weblog: publicação de blog|publicações de blog
regulation: regulamento|regulamentos
review: resenha|resenhas
review-book: resenha de livro|resenhas de livros
song: gravação de áudio|gravações de áudio
treaty: tratado|tratados
act: ato|atos
appendix: apêndice|apêndices; short ap.|aps.
article-locator: artigo|artigos; short art.|arts.
book: livro|livros; short liv.
canon: cânone|cânones
chapter: capítulo|capítulos; short cap.
chapter-number: capítulo|capítulos; short cap.|caps.
citation-number: citação|citações; short cit.|cits.
collection-number: número|números; short nº|nºˢ
column: coluna|colunas; short col.
edition: edição|edições; short ed
elocation: localização|localizações; short loc.|locs.
equation: equação|equações; short eq.|eqs.
figure: figura|figuras; short fig.
first-reference-note-number: referência|referências; short ref.|refs.
folio: folha|folhas; short f.
issue~masculine: número|números; short nº
line: linha|linhas; short l.
note: nota|notas; short n.
number~masculine: número|números; short nº|nºˢ
number-of-pages: página|páginas; short p.|p.
number-of-volumes: volume|volumes; short vol.|vols.
opus: opus|opera; short op.
page: página|páginas; short p.|p.
page-first: página|páginas; short p.|p.
paragraph: parágrafo|parágrafos; short parág.|parágs.; symbol §|§§
part: parte|partes; short pt.
part-number: parte|partes; short pt.|pts.
printing-number: impressão|impressões; short impr.|imprs.
rule: regra|regras
scene: cena|cenas
section: seção|seções; short seç.; symbol §|§§
sub-verbo: sub voce|sub vocibus; short s.v.|s.vv.
supplement: suplemento|suplementos; short supl.|supls.
supplement-number: suplemento|suplementos; short supl.|supls.
table: tabela|tabelas; short tab.|tabs.
timestamp: ; short
title-locator: título|títulos; short tít.|títs.
verse: verso|versos; short v.|vv.
version: versão|versões; short v.|v.
volume: volume|volumes; short vol.|vols.
chair: presidente|presidentes; verb presidido por
collection-editor: editor|editores; short org.|orgs.; verb editado por; verb-short org. por
compiler: compilador|compiladores; short comp.|comps.; verb compilado por; verb-short comp. por
composer: compositor|compositores; verb composto por
container-author: ; verb por; verb-short por
contributor: colaborador|colaboradores; verb com
curator: curador|curadores; verb com curadoria de
director: diretor|diretores; short dir.|dirs.; verb dirigido por; verb-short dir. por
editor: organizador|organizadores; short org.|orgs.; verb organizado por; verb-short org. por
editorial-director: editor|editores; short ed.|eds.; verb editado por; verb-short ed. por
editortranslator: editor e tradutor|editores e tradutores; short org. e trad.|orgs. e trads.; verb editado e traduzido por; verb-short org. e trad. por
executive-producer: produtor executivo|produtores executivos; verb produção executiva de
guest: convidado|convidados; verb com a participação de
host: apresentador|apresentadores; verb apresentado por
illustrator: ilustrador|ilustradores; short il.|ils.; verb ilustrado por; verb-short il. por
interviewer: ; verb entrevista de
narrator: narrador|narradores; verb narrado por
organizer: organizador|organizadores; short org.|orgs.; verb organizado por
original-author: ; verb por
performer: intérprete|intérpretes; verb interpretado por
producer: produtor|produtores; short prod.|prods.; verb produzido por
recipient: destinatário|destinatários; verb para
reviewed-author: ; verb por
script-writer: roteirista|roteiristas; verb escrito por
series-creator: criador|criadores; verb criado por
translator: tradutor|tradutores; short trad.|trads.; verb traduzido por; verb-short trad.
ordinal: º; long.feminine ª; long.masculine º
long-ordinal-01: primeiro; long.feminine primeira
long-ordinal-02: segundo; long.feminine segunda
long-ordinal-03: terceiro; long.feminine terceira
long-ordinal-04: quarto; long.feminine quarta
long-ordinal-05: quinto; long.feminine quinta
long-ordinal-06: sexto; long.feminine sexta
long-ordinal-07: sétimo; long.feminine sétima
long-ordinal-08: oitavo; long.feminine oitava
long-ordinal-09: nono; long.feminine nona
long-ordinal-10: décimo; long.feminine décima
open-quote: “
close-quote: ”
open-inner-quote: ‘
close-inner-quote: ’
page-range-delimiter: –
colon: :
comma: ,
semicolon: ;
`,
    months: [
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
      'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.',
    ],
    monthGender: 'masculine',
    limitDayOrdinalsToDay1: true,
    seasons: 'primavera verão outono inverno',
    date: { text: '{o} de |{MMMM} de |{y}', numeric: '{dd}/|{mm}/|{y}' },
  })
