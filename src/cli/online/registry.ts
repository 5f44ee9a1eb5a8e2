import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { ask } from '../../request/ask.ts'
import { limiter } from '../../request/pacing/limiter.ts'
import { type Settings, settingsOf } from '../../request/settings.ts'
import type { Fail } from '../../resolve/error.ts'
import { failing, lookUp, otherDoi } from '../../resolve/look-up.ts'
import { restQuestion } from '../../resolve/sources/datacite-rest.ts'
import { readRest } from '../../resolve/sources/read-rest.ts'
import { Misuse, withMisuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { version } from '../version.ts'
import type { OnlineValues } from './options.ts'
import { type Resolver, resolverFrom } from './resolvers.ts'

/** A source that fetches the texts of records, a few at a time. */
export interface Registry {
  /** The format of the texts. */
  format: 'datacite-rest' | 'citable-json'
  /**
   * Fetches the text of the record with a DOI, and prints a note if the DOI is an alias of the record's own DOI.
   *
   * Rejects with a `ResolveError` on failure, or if the record has an unrelated DOI.
   */
  textOf(doi: string): Promise<string>
}

/** Returns the registry from the options or the environment, else DataCite's. Throws `Misuse` for invalid values. */
export function registryOf({ resolver: given, mailto, timeout = 20 }: OnlineValues, terminal: Terminal): Registry {
  const resolver = resolverFrom(given, terminal.env)
  if (timeout < 1) throw new Misuse('The option --timeout should be 1 second or more.')
  const settings = withMisuse(
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
            `citable: ${oneLine(doi)}: The registry states that this DOI is an alias of ${oneLine(aliasOf)}; the record of that DOI is used.\n`,
          )
        return text
      }),
  }
}

/** A function that fetches the text of a record and, if the requested DOI is an alias, the record's own DOI. */
type Finding = (doi: string) => Promise<{ text: string; aliasOf: string | undefined }>

/**
 * Returns a function that fetches unmodified responses of DataCite's REST API, so that findings can point into the
 * responses.
 */
const inRest =
  ({ endpoint }: Resolver, settings: Settings): Finding =>
  async doi => {
    const question = { ...restQuestion(endpoint, doi), read: (text: string) => ({ ok: true as const, value: text }) }
    const fail = failing(doi, 'datacite-rest')
    const { value: text, url } = await ask(question, settings, fail, undefined)
    return { text, aliasOf: aliasIn(text, url, doi, fail) }
  }

/**
 * Returns a function that fetches a record from a resolver other than DataCite and converts the record to citable JSON.
 */
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

/** The terminals that have already shown a resolver's note, because a command shows the note only once. */
const noted = /* @__PURE__ */ new WeakSet<Terminal>()

/**
 * Returns the record's own DOI if the requested DOI is an alias, or undefined if both are the same. Throws an error
 * created by `fail` if the record has an unrelated DOI.
 *
 * Also returns undefined for an invalid response, which is reported later, when the record is read.
 */
function aliasIn(text: string, url: string, doi: string, fail: Fail): string | undefined {
  const asked = parseDoi(doi)
  const reading = readRest(text)
  return asked !== undefined && reading.ok ? otherDoi(asked, { record: reading.value, url }, fail) : undefined
}

// Concurrent requests that public servers accept from one client.
const atOnce = 4
