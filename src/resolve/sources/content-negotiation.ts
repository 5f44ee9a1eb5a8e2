import { checkedOptions, wrongArgument } from '../../core/argument.ts'
import type { Question } from '../../request/question.ts'
import { endpointOf } from '../../request/settings.ts'
import { ResolveError } from '../error.ts'
import type { Found, Source } from './source.ts'

/** Options for content negotiation. */
export interface ContentNegotiationOptions {
  /** The URL of the resolver; defaults to https://doi.org. */
  endpoint?: string
  /**
   * The hosts to which redirects are followed, including their subdomains. Defaults to the hosts of doi.org, DataCite,
   * Crossref and mEDRA.
   *
   * A host is `example.org` or, for a port other than the default, `localhost:8080`. The owner of a DOI controls where
   * the resolver redirects, so other redirects are not followed.
   */
  hosts?: readonly string[]
}

/**
 * Creates a source that requests the records of several registration agencies by content negotiation with the DOI
 * resolver (https://citation.crosscite.org/docs.html). Throws a `TypeError` for an invalid option.
 *
 * @example
 * const item = { type: 'article-journal', DOI: '10.5072/a', title: 'Waves' }
 * const headers = { 'content-type': 'application/vnd.citationstyles.csl+json' }
 * const fetch = async () => new Response(JSON.stringify(item), { headers })
 * const { record } = await resolve('10.5072/a', { source: contentNegotiation(), fetch })
 * record.titles // → [{ title: 'Waves' }]
 */
export function contentNegotiation(options: ContentNegotiationOptions = {}): Source {
  const { endpoint = 'https://doi.org', hosts = agencies } = checkedOptions(options, ['endpoint', 'hosts'])
  const base = endpointOf(endpoint)
  if (!Array.isArray(hosts)) throw wrongArgument('The option hosts', 'a list of host names', hosts)
  return {
    name: 'content-negotiation',
    async get(doi, { ask }) {
      const url = `${base}/${encodeURIComponent(doi)}`
      const errors: ResolveError[] = []
      for (const kind of kinds) {
        try {
          const { value, url: from } = await ask({ ...kind, url, hosts })
          return { ...value, url: from } satisfies Found
        } catch (error) {
          if (!isOtherKind(error)) throw error
          errors.push(error)
        }
      }
      // A damaged record is more informative than a missing one.
      throw errors.find(({ code }) => code === 'unreadable') ?? errors[0]
    },
  }
}

const agencies = ['doi.org', 'datacite.org', 'crosscite.org', 'crossref.org', 'medra.org']

/** The requested formats, the most complete first. Each reader is loaded on demand. */
const kinds: readonly Pick<Question<Pick<Found, 'record' | 'aliases'>>, 'types' | 'read'>[] = [
  {
    types: ['application/vnd.datacite.datacite+xml', 'application/xml', 'text/xml'],
    read: async text => {
      const reading = (await import('./read-xml.ts')).readXml(text)
      return reading.ok ? { ok: true, value: { record: reading.value } } : reading
    },
  },
  {
    types: ['application/vnd.citationstyles.csl+json', 'application/json'],
    read: async text => (await import('./read-csl.ts')).readCsl(text),
  },
]

/**
 * True if the record may still be available in another format. Some agencies redirect to the landing page for
 * unsupported formats.
 */
const isOtherKind = (error: unknown): error is ResolveError =>
  error instanceof ResolveError && ['wrong-type', 'unreadable', 'redirect'].includes(error.code)
