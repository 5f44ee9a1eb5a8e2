import { checkedOptions, wrongArgument } from '../../core/argument.ts'
import { isObject, type Members } from '../../core/object.ts'
import { requireJson } from '../../datacite/not-json.ts'
import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import type { RequestError } from '../../request/error.ts'
import type { Patience } from '../../request/pacing/retry.ts'
import { accessOf, type RegistryOptions, registryOptionNames } from './calls/ask.ts'
import type { CallOptions } from './calls/call.ts'
import type { Credentials } from './calls/credentials.ts'
import { type MetadataStore, metadataStoreOf } from './calls/mds.ts'
import { type MediaOfDoi, mediaOf } from './calls/media.ts'
import { RegistryError, unlessMissing } from './error.ts'
import { type DoiFilters, listDois, prefixesOf } from './listing.ts'
import { type HeldRecord, jsonTypes, type RegistryState, readsHeld, type StateEvent } from './plan/held.ts'

/** The attributes to send for a DOI, as the REST API accepts them. An `xml` attribute must be in base64. */
export type RegistryAttributes = Members

/**
 * A client of the registry. Rejects with `RegistryError` for a failed request or an invalid DOI, and with `TypeError`
 * for any other wrong argument.
 *
 * Reads are retried if a retry may help. A write is repeated only after a response which shows that the registry did
 * not process it (429, 503 with `Retry-After`).
 */
export interface RegistryClient {
  /** The URL of the REST API. */
  readonly endpoint: string
  /** The account used for requests, in lower case. */
  readonly account: string | undefined
  /** The maximum number of simultaneous requests. */
  readonly concurrency: number
  /** The maximum number of retries and the delays before them. */
  readonly patience: Patience
  /** Reads a DOI. Resolves to undefined if the DOI does not exist or is another account's draft. */
  get(doi: string, options?: CallOptions): Promise<HeldRecord | undefined>
  list(filters?: DoiFilters): AsyncIterable<HeldRecord>
  /**
   * Lists the prefixes under which the account may create DOIs. Resolves to undefined if the registry does not report
   * them, as for an account that is not a repository.
   */
  prefixes(options?: CallOptions): Promise<readonly string[] | undefined>
  /** Creates a DOI, as a draft unless an event is given. Rejects with `exists` if the DOI exists. */
  create(
    doi: string,
    attributes: RegistryAttributes,
    options?: CallOptions & { event?: StateEvent },
  ): Promise<HeldRecord>
  /** Changes the given attributes. The registry creates the DOI if it does not exist. */
  update(
    doi: string,
    attributes: RegistryAttributes,
    options?: CallOptions & { event?: StateEvent },
  ): Promise<HeldRecord>
  /** Registers a draft, which then resolves but is not listed. The DOI must have a URL. */
  register(doi: string, options?: CallOptions): Promise<HeldRecord>
  /** Makes a DOI findable, permanently: it can be hidden but never deleted. The DOI must have a URL. */
  publish(doi: string, options?: CallOptions): Promise<HeldRecord>
  /** Removes a findable DOI from the lists. The DOI still resolves. */
  hide(doi: string, options?: CallOptions): Promise<HeldRecord>
  /** Deletes a draft. Rejects with `wrong-state` for a registered or findable DOI. */
  deleteDraft(doi: string, options?: CallOptions): Promise<void>
  /** Sets the URL of a DOI. */
  setUrl(doi: string, url: string, options?: CallOptions): Promise<HeldRecord>
  /**
   * Verifies the credentials. Rejects with `unauthorized` if they are missing or a repository's password is wrong.
   *
   * The registry otherwise reports a wrong password only on writes.
   *
   * Resolves for an account that is not a repository, whose password cannot be verified.
   */
  verify(options?: CallOptions): Promise<void>
  readonly media: MediaOfDoi
  readonly mds: MetadataStore
}

/**
 * Creates a client of DataCite's REST API and Metadata Store. Defaults to the test system.
 *
 * @example
 * const data = { id: '10.5072/a', attributes: { doi: '10.5072/a', state: 'draft', url: null, titles: [{ title: 'Waves' }] } }
 * const registry = registryClient({ system: 'test', fetch: async () => Response.json({ data }) })
 * const held = await registry.get('10.5072/a')
 * held?.state // → 'draft'
 */
export function registryClient(options: RegistryOptions = {}): RegistryClient {
  const access = accessOf(checkedOptions(options, registryOptionNames))
  const { endpoint, ask, credentials } = access
  const at = (text: string): { doi: string; url: string } => {
    const doi = doiOf(text)
    return { doi, url: `${endpoint}/dois/${encodeURIComponent(doi)}` }
  }
  const requireCredentials = (what: string): Credentials => {
    if (credentials !== undefined) return credentials
    throw new RegistryError(what, 'unauthorized', 'This requires credentials; set the option credentials.')
  }
  const write = (
    method: 'POST' | 'PUT',
    text: string,
    given: unknown,
    { event, signal }: CallOptions & { event?: StateEvent | undefined } = {},
  ): Promise<HeldRecord> => {
    const { doi, url } = at(text)
    if (!isObject(given))
      throw wrongArgument('The attributes', 'an object such as { titles: [{ title: "Waves" }] }', given)
    requireJson(given)
    if (event !== undefined && !Object.hasOwn(stateAfter, event))
      throw wrongArgument('The option event', Object.keys(stateAfter).join(', '), event)
    const { username } = requireCredentials(doi)
    const { state, ...attributes } = given
    const client = username.includes('.')
      ? { relationships: { client: { data: { type: 'clients', id: username.toLowerCase() } } } }
      : {}
    const data = { type: 'dois', attributes: { ...attributes, doi, ...(event && { event }) }, ...client }
    return ask(
      doi,
      {
        ...readsHeld,
        url: `${method === 'POST' ? `${endpoint}/dois` : url}?affiliation=true&publisher=true`,
        method,
        body: { type: jsonTypes[0], text: JSON.stringify({ data }) },
        given: [200, 201],
        again: wasNotLookedAt,
      },
      signal,
    )
  }
  const into = async (event: StateEvent, text: string, how?: CallOptions): Promise<HeldRecord> => {
    const held = await write('PUT', text, {}, { ...how, event })
    const state = stateAfter[event]
    if (held.state === state) return held
    throw new RegistryError(
      held.doi,
      'wrong-state',
      `It is ${held.state} and not ${state}: the registry ignored the event ${event}.`,
    )
  }
  return {
    endpoint,
    account: credentials?.username.toLowerCase(),
    concurrency: access.concurrency,
    patience: access.patience,
    async get(text, { signal } = {}) {
      const { doi, url } = at(text)
      return unlessMissing(ask(doi, { ...readsHeld, url: `${url}?affiliation=true&publisher=true` }, signal))
    },
    list: (filters = {}) => ({ [Symbol.asyncIterator]: () => listDois(access, filters) }),
    prefixes: async ({ signal } = {}) =>
      credentials?.username.includes('.') ? prefixesOf(access, credentials.username.toLowerCase(), signal) : undefined,
    create: async (text, attributes, how) => write('POST', text, attributes, how),
    update: async (text, attributes, how) => write('PUT', text, attributes, how),
    register: (text, how) => into('register', text, how),
    publish: (text, how) => into('publish', text, how),
    hide: (text, how) => into('hide', text, how),
    async deleteDraft(text, { signal } = {}) {
      const { doi, url } = at(text)
      const read = () => ({ ok: true as const, value: undefined })
      await ask(doi, { url, method: 'DELETE', given: [204], types: jsonTypes, read, again: wasNotLookedAt }, signal)
    },
    async verify({ signal } = {}) {
      // Reads with a wrong password succeed as if anonymous. This request is neither a read nor a write.
      const account = requireCredentials('The account').username.toLowerCase()
      const attributes = { doi: '10.5072/verify', titles: [{ title: 'verify' }] }
      const relationships = { client: { data: { type: 'clients', id: account } } }
      const body = { type: jsonTypes[0], text: JSON.stringify({ data: { type: 'dois', attributes, relationships } }) }
      const read = () => ({ ok: true as const, value: undefined })
      const url = `${endpoint}/dois/validate`
      // An account that is not a repository is not found, which proves nothing about its password.
      await unlessMissing(
        ask(`The account ${account}`, { url, method: 'POST', body, types: jsonTypes, read, again: () => true }, signal),
      )
    },
    setUrl: async (text, url, how) => write('PUT', text, { url }, how),
    media: mediaOf(access, at),
    mds: metadataStoreOf(access, doiOf),
  }
}

const stateAfter = {
  register: 'registered',
  publish: 'findable',
  hide: 'registered',
} as const satisfies Record<StateEvent, RegistryState>

/** True if a response shows that a write was not processed. */
const wasNotLookedAt = ({ code, status, retryAfter }: RequestError): boolean =>
  code === 'rate-limited' || (status === 503 && retryAfter !== undefined)

function doiOf(text: string): string {
  const doi = typeof text === 'string' ? parseDoi(text) : undefined
  if (doi !== undefined) return doiKey(doi)
  throw new RegistryError(
    String(text).slice(0, 200),
    'not-a-doi',
    'This is not a DOI; it should be like 10.5072/example.',
  )
}
