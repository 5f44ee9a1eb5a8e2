import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { ask } from '../../request/ask.ts'
import { limiter } from '../../request/pacing/limiter.ts'
import { endpointOf, settingsOf } from '../../request/settings.ts'
import type { Fail } from '../../resolve/error.ts'
import { failing, otherDoi } from '../../resolve/look-up.ts'
import { dataciteApi, restQuestion } from '../../resolve/sources/datacite-rest.ts'
import { readRest } from '../../resolve/sources/read-rest.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { version } from '../version.ts'

/** How records of DOIs are fetched; shared by the commands that read records. */
export const onlineOptions = {
  resolver: {
    value: 'url',
    summary: "The REST API to fetch the records of DOIs from; DataCite's by default.",
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

/**
 * Gives the text that a registry's REST API has for a DOI, some at a time; rejects with `ResolveError`, also where the record is that of
 * another DOI. Where the registry itself says that this is another name of the one asked for, standard error tells.
 */
export type Registry = (doi: string) => Promise<string>

/** The registry that the options or the environment name. Throws `Misuse` for invalid values. */
export function registryOf({ resolver, mailto, timeout = 20 }: OnlineValues, terminal: Terminal): Registry {
  const { CITABLE_RESOLVER } = terminal.env
  const [name, address] = resolver === undefined ? ['CITABLE_RESOLVER', CITABLE_RESOLVER] : ['--resolver', resolver]
  const base = orMisuse(
    () => endpointOf(address || dataciteApi),
    `${name} should be an http or https URL without password, query and fragment, not '${address}'.`,
  )
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
  return doi =>
    limit(async () => {
      const question = { ...restQuestion(base, doi), read: (text: string) => ({ ok: true as const, value: text }) }
      const fail = failing(doi, 'datacite-rest')
      const { value, url } = await ask(question, settings, fail, undefined)
      const aliasOf = aliasIn(value, url, doi, fail)
      if (aliasOf !== undefined)
        terminal.stderr.write(
          `citable: ${oneLine(doi)}: The registry says that this is another name of ${oneLine(aliasOf)}; the record is that one's.\n`,
        )
      return value
    })
}

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
