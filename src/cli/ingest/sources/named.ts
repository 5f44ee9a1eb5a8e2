import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'
import type { Question } from '../../../request/question.ts'
import { endpointOf, type Settings, settingsOf } from '../../../request/settings.ts'
import { Misuse, withMisuse } from '../../misuse.ts'
import { resolverFrom } from '../../online/resolvers.ts'
import type { OptionTable, OptionValues } from '../../options.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { version } from '../../version.ts'
import { dataciteSource } from './datacite.ts'
import { askSource } from './ingest-source.ts'
import { oaiSource } from './oai.ts'
import { respondingApi, serviceSource } from './service.ts'
import type { OnlineSource } from './source.ts'

/** The options that name sources, and control how they are read. */
export const sourceOptions = {
  'from-datacite': {
    value: 'prefix|client',
    summary:
      'Also load the records of all findable DataCite DOIs with this prefix (10.5072) or in this repository (tib.example); --resolver names another API.',
  },
  'from-oai': {
    value: 'url',
    summary: 'Also load the records of an OAI-PMH repository; ?set=… in the URL selects a set.',
  },
  state: {
    value: 'file',
    summary:
      'The file that stores the progress of each online source; by default <db>.sources.json beside a SQLite file, or citable-sources.json for PostgreSQL.',
  },
  since: {
    value: 'date',
    summary:
      'From DataCite and OAI-PMH repositories, request only changes since this day (2026-05-01) or time (2026-05-01T12:00:00Z), regardless of earlier runs.',
  },
  full: { summary: 'Load everything from online sources, not only what has changed since the last run.' },
} as const satisfies OptionTable

type SourceValues = OptionValues<typeof sourceOptions> & {
  resolver?: string
  mailto?: string
  timeout?: number
  offline?: boolean
  prune?: boolean
}

/**
 * Returns the sources in arguments and options, with their settings. Rejects with `Misuse` for invalid addresses or
 * options.
 */
export async function sourcesNamed(
  addresses: readonly string[],
  values: SourceValues,
  signal: AbortSignal,
  terminal: Terminal,
): Promise<{ sources: OnlineSource[]; settings: Settings; since: string | undefined }> {
  const { 'from-datacite': selection, 'from-oai': oai, resolver, mailto, timeout = 60, offline } = values
  const settings = withMisuse(
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
  const isOnline = addresses.length > 0 || selection !== undefined || oai !== undefined
  if (offline && isOnline) throw new Misuse('With --offline, nothing can be loaded from other services.')
  const asking = <T>(question: Question<T>): Promise<T> => askSource(question, settings, signal)
  const sources: OnlineSource[] = []
  for (const address of addresses) {
    const endpoint = withMisuse(
      () => endpointOf(address),
      `'${address}' should be an address without a password, a query or a fragment.`,
    )
    const api = await respondingApi(endpoint, asking)
    sources.push(
      withMisuse(() => serviceSource(api), `'${address}' should be the address of a service, which ends before /api.`),
    )
  }
  if (selection !== undefined) {
    if (!/^[\w.-]{3,100}$/.test(selection))
      throw new Misuse(
        `--from-datacite should be a prefix such as 10.5072 or a repository such as tib.example, not '${selection}'.`,
      )
    const { name, endpoint } = resolverFrom(resolver, terminal.env)
    if (name !== 'datacite')
      throw new Misuse(
        `--from-datacite lists DOIs with DataCite's REST API, which ${name} does not offer; use --resolver datacite.`,
      )
    sources.push(dataciteSource(selection, endpoint))
  }
  if (oai !== undefined) {
    withMisuse(() => endpointOf(oai.replace(/\?.*$/s, '')), `--from-oai should be an http or https URL, not '${oai}'.`)
    sources.push(oaiSource(oai, asking))
  }
  return { sources, settings, since: sinceOf(values, sources) }
}

/**
 * Parses the time in `--since`; undefined without the option. Throws `Misuse` for an invalid date, and for options and
 * sources that do not support `--since`.
 */
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
  if (prune) throw new Misuse('--prune requires everything to be loaded; omit --since.')
  if (sources.length === 0) throw new Misuse('--since needs --from-datacite or --from-oai.')
  const unable = sources.find(({ isIncremental }) => !isIncremental)
  if (unable !== undefined)
    throw new Misuse(`${unable.name} cannot list changes since a time; omit --since to load everything.`)
  return time.toISOString()
}
