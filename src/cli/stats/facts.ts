import { isObject } from '../../core/object.ts'
import type { Translator } from '../../messages/translator.ts'
import type { Datacite } from '../../model/datacite.ts'
import { fairScore } from '../../validation/fair.ts'

/** The facts about a record that statistics count in addition to its findings. */
export interface RecordFacts {
  /** The `resourceTypeGeneral`, truncated to 100 characters, or `none` if it is absent or empty. */
  type: string
  /** The properties in {@link wantedProperties} that the record has. */
  properties: string[]
  /** The FAIR score, from 0 to 100. */
  score: number
  /** The earned and the possible points of each metric, by metric id. */
  metrics: Record<string, [earned: number, total: number]>
}

/**
 * The properties that the kernel recommends (DataCite Metadata Schema 4.7, section 2.2), and further ones that help to
 * find, cite and reuse a record.
 */
export const wantedProperties = [
  'subjects',
  'contributors',
  'dates',
  'relatedIdentifiers',
  'descriptions',
  'geoLocations',
  'creators.nameIdentifiers',
  'creators.affiliation',
  'creators.affiliation.affiliationIdentifier',
  'publisher.publisherIdentifier',
  'rightsList',
  'fundingReferences',
  'language',
  'version',
  'sizes',
  'formats',
] as const

/** Returns the names of the FAIR metrics by id, translated if there is a translator. */
export function metricNames(translator?: Translator): ReadonlyMap<string, string> {
  const score = fairScore({})
  const { metrics } = translator === undefined ? score : translator.fair(score)
  return new Map(metrics.map(({ id, name }) => [id, name]))
}

const paths = wantedProperties.map(name => [name, name.split('.')] as const)

/**
 * Returns the general type of a record, the wanted properties that it has, and its FAIR score with the points of each
 * metric.
 */
export function factsOf(record: Datacite): RecordFacts {
  const { score, metrics } = fairScore(record)
  const general = isObject(record.types) ? record.types.resourceTypeGeneral : undefined
  return {
    type: typeof general === 'string' && general !== '' ? general.slice(0, 100) : 'none',
    properties: paths.filter(([, path]) => has(record, path, 0)).map(([name]) => name),
    score,
    metrics: Object.fromEntries(metrics.map(({ id, earned, total }) => [id, [earned, total]])),
  }
}

/** True if a path leads to a non-empty value. In a list, one matching entry is enough. */
function has(value: unknown, path: readonly string[], at: number): boolean {
  if (Array.isArray(value)) return value.some(entry => has(entry, path, at))
  const name = path[at]
  if (name === undefined) return isObject(value) ? Object.values(value).some(isSomething) : isSomething(value)
  return isObject(value) && Object.hasOwn(value, name) && has(value[name], path, at + 1)
}

const isSomething = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
