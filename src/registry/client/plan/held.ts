import { isObject, type Members } from '../../../core/object.ts'
import { doiKey } from '../../../identifiers/schemes/doi.ts'
import type { Question, Reading } from '../../../request/question.ts'

/**
 * The states of a DOI: a draft exists only at the registry, a registered DOI resolves, and a findable DOI is also
 * listed.
 */
export type RegistryState = 'draft' | 'registered' | 'findable'

/** The events that change a state. The registry silently ignores an event that does not fit the state. */
export type StateEvent = 'register' | 'publish' | 'hide'

/** A DOI as stored by the registry. */
export interface HeldRecord {
  /** The DOI, in lower case. */
  doi: string
  state: RegistryState
  /** The landing page URL; null if the DOI has none. */
  url: string | null
  /** The owning repository, in lower case, if the response names it. */
  client?: string
  /** The time of the last save, ISO 8601. */
  updated?: string
  /** All attributes, as the REST API returns them with affiliation and publisher identifiers. */
  attributes: Members
}

/** The media types of responses of the REST API. */
export const jsonTypes = ['application/vnd.api+json', 'application/json'] as const

/** The response types and the parser for a single DOI. */
export const readsHeld: Pick<Question<HeldRecord>, 'types' | 'read'> = {
  types: jsonTypes,
  read: text => readingOf(text, value => heldIn(isObject(value) ? value.data : undefined), 'It is not one DOI.'),
}

/** Parses a DOI in JSON:API form. Returns undefined for anything else. */
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

/**
 * Parses JSON and extracts a value with `take`.
 *
 * Returns a failure with `reason` if `take` returns undefined, or with another reason if the text is not JSON.
 */
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
