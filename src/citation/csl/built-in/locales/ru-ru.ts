import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** Russian. */
export const ruRU = (): LocaleParts =>
  locale('ru-RU', {
    terms: `
accessed: просмотрено
ad: н. э.
advance-online-publication: предварительная онлайн-публикация
album: альбом
and: и; symbol &
and-others: и другие
anonymous: аноним; short анон.
archive: архив
at: на
audio-recording: аудиозапись
available-at: доступно на
bc: до н. э.
bce: до н. э.
by: от
ce: н. э.
circa: около; short ок.
cited: цитируется по
collection: коллекция
et-al: и др.
film: фильм
forthcoming: готовится к выпуску
from: от
henceforth: далее
ibid: там же
in: в
in-press: в печати
internet: Интернет
interview: интервью
letter: письмо
loc-cit: цит. соч.
no-date: без даты; short б. д.
no-place: без места; short б. м.
no-publisher: без издателя; short б. и.
on: на
online: онлайн
op-cit: указ. соч.
original-work-published: оригинал опубликован
personal-communication: личное сообщение
podcast: подкаст
podcast-episode: выпуск подкаста
preprint: препринт
presented-at: представлено на
radio-broadcast: радиопередача
radio-series: радиосериал
radio-series-episode: выпуск радиосериала
reference: ссылка|ссылки; short ссылка|ссылки
retrieved: извлечено
review-of: рецензия на
scale: масштаб
special-issue: специальный выпуск
special-section: специальный раздел
television-broadcast: телепередача
television-series: телесериал
television-series-episode: выпуск телесериала
video: видео
working-paper: рабочий документ
dataset: набор данных|наборы данных
article-journal: журнальная статья|журнальные статьи
map: карта|карты
report: отчёт|отчёты
software: программное обеспечение|программное обеспечение
speech: доклад|доклады
standard: стандарт|стандарты
thesis: диссертация|диссертации
webpage: веб-страница|веб-страницы
article: препринт|препринты
article-magazine: статья в журнале|статьи в журналах
article-newspaper: статья в газете|статьи в газетах
bill: законопроект|законопроекты
broadcast: передача|передачи
classic: классическое произведение|классические произведения
document: документ|документы
entry: статья справочника|статьи справочника
entry-dictionary: словарная статья|словарные статьи
entry-encyclopedia: статья в энциклопедии|статьи в энциклопедии
event: мероприятие|мероприятия
graphic: изображение|изображения
hearing: слушание|слушания
legal_case: судебное дело|судебные дела
legislation: законодательный акт|законодательные акты
manuscript: рукопись|рукописи
motion_picture: видеозапись|видеозаписи
musical_score: ноты|ноты
pamphlet: брошюра|брошюры
paper-conference: доклад на конференции|доклады на конференциях
patent: патент|патенты
performance: представление|представления
periodical: периодическое издание|периодические издания
personal_communication: личное сообщение|личные сообщения
post: сообщение|сообщения
post-weblog: запись в блоге|записи в блоге
regulation: постановление|постановления
review: рецензия|рецензии
review-book: рецензия на книгу|рецензии на книги
song: аудиозапись|аудиозаписи
treaty: договор|договоры
act: акт|акты
appendix: приложение|приложения; short прил.|прил.
article-locator: статья|статьи; short ст.|ст.
book: книга|книги; short кн.|кн.
canon: канон|каноны
chapter: глава|главы; short гл.|гл.
chapter-number: глава|главы; short гл.|гл.
citation-number: цитата|цитаты; short цит.|цит.
collection-number: номер|номера; short №|№
column: столбец|столбцы; short стб.|стб.
edition~neuter: издание|издания; short изд.|изд.
elocation: расположение|расположения; short расп.|расп.
equation: уравнение|уравнения; short ур.|ур.
figure: рисунок|рисунки; short рис.|рис.
first-reference-note-number: ссылка|ссылки; short ссылка|ссылки
folio: лист|листы; short л.|лл.
issue~masculine: выпуск|выпуски; short вып.|вып.
line: строка|строки; short стр.|стр.
note: примечание|примечания; short прим.|прим.
number~masculine: номер|номера; short №|№
number-of-pages: страница|страницы; short с.|сс.
number-of-volumes: том|тома; short т.|тт.
opus: сочинение|сочинения; short соч.|соч.
page: страница|страницы; short с.|сс.
page-first: страница|страницы; short с.|сс.
paragraph: параграф|параграфы; short пара.|пара.; symbol §|§§
part: часть|части; short ч.|чч.
part-number: часть|части; short ч.|ч.
printing-number: тираж|тиражи; short тир.|тир.
rule: правило|правила
scene: сцена|сцены
section: раздел|разделы; short разд.|разд.; symbol §|§§
sub-verbo: под словом|под словами; short s. v.|s. vv.
supplement: дополнение|дополнения; short доп.|доп.
supplement-number: дополнение|дополнения; short доп.|доп.
table: таблица|таблицы; short табл.|табл.
timestamp: ; short
title-locator: заглавие|заглавия
verse: стих|стихи; short ст.|ст.
version: версия|версии; short вер.|вер.
volume~masculine: том|тома; short т.|тт.
chair: председатель|председатели
collection-editor: редактор|редакторы; short ред.|ред.; verb под редакцией; verb-short под ред.
compiler: составитель|составители; short сост.|сост.; verb составлено; verb-short сост.
composer: композитор|композиторы
container-author: ; verb; verb-short
contributor: участник|участники
curator: куратор|кураторы
director: режиссер|режиссеры; short реж.|реж.; verb режиссировано; verb-short реж.
editor: редактор|редакторы; short ред.|ред.; verb под редакцией; verb-short под ред.
editorial-director: ответственный редактор|ответственные редакторы; short отв. ред.|отв. ред.; verb под редакцией; verb-short под ред.
editortranslator: редактор и переводчик|редакторы и переводчики; short ред. и пер.|ред. и пер.; verb под редакцией и в переводе; verb-short под ред. и в пер.
executive-producer: исполнительный продюсер|исполнительные продюсеры
guest: гость|гости
host: ведущий|ведущие
illustrator: иллюстратор|иллюстраторы; short ил.|ил.; verb иллюстрировано; verb-short ил.
interviewer: ; verb интервью проведено
narrator: рассказчик|рассказчики
organizer: организатор|организаторы
original-author: ; verb
performer: исполнитель|исполнители
producer: продюсер|продюсеры
recipient: получатель|получатели; verb к
reviewed-author: ; verb
script-writer: сценарист|сценаристы
series-creator: создатель|создатели
translator: переводчик|переводчики; short пер.|пер.; verb переведено; verb-short пер.
ordinal: -е; long.masculine -й; long.neuter -е
long-ordinal-01: первое
long-ordinal-02: второе
long-ordinal-03: третье
long-ordinal-04: четвёртое
long-ordinal-05: пятое
long-ordinal-06: шестое
long-ordinal-07: седьмое
long-ordinal-08: восьмое
long-ordinal-09: девятое
long-ordinal-10: десятое
open-quote: «
close-quote: »
open-inner-quote: „
close-inner-quote: “
page-range-delimiter: –
colon: :
comma: ,
semicolon: ;
`,
    months: [
      'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
      'янв. фев. мар. апр. май июн. июл. авг. сен. окт. ноя. дек.',
    ],
    seasons: 'весна лето осень зима',
    date: { text: '{d} |{MMMM} |{y} г.', numeric: '{dd}.|{mm}.|{y}' },
  })
