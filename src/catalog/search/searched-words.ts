import type { Resource, ServiceAgent, ServiceDatacite } from '../../model/index.ts'
import { plainText } from '../../model/plain-text.ts'
import type { Kind, Stored } from '../catalog.ts'
import { pathsOf } from '../filter/filter-forms.ts'
import { specifiersOf } from '../filter/specifiers.ts'
import { wordsOf } from './split-words.ts'

/**
 * The weight of a word in a record. All words of datasets and files have the weight `text`.
 *
 * In a resource, `title` is for titles; `name` for creators and identifiers; `topic` for subjects, publishers,
 * contributors, affiliations, funding and places; `text` for everything else.
 */
export type Weight = (typeof weights)[number]

/** The weights, heaviest first. */
export const weights = ['title', 'name', 'topic', 'text'] as const

/** The words of a record by weight. Each text has its own list, because a phrase does not span texts. */
export type Searched = { readonly [W in Weight]: readonly (readonly string[])[] }

/**
 * Returns the words by which a search finds a record. At most 500,000 characters of a resource's words are used,
 * because databases limit the indexed size of a row.
 */
export function searchedOf<K extends Kind>(kind: K, record: Stored[K]): Searched {
  const known = kept.get(record)
  if (known !== undefined) return known
  const searched = kind === 'resource' ? ofResource(record as Resource) : ofData(record as Stored['dataset' | 'file'])
  kept.set(record, searched)
  return searched
}

/** A cache of searchable words, because every search of an in-memory store needs the words of all records. */
const kept = /* @__PURE__ */ new WeakMap<object, Searched>()

// Paths and specifiers repeat each other, so all have the same weight.
const ofData = (record: Stored['dataset' | 'file']): Searched => ({
  title: [],
  name: [],
  topic: [],
  text: bounded([
    record.path,
    ...[...specifiersOf(record)].map(([, value]) => value),
    ...('checksum' in record ? pathsOf(record).slice(1) : []),
  ]),
})

function ofResource({ title, doi, creators_str, publisher, version, paths, datacite }: Resource): Searched {
  const metadata: ServiceDatacite = datacite ?? ({} as ServiceDatacite)
  const creators = listOf(metadata.creators)
  const contributors = listOf(metadata.contributors)
  return {
    title: bounded([
      title,
      ...listOf(metadata.titles)
        .map(({ title: other }) => other)
        .filter(other => other !== title),
    ]),
    name: bounded([
      doi,
      ...(creators.length > 0 ? creators.flatMap(agent => namesOf(agent)) : [creators_str]),
      ...listOf(metadata.identifiers)
        .map(({ identifier }) => identifier)
        .filter(identifier => identifier !== doi),
    ]),
    topic: bounded([
      ...listOf(metadata.subjects).map(({ subject }) => subject),
      publisher,
      ...[...creators, ...contributors].flatMap(agent => affiliationsOf(agent)),
      ...contributors.flatMap(agent => namesOf(agent)),
      ...listOf(metadata.fundingReferences).flatMap(({ funderName, awardNumber, awardTitle }) => [
        funderName,
        awardNumber,
        awardTitle,
      ]),
      ...listOf(metadata.geoLocations).map(({ geoLocationPlace }) => geoLocationPlace),
    ]),
    text: bounded([
      version,
      metadata.publicationYear,
      metadata.types?.resourceType,
      ...paths,
      ...listOf(metadata.descriptions).map(({ description }) => description),
      ...listOf(metadata.relatedIdentifiers).map(({ relatedIdentifier }) => relatedIdentifier),
      ...listOf(metadata.relatedItems).map(({ relatedItemIdentifier }) => relatedItemIdentifier),
    ]),
  }
}

const namesOf = (agent: ServiceAgent): (string | undefined)[] => [
  agent.name,
  ...listOf(agent.nameIdentifiers).map(({ nameIdentifier }) => nameIdentifier),
]

const affiliationsOf = (agent: ServiceAgent): (string | undefined)[] =>
  listOf(agent.affiliations).flatMap(({ affiliation, affiliationIdentifier }) => [affiliation, affiliationIdentifier])

// A catalog of another release may contain values that this release would refuse.
const listOf = <T>(list: readonly T[] | null | undefined): readonly T[] =>
  Array.isArray(list) ? list.filter(entry => typeof entry === 'object' && entry !== null) : []

/** The maximum total length of the words with one weight, in characters. */
const most = 125_000

function bounded(texts: readonly unknown[]): string[][] {
  let left = most
  const found: string[][] = []
  for (const text of texts) {
    if (typeof text !== 'string' || text === '' || left <= 0) continue
    const words = wordsOf(plainText(text.slice(0, left)))
    left -= words.reduce((length, word) => length + word.length, 0) + 1
    if (words.length > 0) found.push(words)
  }
  return found
}
