import { entryOf, isObject } from '../../core/object.ts'
import { readableMath } from '../../core/tex-math.ts'
import { extrasFor, takeApart } from '../../datacite/writing/extras.ts'
import { putBack } from '../../datacite/writing/put-back.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { listOf } from '../../model/view.ts'
import { type CitedVariable, citedOf, citedVariables, genreBeside } from '../work/cited-members.ts'
import {
  type Account,
  beforeSubtitle,
  carryAddress,
  changedDate,
  citationKeyOf,
  contributorsOf,
  type DateFound,
  datesOf,
  entriesOf,
  Found,
  onlyDate,
  publicationYear,
  repeatsType,
  seriesOf,
  typeNamesOf,
  typeReason,
  unkept,
  type Work,
  type WorkDate,
  withSubtitle,
  workOf,
} from '../work/index.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { carryAsArchive, carryUniversity, universityOf } from '../work/reading/university.ts'
import { generalTypeOfItem, itemInWords, itemTypeOf } from '../work/types/item-types.ts'
import { kindOfItem, kindOfText } from '../work/types/resource-kinds.ts'
import type { CslItem, CslName } from './csl-item.ts'
import { sayCslJson } from './csl-item.ts'
import { cslDate, dateVariables, markIn, spanText } from './dates.ts'
import { containerTypeOfItem, hasBookEditors } from './item-containers.ts'
import { itemId } from './item-id.ts'
import { writeKeywords } from './keywords.ts'
import { contributorTypes, cslRoles, readName, writeName } from './names.ts'
import { richTextOf } from './titles/markup.ts'
import { writeSite, writeVolumeTitle } from './titles/volume-title.ts'
import { containerVariables, writeContainer } from './write-container.ts'
import { writeItemIdentifiers } from './write-identifiers.ts'

/** Writes a record as a CSL-JSON item. */
export function itemOf(record: Datacite, account: Account = unkept): CslItem {
  const work = workOf(record)
  const type = cslTypeOf(work, account)
  const item: CslItem = { id: account.carryAny(citationKeyOf(record)) ?? itemId(work), type }
  const set = (name: string, value: unknown): void => {
    if (value !== undefined) item[name] = value
  }
  set('title', titleOf(work, account))
  if (subtitleOf(work) !== undefined && work.title !== undefined && citedOf(record, 'title-short') === undefined)
    set('title-short', beforeSubtitle(richTextOf(work.title)))
  if (work.creators.length > 0)
    set(
      'author',
      work.creators.map(creator => writeName(creator, account)),
    )
  writeItemContributors(work, item, account)
  const issued = onlyDate(work, account)
  set('issued', issued === undefined ? literalYear(record, account) : issuedOf(issued, account))
  for (const [variable, dateType] of otherDates) set(variable, dateOf(work, dateType, account))
  writeContainer(work, item, account)
  const university = universityOf(work)
  if (university !== undefined) {
    set('publisher', carryUniversity(university, account))
    set('archive', carryAsArchive(work, 'CSL', account))
  } else set('publisher', account.carryAny(work.publisher))
  for (const name of ['version', 'language', 'abstract', 'genre'] as const) set(name, account.carryAny(work[name]))
  if (typeof item.abstract === 'string') item.abstract = readableMath(item.abstract, 'csl')
  // The item type already expresses the genre.
  if (work.genre?.value === kindOfItem(type) || itemInWords(record) === type) delete item.genre
  else if (isRepeated(work)) {
    account.changed(work.genre as Found, say('repeats-type', { text: String(item.genre) }))
    delete item.genre
  } else if (isRepublished(work)) {
    delete item.genre
    account.changed(work.genre as Found, sayCslJson('bookInBook'))
  }
  if (item.abstract !== undefined && work.abstract !== undefined)
    account.carryPath(work.abstract.beside('descriptionType'))
  writeSeries(work, item, account)
  writeKeywords(work, item, account)
  set('DOI', account.carryAny(work.doi))
  writeItemIdentifiers(work, item, account)
  set('URL', account.carryAny(citedOf(record, 'URL')) ?? carryAddress(account, work))
  writeItemCited(work, item, account)
  writeSite(work, item, account)
  writeVolumeTitle(work, item, account)
  restoreExtras(record, item, account)
  return item
}

const say = messagesOf('csl-genre', {
  'repeats-type': 'The text "{text}" is omitted because it repeats the type of the item.',
})

const isRepeated = ({ general, genre }: Work): boolean =>
  general !== undefined && genre !== undefined && repeatsType(general.value, genre.value)

/**
 * Writes the series as `collection-title`.
 *
 * Reports a series that precedes the abstract, because the two will be read in reverse order.
 */
function writeSeries({ record, abstract }: Work, item: CslItem, account: Account): void {
  const series = seriesOf(record)
  if (series === undefined) return
  item['collection-title'] = account.carry(series)
  account.carryPath(series.beside('descriptionType'))
  if (abstract === undefined || Number(series.path[1]) > Number(abstract.path[1])) return
  const message = sayCslJson('seriesAfterAbstract')
  account.changed(series.path.slice(0, -1), message)
  account.changed(abstract, message)
}

/** Writes the values of a record that are outside the kernel. They already have the names of CSL variables. */
function writeItemCited(work: Work, item: CslItem, account: Account): void {
  const { record } = work
  for (const name of citedVariables) {
    const held = Object.hasOwn(item, name) ? undefined : heldOf(record, name, item.type)
    if (held === undefined) continue
    const isInContainer =
      item['container-title'] !== undefined ||
      item['container-author'] !== undefined ||
      containerTypeOfItem(item.type) !== 'Other'
    if (isInContainer && containerVariables.includes(name))
      account.changed(held, sayCslJson('ofContainer', { variable: name, value: held.value }))
    if (name === 'title-short' && String(item.title).startsWith(`${held.value}: `)) {
      account.changed(held, sayCslJson('shortTitleAsTitle'))
      if (subtitleOf(work) === undefined) account.changed(['titles'], sayCslJson('titleSplit'))
    }
    writeVariable(item, name, held, account)
  }
}

/** Writes a variable. The schema requires an object for a date variable. */
function writeVariable(item: CslItem, name: CitedVariable, held: Found, account: Account): void {
  if (!dateVariables.has(name)) {
    item[name] = account.carry(held)
    return
  }
  const span = parseDate(held.value)
  item[name] = (span && cslDate(span, held.value)) ?? { literal: held.value }
  const written = span === undefined ? held.value : spanText(span, markIn(held.value))
  if (written === held.value) account.carry(held)
  else account.changed(held, sayWork('dateWritten', { date: held.value, written }))
}

/** Returns the value of a variable. Omits a genre that would be read as the kind of work itself. */
const heldOf = (record: Datacite, name: CitedVariable, type: string): Found | undefined =>
  name === 'genre' ? genreBeside(record, kindOfItem(type)) : citedOf(record, name)

const otherDates = [
  ['submitted', 'Submitted'],
  ['available-date', 'Available'],
] as const

function cslTypeOf(work: Work, account: Account): string {
  const { general, record } = work
  const types = typeNamesOf(work)
  account.carryAny(itemTypeOf(record))
  if (general === undefined) return types.csl
  if (generalTypeOfItem(types.csl) === general.value) account.carry(general)
  else {
    const [values, genre] = [{ type: general.value, written: types.csl }, typeReason(work)]
    account.changed(
      general.path,
      genre === undefined ? sayCslJson('typeWider', values) : sayCslJson('typeAsSaid', { ...values, genre }),
    )
  }
  return types.csl
}

/** True if a work is a book within another book. CSL represents it as a book with a container. */
const isRepublished = ({ general, genre }: Work): boolean =>
  kindOfText(general?.value, genre?.value)?.cited[0] === 'book'

function titleOf(work: Work, account: Account): string | undefined {
  const { title } = work
  const subtitle = subtitleOf(work)
  if (title === undefined) return undefined
  const main = account.carry(title.as(richTextOf(title)))
  if (subtitle === undefined) return main
  if (beforeSubtitle(main) !== main) account.changed(title, sayCslJson('colonAtEnd'))
  const short = citedOf(work.record, 'title-short')
  if (short !== undefined && short.value !== title.value) account.changed(['titles'], sayCslJson('titleJoined'))
  account.carryPath(subtitle.beside('titleType'))
  return withSubtitle(main, account.carry(subtitle.as(richTextOf(subtitle))))
}

/** Returns the subtitle, unless it is the only title. */
const subtitleOf = ({ title, subtitle }: Work): Found | undefined =>
  subtitle?.within === title?.within ? undefined : subtitle

function issuedOf({ span, entry, isYear, text }: WorkDate, account: Account): unknown {
  if (isYear) account.carryPath(publicationYear)
  if (entry !== undefined) carrySpan({ span, entry, text }, account)
  return cslDate(span, text)
}

/** Returns the words that BibTeX, RIS, EndNote or PubMed have in place of a year, such as "in press". */
function literalYear({ extras }: Datacite, account: Account): unknown {
  for (const field of yearFields) {
    const [words] = [extras?.members?.[field]].flat()
    if (typeof words !== 'string' || !(yearWords.test(words) || furtherYears.test(words))) continue
    return { literal: account.carry(new Found(words, ['extras', 'members', field])) }
  }
  return undefined
}

const yearFields = ['/fields/year', '/tags/PY', '/tags/Y1', '/tags/YR', '/tags/%D', '/DP']
const yearWords =
  /^(?:in press|forthcoming|to appear|in preparation|in review|under review|accepted|submitted|im druck|im erscheinen|sous presse|à paraître|en prensa)\.?$/i

/** Matches a text of at most 54 characters with four digits in a row, such as `2003 [i.e. 2004]`. */
const furtherYears = /^(?=.{0,50}\d{4}).{4,54}$/

function dateOf({ record }: Work, type: (typeof otherDates)[number][1], account: Account): unknown {
  const [first] = datesOf(record, type)
  if (first !== undefined) carrySpan(first, account)
  return first && cslDate(first.span, first.text)
}

function carrySpan({ span, entry, text }: DateFound, account: Account): void {
  if (!account.isKept) return
  const written = spanText(span, markIn(text))
  account.carryPath(entry.at('dateType'))
  if (written === text) account.carryPath(entry.at('date'))
  else changedDate(account, entry, text, written)
}

/** Writes the contributors with a CSL role and, for an item in a book or proceedings, the editors of the container. */
function writeItemContributors(work: Work, item: CslItem, account: Account): void {
  const { container } = work
  const isInBook = container !== undefined && hasBookEditors(item.type)
  for (const editor of isInBook ? container.contributors : []) {
    if (editor.role?.value !== 'Editor') continue
    addCslName(item, 'editor', writeName(editor, account))
    account.carry(editor.role)
  }
  for (const contributor of contributorsOf(work)) {
    const { role } = contributor
    const name = role && entryOf(cslRoles, role.value)
    if (name === undefined || role === undefined) continue
    addCslName(item, name, writeName(contributor, account))
    account.carry(role)
    if (name === 'editor' && isInBook) account.changed(contributor.path, sayCslJson('editorOfBook'))
  }
}

function addCslName(item: CslItem, role: string, name: CslName): void {
  const names = item[role]
  if (Array.isArray(names)) names.push(name)
  else item[role] = [name]
}

function restoreExtras(record: Datacite, item: CslItem, account: Account): void {
  const members = isObject(record) ? extrasFor(record, 'csl-json') : undefined
  if (members === undefined) return
  for (const { path, value } of takeApart('csl-json', members).inside) {
    const [name = ''] = path
    if (path.length > 1) putBack(item, path, value)
    else if (name === 'id') item.id = String(value)
    else if (name === 'type') continue
    else if (name === 'custom' && isObject(value)) item.custom = { ...value, ...(item.custom ?? {}) }
    else {
      putBack(item, path, value)
      if (contributorTypes.get(name) === 'Other') carryRole(record, value, account)
    }
  }
}

/** Reports contributors of type Other as written if their names are in a restored name variable. */
function carryRole({ contributors }: Datacite, names: unknown, account: Account): void {
  const known = new Set(listOf(names).map(name => readName(name)?.name))
  for (const { value, path } of entriesOf<{ name?: string; contributorType?: string }>(contributors, ['contributors']))
    if (value.contributorType === 'Other' && known.has(value.name)) account.carryPath(path)
}
