import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { ask } from '../../request/ask.ts'
import { limiter } from '../../request/pacing/limiter.ts'
import { type Settings, settingsOf } from '../../request/settings.ts'
import type { Fail } from '../../resolve/error.ts'
import { failing, lookUp, otherDoi } from '../../resolve/look-up.ts'
import { restQuestion } from '../../resolve/sources/datacite-rest.ts'
import { readRest } from '../../resolve/sources/read-rest.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { version } from '../version.ts'
import { type Resolver, resolverFrom } from './resolvers.ts'

/** Options for fetching the records of DOIs, shared by the commands that read records. */
export const onlineOptions = {
  resolver: {
    value: 'name|url',
    summary:
      "Where to fetch the records of DOIs from: datacite (default), doi.org (content negotiation, which has Crossref's DOIs too) or citation-js, also at another address (doi.org=http://…); an address alone is a REST API like DataCite's.",
  },
  mailto: { value: 'address', summary: 'Your e-mail address, sent to the operators of that server.' },
  timeout: {
    value: 'seconds',
    integer: true,
    summary: 'The time limit of one attempt to fetch a record; 20 by default.',
  },
  offline: { summary: 'Fetch nothing: do not accept DOIs as inputs.' },
} as const satisfies OptionTable

/** The values given for these options. */
export type OnlineValues = OptionValues<typeof onlineOptions>

/** Fetches the texts of records, some at a time. */
export interface Registry {
  /** The format of the texts. */
  format: 'datacite-rest' | 'citable-json'
  /**
   * Fetches the text of the record of a DOI; rejects with `ResolveError`, also where the record is that of another DOI. Where the registry
   * itself lists the DOI as another name of that one, standard error tells.
   */
  textOf(doi: string): Promise<string>
}

/** Returns the registry that the options or the environment name. Throws `Misuse` for invalid values. */
export function registryOf({ resolver: given, mailto, timeout = 20 }: OnlineValues, terminal: Terminal): Registry {
  const resolver = resolverFrom(given, terminal.env)
  if (timeout < 1) throw new Misuse('The option --timeout should be 1 second or more.')
  const settings = orMisuse(
    () =>
      settingsOf({
        fetch: terminal.fetch,
        timeout: timeout * 1000,
        userAgent: `citable/${version}`,
        ...(mailto !== undefined && { contact: mailto }),
      }),
    `The option --mailto should be an e-mail address, not '${mailto}'.`,
  )
  const limit = limiter(atOnce)
  const find = resolver.name === 'datacite' ? inRest(resolver, settings) : inSource(resolver, settings, terminal)
  return {
    format: resolver.name === 'datacite' ? 'datacite-rest' : 'citable-json',
    textOf: doi =>
      limit(async () => {
        const { text, aliasOf } = await find(doi)
        if (aliasOf !== undefined)
          terminal.stderr.write(
            `citable: ${oneLine(doi)}: The registry says that this is another name of ${oneLine(aliasOf)}; the record is that one's.\n`,
          )
        return text
      }),
  }
}

/** The text of a record, and the DOI that it has itself if the registry knows the one asked for as another name of it. */
type Finding = (doi: string) => Promise<{ text: string; aliasOf: string | undefined }>

/** Takes the answers of DataCite's REST API as they are, so that findings point into them. */
const inRest =
  ({ endpoint }: Resolver, settings: Settings): Finding =>
  async doi => {
    const question = { ...restQuestion(endpoint, doi), read: (text: string) => ({ ok: true as const, value: text }) }
    const fail = failing(doi, 'datacite-rest')
    const { value: text, url } = await ask(question, settings, fail, undefined)
    return { text, aliasOf: aliasIn(text, url, doi, fail) }
  }

/** Writes the records of a source as citable JSON, since only the source knows the format of each answer. */
function inSource(
  { endpoint, open, note }: Exclude<Resolver, { name: 'datacite' }>,
  settings: Settings,
  terminal: Terminal,
): Finding {
  return async doi => {
    if (note !== undefined && !noted.has(terminal)) {
      noted.add(terminal)
      terminal.stderr.write(`citable: ${note}\n`)
    }
    const { record, aliasOf } = await lookUp(doi, { sources: [await open(endpoint)], settings })
    return { text: JSON.stringify(record), aliasOf }
  }
}

/** The terminals that have shown the note of a resolver: a command may open its registry twice. */
const noted = /* @__PURE__ */ new WeakSet<Terminal>()

/** The DOI of a record that is registered under another one as well; what cannot be read is told when it is read. */
function aliasIn(text: string, url: string, doi: string, fail: Fail): string | undefined {
  const asked = parseDoi(doi)
  const reading = readRest(text)
  return asked !== undefined && reading.ok ? otherDoi(asked, { record: reading.value, url }, fail) : undefined
}

function orMisuse<T>(work: () => T, message: string): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(message) : error
  }
}

// What public servers take from one client without complaint.
const atOnce = 4
