import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'
import { endpointOf, type Settings, settingsOf } from '../../../request/settings.ts'
import { Misuse } from '../../misuse.ts'
import { resolverFrom } from '../../online/resolvers.ts'
import type { OptionTable, OptionValues } from '../../options.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { version } from '../../version.ts'
import { dataciteSource } from './datacite.ts'
import { askSource } from './ingest-source.ts'
import { oaiSource } from './oai.ts'
import { serviceSource } from './service.ts'
import type { OnlineSource } from './source.ts'

/** The options that name sources, and how they are followed. */
export const sourceOptions = {
  'from-datacite': {
    value: 'prefix|client',
    summary:
      'Also load the DOIs of DataCite with a prefix (10.5072) or of a repository (tib.example); --resolver names another API.',
  },
  'from-oai': {
    value: 'url',
    summary: 'Also load the records of an OAI-PMH repository; ?set=… in the URL chooses a set.',
  },
  state: {
    value: 'file',
    summary:
      'Where to keep how far online sources have been followed; by default <db>.sources.json beside a SQLite file, citable-sources.json for PostgreSQL.',
  },
  since: {
    value: 'date',
    summary:
      'Ask DataCite and OAI-PMH for what changed since this day (2026-05-01) or time (2026-05-01T12:00:00Z), whatever was loaded before.',
  },
  full: { summary: 'Load everything from online sources, not only what changed since the last run.' },
} as const satisfies OptionTable

type SourceValues = OptionValues<typeof sourceOptions> & {
  resolver?: string
  mailto?: string
  timeout?: number
  offline?: boolean
  prune?: boolean
}

/** True if an argument is the address of a service with the described API: that of its API, or a host alone, which is no file. */
export const isServiceAddress = (input: string): boolean => /^https?:\/\/(?:\S+\/api\/v1\/?|[^/\s?#]+\/?)$/i.test(input)

/** The sources that arguments and options name, with how they are asked. Throws `Misuse` for addresses that are none. */
export function sourcesNamed(
  addresses: readonly string[],
  values: SourceValues,
  signal: AbortSignal,
  terminal: Terminal,
): { sources: OnlineSource[]; settings: Settings; since: string | undefined } {
  const { 'from-datacite': selection, 'from-oai': oai, resolver, mailto, timeout = 60, offline } = values
  const settings = orMisuse(
    () =>
      settingsOf({
        fetch: terminal.fetch,
        timeout: timeout * 1000,
        maxBytes: 200_000_000,
        userAgent: `citable/${version}`,
        ...(mailto !== undefined && { contact: mailto }),
      }),
    'The options --timeout and --mailto should be a number of seconds and an e-mail address.',
  )
  const sources = addresses.map(address =>
    orMisuse(
      () => serviceSource(endpointOf(address)),
      `'${address}' should be an address without password, query and fragment.`,
    ),
  )
  if (selection !== undefined) {
    if (!/^[\w.-]{3,100}$/.test(selection))
      throw new Misuse(
        `--from-datacite should be a prefix such as 10.5072 or a repository such as tib.example, not '${selection}'.`,
      )
    const { name, endpoint } = resolverFrom(resolver, terminal.env)
    if (name !== 'datacite')
      throw new Misuse(
        `--from-datacite lists DOIs by DataCite's REST API, which ${name} does not have; take --resolver datacite.`,
      )
    sources.push(dataciteSource(selection, endpoint))
  }
  if (oai !== undefined) {
    orMisuse(() => endpointOf(oai.replace(/\?.*$/s, '')), `--from-oai should be an http or https URL, not '${oai}'.`)
    sources.push(oaiSource(oai, question => askSource(question, settings, signal)))
  }
  if (offline && sources.length > 0) throw new Misuse('With --offline nothing is loaded from other services.')
  return { sources, settings, since: sinceOf(values, sources) }
}

/** The time that `--since` names, for sources that can tell what changed. Throws `Misuse` for a date that is none. */
function sinceOf({ since, full, prune }: SourceValues, sources: readonly OnlineSource[]): string | undefined {
  if (since === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(since)
  const isTime = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/.test(since)
  const time = parseISO(isDay ? `${since}T00:00:00Z` : since)
  if (!(isDay || isTime) || !isValid(time))
    throw new Misuse(
      `--since should be a day such as 2026-05-01 or a time such as 2026-05-01T12:00:00Z, not '${since}'.`,
    )
  if (full) throw new Misuse('--full loads everything and --since only what changed; choose one.')
  if (prune) throw new Misuse('With --prune everything is to be loaded; leave out --since.')
  if (sources.length === 0) throw new Misuse('--since needs --from-datacite or --from-oai.')
  const unable = sources.find(({ isIncremental }) => !isIncremental)
  if (unable !== undefined)
    throw new Misuse(`${unable.name} cannot tell what changed since a time; leave out --since to load everything.`)
  return time.toISOString()
}

function orMisuse<T>(work: () => T, message: string): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(message) : error
  }
}
