import { toPointer } from '../../core/pointer.ts'
import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { grantAgreement } from '../../datacite/funder-reference.ts'
import type { Datacite, DateEntry, RelatedIdentifier } from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { agentNamed } from '../tagged/reference-names.ts'
import { identify } from '../work/identify.ts'
import { textAs } from '../work/text.ts'
import { decodeCoverage } from './coverage.ts'
import { type DublinCoreTerm, dublinCore, type Statement } from './terms.ts'
import { generalTypeInText } from './types.ts'
import { isAddressOfRights, unspecific } from './write-terms.ts'

interface Reading {
  record: Datacite
  /** The texts that the model cannot represent, by term. */
  left: Map<string, string[]>
}

/**
 * Returns the record that statements describe.
 *
 * Names are split at a comma. Roles and relations that Dublin Core cannot express are `Other`. Values without a place
 * in the model, including `others`, become extras.
 */
export function recordOfStatements(
  statements: readonly Statement[],
  others: ReadonlyMap<string, unknown> = new Map(),
): Datacite {
  const reading: Reading = { record: {}, left: new Map() }
  for (const statement of statements) readers[statement.term](statement, reading)
  settleDates(reading.record, statements)
  const members: Record<string, unknown> = Object.create(null)
  for (const [term, texts] of [...reading.left, ...others]) members[toPointer([term])] = texts
  return { ...reading.record, ...extrasOf(dublinCore.id, members) }
}

const readers: Readonly<Record<DublinCoreTerm, (statement: Statement, reading: Reading) => void>> = {
  title: ({ text, lang }, { record }) => addEntry(record, 'titles', { title: text, ...textAs('lang', lang) }),
  creator: ({ text, lang }, { record }) =>
    addEntry(record, 'creators', { ...agentNamed(text), ...textAs('lang', lang) }),
  contributor: ({ text, lang }, { record }) =>
    addEntry(record, 'contributors', { ...agentNamed(text), ...textAs('lang', lang), contributorType: 'Other' }),
  publisher: (statement, reading) => {
    if (reading.record.publisher !== undefined) leave(statement, reading)
    else reading.record.publisher = { name: statement.text, ...textAs('lang', statement.lang) }
  },
  date: () => undefined,
  type: (statement, reading) => readType(statement, reading),
  identifier: ({ text }, { record }) => {
    const identified = identify(text)
    if (identified?.type === 'DOI' && record.doi === undefined) record.doi = identified.identifier
    else
      addEntry(record, 'alternateIdentifiers', {
        alternateIdentifier: identified?.identifier ?? text,
        alternateIdentifierType: identified?.type ?? 'Other',
      })
  },
  subject: ({ text, lang }, { record }) => addEntry(record, 'subjects', { subject: text, ...textAs('lang', lang) }),
  description: ({ text, lang }, { record }) =>
    addEntry(record, 'descriptions', { description: text, descriptionType: 'Abstract', ...textAs('lang', lang) }),
  language: (statement, reading) => {
    if (reading.record.language !== undefined) leave(statement, reading)
    else reading.record.language = statement.text
  },
  format: ({ text }, { record }) => addEntry(record, 'formats', text),
  source: (statement, reading) => readRelated(statement, reading, { relationType: 'IsDerivedFrom' }),
  relation: (statement, reading) => {
    const grant = grantAgreement(statement.text)
    if (grant !== undefined) addEntry(reading.record, 'fundingReferences', grant)
    else readRelated(statement, reading, { relationType: 'Other', relationTypeInformation: unspecific })
  },
  coverage: ({ text }, { record }) => {
    const location = decodeCoverage(text)
    if (location === undefined && parseDate(text) !== undefined)
      addEntry(record, 'dates', { date: text, dateType: 'Coverage' })
    else addEntry(record, 'geoLocations', location ?? { geoLocationPlace: text })
  },
  rights: ({ text, lang }, { record }) => {
    addEntry(
      record,
      'rightsList',
      isAddressOfRights(text) ? { rightsUri: text } : { rights: text, ...textAs('lang', lang) },
    )
  },
}

/** The name of a list in a record, such as `subjects`. */
type Lists = {
  [K in keyof Datacite]-?: NonNullable<Datacite[K]> extends readonly unknown[] ? K : never
}[keyof Datacite]

function addEntry<K extends Lists>(record: Datacite, name: K, entry: NonNullable<Datacite[K]>[number]): void {
  const list: unknown[] = (record[name] as unknown[] | undefined) ?? []
  list.push(entry)
  Object.assign(record, { [name]: list })
}

function leave({ term, text }: Statement, { left }: Reading): void {
  const texts = left.get(term)
  if (texts === undefined) left.set(term, [text])
  else texts.push(text)
}

/** Reads an identifier as a relation of the type that the term implies. Any other text becomes an extra. */
function readRelated(
  statement: Statement,
  reading: Reading,
  relation: Pick<RelatedIdentifier, 'relationType' | 'relationTypeInformation'>,
): void {
  const identified = identify(statement.text)
  if (identified === undefined) leave(statement, reading)
  else
    addEntry(reading.record, 'relatedIdentifiers', {
      relatedIdentifier: identified.identifier,
      relatedIdentifierType: identified.type,
      ...relation,
    })
}

/**
 * Reads the type. A term that only the kernel has takes precedence over any other known term; an unknown text becomes
 * the free text (10).
 */
function readType(statement: Statement, reading: Reading): void {
  const { record } = reading
  const found = generalTypeInText(statement.text)
  const types = record.types ?? {}
  if (found === undefined) {
    if (types.resourceType !== undefined) leave(statement, reading)
    else record.types = { ...types, resourceType: statement.text }
    return
  }
  const before = types.resourceTypeGeneral
  const isBetter = before === undefined || found.exactness > (generalTypeInText(before)?.exactness ?? 0)
  if (isBetter) record.types = { ...types, resourceTypeGeneral: found.general }
}

/**
 * Sets the dates of a record. The first date without a time of day, or else the first date, is the publication date.
 *
 * The end of an embargo is an Available date, and the types of the other dates are unknown.
 */
function settleDates(record: Datacite, statements: readonly Statement[]): void {
  const given = statements.flatMap(({ term, text }) => (term === 'date' ? [text] : []))
  const texts = given.filter(text => embargoEnd(text) === undefined)
  const readable = texts.filter(text => parseDate(text) !== undefined)
  const issued = readable.find(text => !text.includes('T')) ?? readable[0]
  const entries: DateEntry[] = texts
    .filter(text => text !== issued)
    .map(date => ({ date, dateType: 'Other', dateInformation: 'dc:date' }))
  for (const text of given) {
    const date = embargoEnd(text)
    if (date !== undefined) entries.push({ date, dateType: 'Available' })
  }
  const span = issued === undefined ? undefined : parseDate(issued)
  const year = (span?.from ?? span?.to)?.year
  if (year !== undefined && year >= 0 && year <= 9999) record.publicationYear = year
  if (issued !== undefined && !/^\d{4}$/.test(issued)) entries.unshift({ date: issued, dateType: 'Issued' })
  if (entries.length > 0) record.dates = [...entries, ...(record.dates ?? [])]
}

/** Returns the end of an embargo, which OpenAIRE writes as a URI: `info:eu-repo/date/embargoEnd/2021-05-12`. */
const embargoEnd = (text: string): string | undefined =>
  /^info:eu-repo\/date\/embargoEnd\/(\d{4}(?:-\d\d){0,2})$/i.exec(text)?.[1]
