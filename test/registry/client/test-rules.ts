import { canonicalRecord } from '../../../src/datacite/canonical-record.ts'
import { readRecordsOf } from '../../../src/datacite/read/read-records.ts'
import type { Datacite } from '../../../src/model/datacite.ts'
import { registered } from '../../../src/registry/index.ts'
import { check } from '../../../src/validation/check.ts'

/** A repository account. */
export interface Account {
  username: string
  password: string
  prefixes: readonly string[]
}

/** A DOI as the registry stores it. */
export interface RegisteredDoi {
  doi: string
  client: string
  state: 'draft' | 'registered' | 'findable'
  attributes: Record<string, unknown>
  xml: string | undefined
  media: { id: string; url: string; mediaType: string }[]
}

/** A response of the test registry. */
export interface Answer {
  status: number
  type?: string
  text?: string
}

interface Complaint {
  source?: string
  status?: string
  title: string
  uid?: string
}

/** A rejection with the errors of its body, as lupo's ApplicationController renders them. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly Complaint[]

  constructor(status: number, errors: string | readonly Complaint[]) {
    super(String(status))
    this.status = status
    this.errors = typeof errors === 'string' ? [{ status: String(status), title: errors }] : errors
  }
}

interface Given {
  attributes: Record<string, unknown>
  client: string | undefined
}

/** The attributes that the test registry stores. lupo's ParamsSanitizer accepts further attributes. */
const kept = [
  ...['creators', 'titles', 'publisher', 'publicationYear', 'subjects', 'contributors', 'dates', 'language', 'types'],
  ...['alternateIdentifiers', 'relatedIdentifiers', 'relatedItems', 'sizes', 'formats', 'version', 'rightsList'],
  ...['descriptions', 'geoLocations', 'fundingReferences', 'schemaVersion', 'container', 'url'],
]

// Attributes that the XML reader does not return keep their values (ParamsSanitizer, add_xml_attributes).
const silentInXml = new Set(['language', 'version', 'container', 'url'])

/** Lupo's rules for DOIs: permissions, states, events and rejections. */
export class Rules {
  readonly dois = new Map<string, RegisteredDoi>()
  readonly #accounts: readonly Account[]
  #clock = 0

  constructor(accounts: readonly Account[]) {
    this.#accounts = accounts
  }

  /** Returns the account in an Authorization header. Wrong credentials count as missing (authenticable.rb). */
  callerOf(authorization: string | undefined): Account | undefined {
    const token = /^Basic (.*)$/.exec(authorization ?? '')?.[1] ?? ''
    const [username = '', ...password] = Buffer.from(token, 'base64').toString().split(':')
    return this.#accounts.find(one => one.username === username.toUpperCase() && one.password === password.join(':'))
  }

  /**
   * Returns the prefixes of a repository, regardless of the caller, or the prefixes of all repositories if none
   * is given (prefixes_controller.rb).
   */
  prefixesOf(client: string | null): string[] {
    const accounts = this.#accounts.filter(({ username }) => client === null || username.toLowerCase() === client)
    return accounts.flatMap(({ prefixes }) => prefixes).sort()
  }

  /** Returns a DOI, regardless of the caller. Throws if the DOI does not exist. */
  found(doi: string): RegisteredDoi {
    const found = this.dois.get(doi.toLowerCase())
    if (found === undefined) throw new Refusal(404, "The resource you are looking for doesn't exist.")
    return found
  }

  /**
   * Returns a DOI that is findable or belongs to the caller (not_allowed_by_doi_and_user). Throws the same error for
   * any other DOI as for a DOI that does not exist.
   */
  seen(doi: string, caller: Account | undefined): RegisteredDoi {
    const found = this.found(doi)
    if (found.state !== 'findable' && found.client !== caller?.username.toLowerCase())
      throw new Refusal(404, "The resource you are looking for doesn't exist.")
    return found
  }

  /** Throws unless the caller may change a DOI (ability.rb). Without an account, the error is about bad credentials. */
  authorize(doi: RegisteredDoi, caller: Account | undefined): void {
    if (caller === undefined) throw new Refusal(401, 'Bad credentials.')
    if (doi.client !== caller.username.toLowerCase())
      throw new Refusal(403, 'You are not authorized to access this resource.')
  }

  validate({ attributes, client }: Given, caller: Account | undefined): Complaint[] {
    if (!this.#accounts.some(({ username }) => username === client?.toUpperCase()))
      throw new Refusal(404, "The resource you are looking for doesn't exist.")
    if (caller === undefined) throw new Refusal(401, 'Bad credentials.')
    const uid = String(attributes.doi ?? '')
    return this.#complaints({ ...emptyDoi(uid, caller), state: 'findable', attributes }, true, 'json', attributes)
  }

  create({ attributes }: Given, caller: Account | undefined): RegisteredDoi {
    const doi = String(attributes.doi ?? '').toLowerCase()
    if (caller === undefined) throw new Refusal(401, 'Bad credentials.')
    if (!caller.prefixes.includes(doi.split('/')[0] ?? ''))
      throw new Refusal(403, 'You are not authorized to access this resource.')
    return this.#save(emptyDoi(doi, caller), attributes, true)
  }

  update(name: string, given: Given, caller: Account | undefined): RegisteredDoi {
    const doi = this.dois.get(name.toLowerCase())
    if (doi === undefined) return this.create({ ...given, attributes: { ...given.attributes, doi: name } }, caller)
    this.authorize(doi, caller)
    return this.#save(structuredClone(doi), given.attributes, false)
  }

  remove(name: string, caller: Account | undefined): void {
    const doi = this.found(name)
    this.authorize(doi, caller)
    if (doi.state !== 'draft') throw new Refusal(405, 'Method not allowed')
    this.dois.delete(doi.doi)
  }

  /**
   * Returns a page of the DOIs that the caller may see and that match the query parameters. The cursor selects the
   * page.
   */
  list(url: URL, caller: Account | undefined, options: Showing): object {
    const { searchParams } = url
    const size = Math.min(Number(searchParams.get('page[size]') ?? 25), 1000)
    const after = Buffer.from(searchParams.get('page[cursor]') ?? '', 'base64url').toString()
    const [client, prefix, state, query] = ['client-id', 'prefix', 'state', 'query'].map(name => searchParams.get(name))
    const all = [...this.dois.values()]
      .filter(doi => doi.state === 'findable' || doi.client === caller?.username.toLowerCase())
      .filter(doi => client === null || doi.client === client)
      .filter(doi => prefix === null || doi.doi.startsWith(`${prefix}/`))
      .filter(doi => state === null || doi.state === state)
      .filter(
        doi => query === null || JSON.stringify(doi.attributes).toLowerCase().includes(String(query).toLowerCase()),
      )
      .sort((one, other) => (one.doi < other.doi ? -1 : 1))
    const rest = all.filter(({ doi }) => !after.includes('/') || doi > after)
    const page = rest.slice(0, size)
    const next = new URL(url)
    next.searchParams.set('page[cursor]', Buffer.from(page.at(-1)?.doi ?? '').toString('base64url'))
    return {
      data: page.map(doi => this.shown(doi, options)),
      meta: { total: all.length, totalPages: Math.ceil(all.length / size) },
      links: { self: url.href, ...(page.length === size && { next: next.href }) },
    }
  }

  /** Returns a DOI in JSON:API form (datacite_doi_serializer.rb). */
  shown({ doi, client, state, attributes, xml }: RegisteredDoi, { affiliation, publisher }: Showing): object {
    const names = (people: unknown) =>
      Array.isArray(people) && !affiliation
        ? people.map(person => ({
            ...person,
            affiliation: (person.affiliation ?? []).map((one: { name?: string }) => one.name),
          }))
        : people
    return {
      id: doi,
      type: 'dois',
      attributes: {
        ...attributes,
        doi,
        state,
        creators: names(attributes.creators),
        contributors: names(attributes.contributors),
        publisher: publisher ? attributes.publisher : (attributes.publisher as { name?: string } | undefined)?.name,
        xml: xml === undefined ? null : Buffer.from(xml).toString('base64'),
      },
      relationships: { client: { data: { id: client, type: 'clients' } } },
    }
  }

  #save(doi: RegisteredDoi, sent: Record<string, unknown>, isNew: boolean): RegisteredDoi {
    const stateBefore = doi.state
    doi.state = afterEvent(doi.state, sent.event)
    const isJudged = doi.state !== 'draft' || sent.should_validate === 'true'
    const xml = typeof sent.xml === 'string' ? Buffer.from(sent.xml, 'base64').toString() : undefined
    const via = xml === undefined ? 'json' : 'xml'
    const given = xml === undefined ? jsonGiven(sent) : { ...xmlGiven(xml), ...jsonGiven(sent) }
    const complaints = this.#complaints({ ...doi, attributes: { ...doi.attributes, ...given } }, isJudged, via, given)
    if (isNew && this.dois.has(doi.doi))
      complaints.unshift({ source: 'doi', title: 'This DOI has already been taken', uid: doi.doi })
    if (isNew && !/^10\.\d{4,5}\/[-._;()/:a-zA-Z0-9*~$=]+$/.test(doi.doi))
      complaints.unshift({ source: 'doi', title: 'Is invalid', uid: doi.doi })
    if (complaints.length > 0) throw new Refusal(422, complaints)
    const made = registered({ ...given, doi: doi.doi }, { via, event: 'none' }).attributes
    for (const name of kept) {
      if (name === 'url' && given.url !== undefined) doi.attributes.url = given.url
      else if (Object.hasOwn(given, name)) doi.attributes[name] = made[name] ?? null
      else if (via === 'xml' && !silentInXml.has(name)) doi.attributes[name] = made[name] ?? null
    }
    if (xml !== undefined) doi.xml = xml
    const now = new Date(Date.UTC(2026, 10, 22) + this.#clock++ * 1000).toISOString()
    doi.attributes.created ??= now
    doi.attributes.updated = now
    if (stateBefore === 'draft' && doi.state !== 'draft') doi.attributes.registered = now
    doi.attributes.metadataVersion = Number(doi.attributes.metadataVersion ?? -1) + 1
    this.dois.set(doi.doi, doi)
    return doi
  }

  /** Returns the model's validation errors, one per attribute (doi.rb; error_serializable.rb). */
  #complaints(doi: RegisteredDoi, isJudged: boolean, via: 'json' | 'xml', given: Record<string, unknown>): Complaint[] {
    const complaints = new Map<string, Complaint>()
    const add = (source: string, title: string): void => {
      if (!complaints.has(source)) complaints.set(source, { source, title, uid: doi.doi })
    }
    const { url } = doi.attributes
    if (doi.state !== 'draft' && !url) add('url', "Can't be blank")
    if (typeof url === 'string' && url !== '' && !/^(ftp|http|https):\/\/\S+$/.test(url)) add('url', 'URL is not valid')
    for (const name of ['titles', 'creators', 'descriptions', 'contributors'])
      for (const one of [given[name] ?? []].flat())
        if (typeof one === 'string') add(name, `${capital(name)} '${one}' should be an object instead of a string.`)
    if (!isJudged) return [...complaints.values()]
    const record = { ...canonicalRecord({ data: { attributes: { ...doi.attributes, doi: doi.doi } } }), doi: doi.doi }
    for (const { diagnostics } of check(record).records)
      for (const { rule, message, pointer } of diagnostics)
        if (rule.startsWith('schema/')) add(pointer.split('/')[1] || 'xml', `DOI ${doi.doi}: ${message}`)
    const event = doi.state === 'draft' ? 'none' : 'publish'
    for (const { effect, reason, pointer } of registered({ ...doi.attributes, doi: doi.doi }, { via, event }).changes)
      if (effect === 'rejects') add(pointer.split('/')[1] || 'xml', reason)
    return [...complaints.values()]
  }
}

interface Showing {
  affiliation: boolean
  publisher: boolean
}

/**
 * Returns the state after an event. An event that does not fit the state is ignored silently (doi.rb: aasm,
 * whiny_transitions: false).
 */
function afterEvent(state: RegisteredDoi['state'], event: unknown): RegisteredDoi['state'] {
  if (event === 'register' && state === 'draft') return 'registered'
  if (event === 'publish') return 'findable'
  if (event === 'show' && state === 'registered') return 'findable'
  if (event === 'hide' && state === 'findable') return 'registered'
  return state
}

const emptyDoi = (doi: string, { username }: Account): RegisteredDoi => ({
  doi: doi.toLowerCase(),
  client: username.toLowerCase(),
  state: 'draft',
  attributes: { url: null },
  xml: undefined,
  media: [],
})

const jsonGiven = (sent: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(kept.filter(name => Object.hasOwn(sent, name)).map(name => [name, sent[name]]))

function xmlGiven(xml: string): Record<string, unknown> {
  const read = readRecordsOf('datacite-xml', xml)
  if (!read.ok) throw new Refusal(422, [{ source: 'xml', title: `${read.diagnostics[0]?.message}` }])
  const [{ doi, identifier, ...record } = {} as Datacite & { identifier?: unknown }] = read.records
  return record as Record<string, unknown>
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1, -1)
