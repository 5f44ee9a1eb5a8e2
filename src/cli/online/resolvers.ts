import { endpointOf } from '../../request/settings.ts'
import { dataciteApi } from '../../resolve/sources/datacite-rest.ts'
import type { Source } from '../../resolve/sources/source.ts'
import { Misuse } from '../misuse.ts'
import { didYouMean } from '../text/nearest.ts'

/** A source of records selected by `--resolver`. */
export type Resolver =
  | { name: 'datacite'; endpoint: string }
  | { name: 'doi.org' | 'citation-js'; endpoint: string; open: Open; note?: string }

type Open = (endpoint: string) => Promise<Source>

/** The resolvers by name. DataCite's REST API has no `open`, because its responses are read directly. */
const resolvers: Readonly<Record<Resolver['name'], { endpoint: string; open?: Open; note?: string }>> = {
  datacite: { endpoint: dataciteApi },
  'doi.org': {
    endpoint: 'https://doi.org',
    open: async endpoint =>
      (await import('../../resolve/sources/content-negotiation.ts')).contentNegotiation({ endpoint }),
  },
  'citation-js': {
    endpoint: 'https://doi.org',
    open: async endpoint => (await import('../../resolve/sources/citation-js.ts')).citationJs({ endpoint }),
    note: 'citation-js makes its own requests: retries, the cache and the contact of --mailto do not apply.',
  },
}

/**
 * Returns the resolver that `--resolver` names, else the one that `CITABLE_RESOLVER` names, else DataCite's.
 *
 * A name may be followed by a URL (`doi.org=http://…`). A URL alone is the address of a REST API like DataCite's.
 *
 * Throws `Misuse` for any other text.
 */
export function resolverFrom(option: string | undefined, env: Readonly<Record<string, string | undefined>>): Resolver {
  const [from, text] =
    option === undefined ? ['CITABLE_RESOLVER', env.CITABLE_RESOLVER || 'datacite'] : ['--resolver', option]
  const [, name = 'datacite', address] = /^([\w.-]+)(?:=(.*))?$/s.exec(text) ?? [text, 'datacite', text]
  const row = isResolver(name) ? resolvers[name] : undefined
  if (row === undefined || !isResolver(name)) throw misuse(from, text, name)
  try {
    return { ...row, name, endpoint: endpointOf(address ?? row.endpoint) } as Resolver
  } catch (error) {
    throw error instanceof TypeError ? misuse(from, text) : error
  }
}

const isResolver = (name: string): name is Resolver['name'] => Object.hasOwn(resolvers, name)

const misuse = (from: string, text: string, name = ''): Misuse =>
  new Misuse(
    `${from} should be an http or https URL without a password, a query or a fragment, or one of ${Object.keys(resolvers).join(', ')}, optionally followed by =URL, not '${text}'.${didYouMean(name, Object.keys(resolvers))}`,
  )
