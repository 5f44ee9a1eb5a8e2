import { isObject, type Members } from '../src/core/object.ts'
import { writeDataciteXml } from '../src/datacite/xml/writing/write.ts'
import { readRecords } from '../src/formats/index.ts'
import { type Random, seeded } from './random.ts'
import { restRecords } from './records.ts'

/**
 * Generates responses of `GET /dois/{id}` that vary like real ones. The same seed gives the same responses.
 *
 * Some optional members are empty, null or absent, coordinates are text, and the registry's own members are present.
 */
export function restAnswers(count: number, seed = 7): Answer[] {
  const random = seeded(seed)
  return restRecords(count, seed).map(record => answerOf(random, record as Members))
}

/** A response in its JSON:API envelope. */
export interface Answer {
  data: { id: unknown; type: 'dois'; attributes: Members; relationships: object }
}

/** Adds an `xml` attribute to a response: the record as Base64-encoded XML. */
export function withXml(answer: Answer): Answer {
  const [read] = readRecords(JSON.stringify(answer)).records
  if (read === undefined) throw new Error('An answer could not be read.')
  const { extras: _, ...record } = read.record
  return withAttributes(answer, { xml: Buffer.from(writeDataciteXml(record).text).toString('base64') })
}

/** Adds one of several mistakes to a response; `place` selects the mistake. */
export function withFindings(answer: Answer, place: number): Answer {
  const { creators, titles } = answer.data.attributes as { creators: object[]; titles: Members[] }
  const flaws: Members[] = [
    { titles: titles.map(({ title }) => ({ title: String(title).toUpperCase() })) },
    { creators: [...creators, creators[0]] },
    { publisher: null },
    { descriptions: [{ description: titles[0]?.title, descriptionType: 'Abstract' }] },
    { rightsList: [{ rights: 'CC BY 4.0', rightsUri: 'creativecommons.org/licenses/by/4.0' }] },
    { dates: [{ date: '31.12.2019', dateType: 'Issued' }] },
  ]
  return withAttributes(answer, flaws[place % flaws.length] ?? {})
}

/** Returns a response with the agents, subjects and related identifiers of all `others`, without duplicates. */
export function withLongLists(answer: Answer, others: readonly Answer[]): Answer {
  const all = (name: string): Members[] => {
    const items = others.flatMap(({ data }) => data.attributes[name] as Members[])
    return [...new Map(items.map(item => [item.name ?? JSON.stringify(item), item])).values()]
  }
  const names = ['creators', 'contributors', 'subjects', 'relatedIdentifiers']
  return withAttributes(answer, Object.fromEntries(names.map(name => [name, all(name)])))
}

const withAttributes = ({ data }: Answer, attributes: Members): Answer => ({
  data: { ...data, attributes: { ...data.attributes, ...attributes } },
})

function answerOf(random: Random, record: Members): Answer {
  const day = `${record.publicationYear}-0${1 + random.below(9)}-1${random.below(10)}`
  const { geoLocations, types, schemaVersion, url, state, doi, prefix: _, suffix: __, ...members } = record
  const attributes = {
    doi,
    ...Object.fromEntries(Object.entries(members).map(([name, value]) => [name, varied(random, name, value)])),
    types: random.below(3) === 0 ? { ...(types as Members), resourceType: undefined } : types,
    geoLocations: random.below(2) === 0 ? [] : asText(geoLocations),
    url,
    contentUrl: null,
    metadataVersion: random.below(12),
    schemaVersion: random.below(6) === 0 ? null : schemaVersion,
    source: random.pick(['mds', 'api', 'fabricaForm']),
    isActive: true,
    state,
    reason: null,
    ...Object.fromEntries(counts.map(name => [name, random.below(4) === 0 ? random.below(300) : 0])),
    created: `${day}T08:00:00Z`,
    registered: `${day}T08:00:01Z`,
    published: null,
    updated: `${day}T09:30:00Z`,
  }
  const relationships = { client: { data: { id: random.pick(['rain.archive', 'soil.data']), type: 'clients' } } }
  return { data: { id: doi, type: 'dois', attributes, relationships } }
}

const counts =
  'viewCount downloadCount referenceCount citationCount partCount partOfCount versionCount versionOfCount'.split(' ')

const optional = new Set(
  'subjects relatedIdentifiers sizes formats rightsList fundingReferences alternateIdentifiers'.split(' '),
)

function varied(random: Random, name: string, value: unknown): unknown {
  if (name === 'creators' || name === 'contributors') {
    if (name === 'contributors' && random.below(2) === 0) return []
    return (value as Members[]).map(agent => agentOf(random, agent))
  }
  if (name === 'version' || name === 'language') return random.below(2) === 0 ? null : value
  return optional.has(name) && random.below(3) === 0 ? [] : value
}

function agentOf(random: Random, { nameType, givenName, familyName, affiliation, nameIdentifiers, ...agent }: Members) {
  const places = affiliation as string[]
  return {
    ...agent,
    ...(random.below(3) > 0 && { nameType }),
    ...(random.below(4) > 0 && { givenName, familyName }),
    affiliation: random.below(2) === 0 ? [] : random.below(2) === 0 ? places : places.map(name => ({ name })),
    nameIdentifiers: random.below(3) === 0 ? nameIdentifiers : [],
  }
}

function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(asText)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asText(member)]))
}
