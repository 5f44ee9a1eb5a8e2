import type { RelatedItem } from '../../model/datacite.ts'
import { type CitedVariable, citedOf } from '../work/cited-members.ts'
import { carryType, numberTypePlace, seriesOf, standardNumberType } from '../work/container.ts'
import { type Account, carryDate, entriesOf, type Work } from '../work/index.ts'
import { sayCff } from './messages.ts'
import { referenceIdentifiers, referenceTexts } from './read-references.ts'
import { containerPlaces, generalTypeOfReference, referenceTypeOf, workTypeOf } from './types.ts'
import { writeCffAgents } from './write-agents.ts'
import { type CffReference, isPreferred } from './write-references.ts'

/**
 * Writes the work itself as the preferred citation, with the authors and the DOI of the file.
 *
 * Without a preferred citation, a CITATION.cff describes either software or data.
 */
export function writeOwnCitation(
  account: Account,
  work: Work,
  { authors, doi }: { authors?: unknown; doi?: unknown },
): CffReference | undefined {
  const { general, genre, title, language, publisher, record } = work
  if (general === undefined || title === undefined) return undefined
  const type = ownTypeOf(general.value)
  // A shared list would be written as a YAML alias.
  const reference: CffReference = { type, title: title.value, authors: structuredClone(authors) }
  if (doi !== undefined) reference.doi = doi
  putDate(account, work, reference)
  putContainer(account, work, type, reference)
  putSeries(account, work, reference)
  if (publisher !== undefined) {
    const city = account.carryAny(citedOf(record, 'publisher-place'))
    reference.publisher = { name: account.carry(publisher), ...(city !== undefined && { city }) }
  }
  const event = citedOf(record, 'event-title')
  if (event !== undefined) {
    const city = account.carryAny(citedOf(record, 'event-place'))
    reference.conference = { name: account.carry(event), ...(city !== undefined && { city }) }
  }
  if (type === 'thesis' && genre !== undefined) reference['thesis-type'] = account.carry(genre)
  if (language !== undefined && /^[a-z]{2,3}$/.test(language.value)) reference.languages = [account.carry(language)]
  const isInAnother =
    reference['collection-type'] === undefined && containerPlaces.some(([name]) => reference[name] !== undefined)
  for (const [name, variable] of isInAnother ? citedTexts : [...citedTexts, ...citedPlaces]) {
    const held = citedOf(record, variable)
    if (held !== undefined) reference[name] = account.carry(held)
  }
  return reference
}

/** True if a work has a title and a type, is neither software nor data, and names no other work to cite instead. */
export function isCitedItself({ general, title, record }: Work): boolean {
  if (general === undefined || title === undefined) return false
  const isOfText = workTypeOf(general.value) === 'dataset' && general.value !== 'Dataset'
  return isOfText && !entriesOf<RelatedItem>(record.relatedItems, ['relatedItems']).some(isPreferred)
}

/** Returns the reference type for a general type; `generic` for `Text`, whose first row is `magazine-article`. */
const ownTypeOf = (general: string): string => (general === 'Text' ? 'generic' : referenceTypeOf(general))

/**
 * Returns the type that the file states for a work that is its own preferred citation. Reports a change if the
 * reference type will be read as another general type.
 */
export function ownType(account: Account, { general }: Work): 'dataset' {
  if (general === undefined) return 'dataset'
  const type = ownTypeOf(general.value)
  if (generalTypeOfReference(type) === general.value) account.carry(general)
  else account.changed(general.path, sayCff('typeWritten', { type: general.value, written: type }))
  return 'dataset'
}

/** Writes the year and the month. A full date is written as the `date-released` of the file. */
function putDate(account: Account, { issued }: Work, reference: CffReference): void {
  if (issued === undefined || issued.value.year < 1000 || issued.value.year > 9999) return
  reference.year = issued.value.year
  if (issued.value.month !== undefined) reference.month = issued.value.month
  if (issued.value.day === undefined) carryDate(account, issued, 'date')
}

function putContainer(account: Account, { container }: Work, type: string, reference: CffReference): void {
  if (container?.title === undefined) return
  const { title, path, identifier } = container
  const place = containerPlaces.find(([, read]) => read(type) === container.item.relatedItemType)
  if (place === undefined) return
  reference[place[0]] = account.carry(title)
  for (const name of ['relationType', 'relatedItemType']) account.carryPath([...path, name])
  for (const [name, member] of containerTexts) {
    const held = container[member]
    if (held !== undefined) reference[name] = account.carry(held)
  }
  const editors = container.contributors.filter(({ role }) => role?.value === 'Editor')
  if (editors.length > 0) reference.editors = writeCffAgents(account, editors)
  const number = identifier === undefined ? undefined : standardNumberType(identifier.type)
  const form = referenceIdentifiers.find(([, datacite]) => datacite === number)
  if (identifier === undefined || form === undefined || !form[2].test(identifier.value)) return
  reference[form[0]] = account.carry(identifier)
  carryType(account, numberTypePlace(identifier), identifier.type)
}

function putSeries(account: Account, { record, container }: Work, reference: CffReference): void {
  const series = container?.title === undefined ? seriesOf(record) : undefined
  if (series === undefined) return
  reference['collection-title'] = account.carry(series)
  reference['collection-type'] = 'series'
  account.carryPath([...series.path.slice(0, -1), 'descriptionType'])
}

/**
 * The members for the position of a work in its container. The edition is not included, because it belongs to the work
 * itself.
 */
export const containerTexts = /* @__PURE__ */ referenceTexts.filter(([, member]) => member !== 'edition')

/** The members for CSL variables that always describe the work itself, even if the work has a container. */
export const citedTexts: readonly (readonly [cff: string, variable: CitedVariable])[] = [
  ['edition', 'edition'],
  ['section', 'section'],
  ['notes', 'note'],
  ['medium', 'medium'],
  ['volume-title', 'volume-title'],
  ['pages', 'number-of-pages'],
]

/**
 * The members for the CSL variables `volume`, `issue` and `number` of a work without a container. For any other work,
 * these members give the position in the container.
 */
export const citedPlaces: readonly (readonly [cff: string, variable: CitedVariable])[] = [
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['number', 'number'],
]
