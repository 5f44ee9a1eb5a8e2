import { isObject, type Members } from '../../../core/object.ts'
import { doiKey } from '../../../identifiers/schemes/doi.ts'
import type { Question, Reading } from '../../../request/question.ts'

/** The states of a DOI: a draft exists only at the registry, a registered one resolves, a findable one is listed as well. */
export type RegistryState = 'draft' | 'registered' | 'findable'

/** The events that change a state; the registry ignores one that does not fit the state, and says nothing. */
export type StateEvent = 'register' | 'publish' | 'hide'

/** A DOI as the registry holds it. */
export interface HeldRecord {
  /** In lower case. */
  doi: string
  state: RegistryState
  /** The landing page address; null if the DOI has none. */
  url: string | null
  /** The repository that it belongs to, in lower case, where the answer tells. */
  client?: string
  /** When it was last saved, ISO 8601. */
  updated?: string
  /** All attributes, as the REST API gives them with the identifiers of affiliations and publishers. */
  attributes: Members
}

/** The media types of answers of the REST API. */
export const jsonTypes = ['application/vnd.api+json', 'application/json'] as const

/** The response types and the parser for a single DOI. */
export const readsHeld: Pick<Question<HeldRecord>, 'types' | 'read'> = {
  types: jsonTypes,
  read: text => readingOf(text, value => heldIn(isObject(value) ? value.data : undefined), 'It is not one DOI.'),
}

/** A DOI in the form of JSON:API; undefined for anything else. */
export function heldIn(data: unknown): HeldRecord | undefined {
  if (!isObject(data) || !isObject(data.attributes)) return undefined
  const { attributes } = data
  const { doi = data.id, state, url, updated } = attributes
  if (typeof doi !== 'string' || !isState(state)) return undefined
  const client = clientIn(data.relationships)
  return {
    doi: doiKey(doi),
    state,
    url: typeof url === 'string' && url !== '' ? url : null,
    ...(client !== undefined && { client }),
    ...(typeof updated === 'string' && { updated }),
    attributes,
  }
}

/** Reads JSON and takes out of it what is wanted. */
export function readingOf<T>(text: string, take: (value: unknown) => T | undefined, reason: string): Reading<T> {
  try {
    const value = take(JSON.parse(text))
    return value === undefined ? { ok: false, reason } : { ok: true, value }
  } catch {
    return { ok: false, reason: 'It is not JSON.' }
  }
}

const isState = (state: unknown): state is RegistryState =>
  state === 'draft' || state === 'registered' || state === 'findable'

function clientIn(relationships: unknown): string | undefined {
  const client = isObject(relationships) ? relationships.client : undefined
  const data = isObject(client) ? client.data : undefined
  return isObject(data) && typeof data.id === 'string' ? data.id.toLowerCase() : undefined
}
