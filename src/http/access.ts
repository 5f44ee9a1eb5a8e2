import { hashOf } from '../catalog/base64url.ts'
import type { Catalog, Kind, Stored } from '../catalog/index.ts'
import { listGiven, wrongArgument } from '../core/argument.ts'
import { HttpError } from './reply/http-error.ts'
import type { ServiceRequest } from './reply/message.ts'

/** A record that is not public. */
export interface HiddenRecord {
  kind: Kind
  id: string
  record: Stored[Kind]
}

/**
 * A function that decides whether a request may see a record that is not public.
 *
 * Without a record, it decides whether the request may see all such records in lists (`all=true`), because a list
 * filtered record by record could not report its length.
 */
export type Authorize = (request: ServiceRequest, record: HiddenRecord | undefined) => boolean | Promise<boolean>

/**
 * Returns a function that permits requests with one of the tokens: `Authorization: Bearer <token>` (RFC 6750). Throws a
 * `TypeError` for tokens that could be guessed or cannot be sent.
 *
 * @example
 * const authorize = bearerTokens(['b3f1c2a84d6e4f0a9c57'])
 * const request = { method: 'GET', target: '/', header: () => 'Bearer b3f1c2a84d6e4f0a9c57' }
 * await authorize(request, undefined) // → true
 */
export function bearerTokens(tokens: Iterable<string>): Authorize {
  const given = listGiven('The tokens', tokens, 'a list of texts')
  for (const token of given)
    if (!/^[\w.~+/-]{16,512}=*$/.test(token))
      throw wrongArgument('A token', 'one of at least 16 letters, digits and -._~+/', `${String(token).slice(0, 4)}…`)
  // Compares hashes, so that response times reveal nothing about the tokens.
  const hashes = Promise.all(given.map(hashOf)).then(all => new Set(all))
  return async request => {
    const token = /^bearer +(\S{1,600})$/i.exec(request.header('authorization') ?? '')?.[1]
    return token !== undefined && (await hashes).has(await hashOf(token))
  }
}

/** A catalog restricted to the records that one request may see, and the results of the access checks. */
export interface Guard {
  catalog: Catalog
  /** True if the request was permitted to see a record that is not public, or all such records. */
  hasSeen(): boolean
  /** Returns the error if the request was denied a record or the list of all records, else undefined. */
  denial(): HttpError | undefined
  /** Rejects unless the request may list all records. */
  requireAll(): Promise<void>
}

/** Restricts the catalog of a service to the records that a request may see. */
export function guardOf(catalog: Catalog, request: ServiceRequest, authorize: Authorize): Guard {
  const sight = new Sight(catalog, record => authorize(request, record))
  return {
    catalog: guarded(catalog, sight),
    hasSeen: () => sight.hasSeen,
    denial: () => (sight.isDenied ? refusal(request) : undefined),
    async requireAll() {
      if (!(await sight.askForAll())) throw refusal(request)
    },
  }
}

/** The authorisation checks of one request, with their results. */
class Sight {
  readonly #catalog: Catalog
  readonly #authorize: (record: HiddenRecord | undefined) => boolean | Promise<boolean>
  hasSeen = false
  isDenied = false
  /** True if the request may see all records in lists. */
  mayAll = false

  constructor(catalog: Catalog, authorize: (record: HiddenRecord | undefined) => boolean | Promise<boolean>) {
    this.#catalog = catalog
    this.#authorize = authorize
  }

  async askForAll(): Promise<boolean> {
    this.mayAll = await this.#may(undefined)
    return this.mayAll
  }

  /** Returns the record if it is public or the request may see it, else undefined. */
  async of<K extends Kind, R extends Stored[K]>(kind: K, record: R | undefined): Promise<R | undefined> {
    if (record === undefined || this.mayAll || (await this.#isPublic(kind, record))) return record
    return (await this.#may({ kind, id: record.id, record })) ? record : undefined
  }

  async #may(record: HiddenRecord | undefined): Promise<boolean> {
    const isAllowed = await this.#authorize(record)
    if (isAllowed) this.hasSeen = true
    else this.isDenied = true
    return isAllowed
  }

  /**
   * True if a record is public: a dataset or file unless its member `public` is false, and a resource if the catalog
   * lists the resource as current or as withdrawn.
   */
  async #isPublic(kind: Kind, record: Stored[Kind]): Promise<boolean> {
    if ('public' in record) return record.public !== false
    const asked = { id: [record.id], limit: 1 }
    if ((await this.#catalog.list(kind, asked)).records.length > 0) return true
    return (await this.#catalog.list(kind, { ...asked, withdrawn: true })).records.length > 0
  }
}

const guarded = (catalog: Catalog, sight: Sight): Catalog => ({
  ...methodsOf(catalog),
  get: async (kind, id) => sight.of(kind, await catalog.get(kind, id)),
  async byDoi(doi) {
    const found = await catalog.byDoi(doi)
    if (found !== undefined) return found
    const { records } = await catalog.list('resource', { doi: [doi], all: true, limit: 1 })
    return sight.of('resource', records[0])
  },
  async served(id) {
    const served = await catalog.served(id)
    if (served === undefined) return undefined
    const { records } = await catalog.list('resource', { id: [id], limit: 1 })
    return records.length > 0 || (await sight.of('resource', JSON.parse(served.json))) !== undefined
      ? served
      : undefined
  },
  async list(kind, query) {
    const listing = await catalog.list(kind, query)
    if (query.all !== true || sight.mayAll) return listing
    const records = await Promise.all(listing.records.map(record => sight.of(kind, record)))
    return { ...listing, records: records.filter(record => record !== undefined) }
  },
  async *iterate(kind, filters) {
    const isSure = filters?.all !== true || sight.mayAll
    for await (const record of catalog.iterate(kind, filters)) {
      const own = isSure ? record : await sight.of(kind, record)
      if (own !== undefined) yield own
    }
  },
  async withdrawn(kind, id) {
    const gone = await catalog.withdrawn(kind, id)
    return gone && ((await sight.of(kind, gone.record)) === undefined ? undefined : gone)
  },
  async history(kind, id) {
    const record = (await catalog.get(kind, id)) ?? (await catalog.withdrawn(kind, id))?.record
    return record !== undefined && (await sight.of(kind, record)) === undefined ? [] : catalog.history(kind, id)
  },
})

const refusal = (request: ServiceRequest): HttpError =>
  request.header('authorization') === undefined
    ? new HttpError(401, 'Authentication credentials were not provided.', [['WWW-Authenticate', 'Bearer']])
    : new HttpError(403, 'You do not have permission to see records that are not public.')

/**
 * Copies the methods of a catalog to own properties of a new object, because spreading a class instance omits its
 * methods.
 */
const methodsOf = (catalog: Catalog): Catalog => ({
  get: (kind, id) => catalog.get(kind, id),
  served: id => catalog.served(id),
  byDoi: doi => catalog.byDoi(doi),
  list: (kind, query) => catalog.list(kind, query),
  iterate: (kind, filters) => catalog.iterate(kind, filters),
  changed: (kind, query) => catalog.changed(kind, query),
  lastChange: (kind, id) => catalog.lastChange(kind, id),
  specifiers: kind => catalog.specifiers(kind),
  firstSegments: () => catalog.firstSegments(),
  facets: (kind, filters) => catalog.facets(kind, filters),
  ingest: (records, options) => catalog.ingest(records, options),
  withdraw: (kind, ids, withdrawal, options) => catalog.withdraw(kind, ids, withdrawal, options),
  restore: (kind, ids, options) => catalog.restore(kind, ids, options),
  withdrawn: (kind, id) => catalog.withdrawn(kind, id),
  history: (kind, id) => catalog.history(kind, id),
  revision: () => catalog.revision(),
  ready: () => catalog.ready(),
  close: () => catalog.close(),
})
