import { type DateType, vocabularies } from '../../kernel/index.ts'
import type { DateEntry, Publisher } from '../../model/datacite.ts'
import { parseDate, plainDate, yearIn } from '../../model/date.ts'
import { textOf } from '../../model/view.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { isAddress } from '../work/identify.ts'
import { type Account, citedOf, entriesOf, hasEditions, memberText, publicationYear, type Work } from '../work/index.ts'
import type { ElementReader } from '../work/reading/element-reader.ts'
import { addAll } from '../work/reading/record-lists.ts'
import type { ModsDraft, ModsPart } from './part-types.ts'

/**
 * The dates of MODS, with the kernel's date types (8.a). All other dates are `dateOther` with the name of their type.
 */
const dates: readonly (readonly [name: string, dateType: DateType])[] = [
  ['dateIssued', 'Issued'],
  ['dateCreated', 'Created'],
  ['dateCaptured', 'Collected'],
  ['dateValid', 'Valid'],
  ['dateModified', 'Updated'],
  ['copyrightDate', 'Copyrighted'],
]

/** Reads and writes the place of publication, the publisher, the dates, and the edition or version. */
export const origin: ModsPart = {
  read(mods, draft) {
    const { record, cited } = draft
    for (const info of mods.children('originInfo')) {
      info.attribute('eventType')
      for (const publisher of info.children('publisher'))
        if (record.publisher === undefined) readPublisher(publisher, draft)
      for (const term of info.children('place').flatMap(place => place.children('placeTerm'))) {
        const isCode = term.element.attributes.some(({ local, value }) => local === 'type' && value === 'code')
        if (isCode || cited['publisher-place'] !== undefined) continue
        term.attribute('type')
        cited['publisher-place'] = term.line()
      }
      const edition = info.text('edition')
      if (edition !== undefined) {
        if (hasEditions(record.types?.resourceTypeGeneral)) cited.edition ??= edition
        else record.version ??= edition
      }
      readDates(info, draft)
      info.leave('issuance')
    }
  },
  write(writing) {
    const { work, account } = writing
    const { record, publisher, version } = work
    const place = citedOf(record, 'publisher-place')
    const isEdited = hasEditions(work.general?.value)
    const edition = isEdited ? citedOf(record, 'edition') : version
    const blocks = [
      ...(place === undefined
        ? []
        : [element('place', {}, [element('placeTerm', { type: 'text' }, account.carry(place))])]),
      ...(publisher === undefined ? [] : [publisherBlock(work, account)]),
      ...datesOf(work, account),
      ...(edition === undefined ? [] : [element('edition', {}, account.carry(edition))]),
    ]
    return blocks.length === 0 ? [] : [element('originInfo', {}, blocks)]
  },
}

function readPublisher(found: ElementReader, { record }: ModsDraft): void {
  const name = found.line()
  if (name === undefined) return
  const { lang } = found
  const [scheme, address, id] = [
    found.attribute('authority'),
    found.attribute('authorityURI'),
    found.attribute('valueURI'),
  ]
  const publisher: Publisher = { name, ...(lang !== undefined && { lang }) }
  if (id !== undefined) publisher.publisherIdentifier = id
  if (scheme !== undefined) publisher.publisherIdentifierScheme = scheme
  if (address !== undefined) publisher.schemeUri = address
  record.publisher = publisher
}

function publisherBlock({ record, publisher }: Work, account: Account): Block {
  const given = record.publisher
  if (publisher === undefined || typeof given !== 'object') return element('publisher', {}, account.carryAny(publisher))
  const { publisherIdentifier, publisherIdentifierScheme, schemeUri, lang } = given
  const valueURI = isAddress(publisherIdentifier) ? publisherIdentifier : undefined
  const authorityURI = isAddress(schemeUri) ? schemeUri : undefined
  const written = { lang, publisherIdentifierScheme, publisherIdentifier: valueURI, schemeUri: authorityURI }
  for (const [name, value] of Object.entries(written)) if (value !== undefined) account.carryPath(['publisher', name])
  return element(
    'publisher',
    { 'xml:lang': lang, authority: publisherIdentifierScheme, authorityURI, valueURI },
    account.carry(publisher),
  )
}

function readDates(info: ElementReader, { record }: ModsDraft): void {
  addAll(record, 'dates', datesIn(info))
  const found = ['Issued', 'Copyrighted'].map(type => record.dates?.find(({ dateType }) => dateType === type)?.date)
  const year = found.flatMap(date => (date === undefined ? [] : (yearIn(date) ?? [])))[0]
  if (year !== undefined) record.publicationYear ??= year
  // An Issued date of only the year repeats the publication year.
  const isYear = ({ date, dateType }: DateEntry): boolean =>
    dateType === 'Issued' && Number(date) === record.publicationYear
  const others = record.dates?.filter(entry => !isYear(entry)) ?? []
  if (others.length > 0) record.dates = others
  else delete record.dates
}

/** Returns the dates of a work in order. Two consecutive elements may be the ends of a range. */
function datesIn(info: ElementReader): DateEntry[] {
  const found: DateEntry[] = []
  let open: DateEntry | undefined
  for (const element of info.children(...dates.map(([name]) => name), 'dateOther')) {
    const text = element.line()
    const point = element.attribute('point')
    for (const attribute of ['encoding', 'keyDate', 'qualifier']) element.attribute(attribute)
    const dateType = dates.find(([name]) => name === element.name)?.[1] ?? typeNamed(element)
    if (text === undefined) continue
    if (point === 'end' && open?.dateType === dateType) open.date = `${open?.date ?? ''}${text}`
    else found.push({ date: point === 'end' ? `/${text}` : point === 'start' ? `${text}/` : text, dateType })
    open = point === 'start' ? found.at(-1) : undefined
  }
  return found
}

/** Returns the date type of a `dateOther`. A type that the kernel lacks becomes Other and is kept as an extra. */
function typeNamed(date: ElementReader): DateType {
  const given = date.element.attributes.find(({ local }) => local === 'type')?.value ?? ''
  const known = (Object.keys(vocabularies.dateType) as DateType[]).find(
    type => type.toLowerCase() === given.toLowerCase(),
  )
  if (known !== undefined) date.attribute('type')
  return known ?? 'Other'
}

/**
 * Returns the ends of a range. Returns an empty list for any other text: one without a slash, with several slashes, or
 * with a space next to a slash.
 */
const endsOf = (text: string): string[] => {
  const ends = text.split('/')
  return ends.length === 2 && !/ \/|\/ /.test(text) ? ends : []
}

/**
 * Returns the `encoding` of a date in MODS, or undefined if the date is not valid. EDTF extends W3CDTF with seasons,
 * uncertainty and years before 1.
 */
function encodingOf(date: string): string | undefined {
  if (parseDate(date) === undefined) return undefined
  return plainDate(date.replace(/T\d\d:.*$/s, '')) === undefined ? 'edtf' : 'w3cdtf'
}

/**
 * Returns the elements for the dates that have a type, with separate elements for the two ends of a range. If there is
 * no date of issue, an element with the publication year comes first.
 */
function datesOf({ record, issued }: Work, account: Account): Block[] {
  const blocks = entriesOf<DateEntry>(record.dates, ['dates']).flatMap(entry => {
    const held = memberText(entry, 'date')
    const type = textOf(entry.value.dateType)
    if (held === undefined || type === '') return []
    const name = dates.find(([, known]) => known === type)?.[0] ?? 'dateOther'
    account.carryPath(entry.at('dateType'))
    account.carry(held)
    const attributes = { type: name === 'dateOther' ? type : undefined }
    const [start = held.value, end] = endsOf(held.value)
    const block = (text: string, point?: string): Block[] =>
      text === '' ? [] : [element(name, { ...attributes, encoding: encodingOf(text), point }, text)]
    return end === undefined ? block(start) : [...block(start, 'start'), ...block(end, 'end')]
  })
  const year = textOf(record.publicationYear)
  if (!/^\d{4}$/.test(year)) return blocks
  account.carryPath(publicationYear)
  if (issued?.entry !== undefined) return blocks
  return [element('dateIssued', { encoding: 'w3cdtf', keyDate: 'yes' }, year), ...blocks]
}
