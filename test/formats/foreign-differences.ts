import type { Loss } from '../../src/formats/index.ts'
import { schemeAddress } from '../../src/formats/work/losses/schemes.ts'
import type { Datacite } from '../../src/model/index.ts'
import { differencesOf, sayingOf } from './differences.ts'

type Members = Record<string, unknown>

/**
 * Lists for which a foreign format stores no common order, because the format has a property for each kind of entry.
 */
const unordered = [
  'titles',
  'contributors',
  'dates',
  'relatedIdentifiers',
  'relatedItems',
  'fundingReferences',
  'geoLocations',
  'alternateIdentifiers',
  'rightsList',
  'descriptions',
]

/**
 * Returns the pointers of values that differ after a conversion to another format and back, in members without a
 * reported loss.
 *
 * Ignores empty values, the URL of a well-known scheme, name parts derivable from the name, and an Issued date that is
 * only a year.
 */
export function unexplained(record: Datacite, back: Datacite, losses: readonly Loss[]): string[] {
  const lists = new Set(losses.map(({ pointer }) => pointer.split('/')[1] ?? ''))
  if (lists.has('relatedItems')) lists.add('relatedIdentifiers')
  // Identifiers other than DOIs are written among the alternate identifiers.
  if (lists.has('identifier')) for (const name of ['alternateIdentifiers', 'doi']) lists.add(name)
  const [before, after] = [comparable(record), comparable(back)]
  return Object.keys({ ...before, ...after })
    .filter(name => !lists.has(name))
    .flatMap(name => differencesOf(before[name], after[name], [name]))
}

function comparable(record: Datacite): Members {
  // Empty entries are removed first, so that a list with one value left counts as that value.
  const said = sayingOf(withoutImplied(record) as Datacite)
  if (said.publicationYear !== undefined) said.publicationYear = String(said.publicationYear)
  for (const name of unordered) {
    const list = said[name]
    if (Array.isArray(list)) said[name] = list.map(entry => JSON.stringify(sorted(entry))).sort()
  }
  return said
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, sorted(v)]),
        )
      : value

function withoutImplied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutImplied).filter(entry => !(isYear(entry) || isNothing(entry)))
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value
  const members: Members = { ...value }
  for (const name of [
    'nameIdentifierScheme',
    'affiliationIdentifierScheme',
    'publisherIdentifierScheme',
    'funderIdentifierType',
    'rightsIdentifierScheme',
  ])
    if (schemeAddress(String(members[name])) !== undefined) delete members.schemeUri
  if (typeof members.name === 'string' && members.name.includes(', ')) {
    delete members.givenName
    delete members.familyName
  }
  return Object.fromEntries(
    Object.entries(members)
      .map(([name, member]) => [name, withoutImplied(member)])
      .filter(([, member]) => !isNothing(member)),
  )
}

const isNothing = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.values(value).every(isNothing))

const isYear = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  Reflect.get(entry, 'dateType') === 'Issued' &&
  /^\d{4}$/.test(String(Reflect.get(entry, 'date')))
