import { checkedOptions, wrongArgument } from '../argument.ts'
import type { Datacite } from '../model/datacite.ts'
import { endpointOf } from '../request/endpoint.ts'
import type { Question } from '../request/question.ts'
import { ResolveError } from './error.ts'
import type { Found, Source } from './source.ts'

/** Where a source that asks the resolver of DOIs looks. */
export interface ContentNegotiationOptions {
  /** The resolver; https://doi.org by default. */
  endpoint?: string
  /**
   * The hosts that it may redirect to, each with the hosts below it: those of the agencies that answer content negotiation by
   * default. A DOI's owner decides where the resolver sends others, so nothing else is followed.
   */
  hosts?: readonly string[]
}

/**
 * Content negotiation with the DOI resolver (https://citation.crosscite.org/docs.html), which has the records of several
 * registration agencies. An endpoint that is not an address is a `TypeError`.
 *
 * @example
 * const item = { type: 'article-journal', DOI: '10.5072/a', title: 'Waves' }
 * const headers = { 'content-type': 'application/vnd.citationstyles.csl+json' }
 * const fetch = async () => new Response(JSON.stringify(item), { headers })
 * const { record } = await resolve('10.5072/a', { source: contentNegotiation(), fetch })
 * record.titles // → [{ title: 'Waves' }]
 */
export function contentNegotiation(options: ContentNegotiationOptions = {}): Source {
  const base = endpointOf(checkedOptions(options).endpoint ?? 'https://doi.org')
  const { hosts = agencies } = options
  if (!Array.isArray(hosts)) throw wrongArgument('The option hosts', 'a list of host names', hosts)
  return {
    name: 'content-negotiation',
    async get(doi, { ask }) {
      const url = `${base}/${encodeURIComponent(doi)}`
      const errors: ResolveError[] = []
      for (const kind of kinds) {
        try {
          const { value, url: from } = await ask({ ...kind, url, hosts })
          return { record: value, url: from } satisfies Found
        } catch (error) {
          if (!isOtherKind(error)) throw error
          errors.push(error)
        }
      }
      // What is there, but damaged, tells more than what is not there.
      throw errors.find(({ code }) => code === 'unreadable') ?? errors[0]
    },
  }
}

const agencies = ['doi.org', 'datacite.org', 'crosscite.org', 'crossref.org', 'medra.org']

/** What is asked for, the most complete first; each reader is loaded when it is needed. */
const kinds: readonly Pick<Question<Datacite>, 'types' | 'read'>[] = [
  {
    types: ['application/vnd.datacite.datacite+xml', 'application/xml', 'text/xml'],
    read: async text => (await import('./read-xml.ts')).readXml(text),
  },
  {
    types: ['application/vnd.citationstyles.csl+json', 'application/json'],
    read: async text => (await import('./read-csl.ts')).readCsl(text),
  },
]

/** Whether an error leaves open that there is a record in another format: some agencies send on to the landing page for one they do not have. */
const isOtherKind = (error: unknown): error is ResolveError =>
  error instanceof ResolveError && ['wrong-type', 'unreadable', 'redirect'].includes(error.code)
