import { checkedOptions } from '../../core/argument.ts'
import { optional } from '../../core/optional.ts'
import { meaningOf, networkReason } from '../../request/failure-reasons.ts'
import { withDeadline } from '../../request/pacing/deadline.ts'
import { endpointOf } from '../../request/settings.ts'
import type { Fail, ResolveError } from '../error.ts'
import type { Source } from './source.ts'

/**
 * Returns a source for content negotiation by citation-js's DOI plug-in, which handles the peculiarities of
 * Crossref's CSL-JSON.
 *
 * Requires the packages `@citation-js/core` 0.7 and `@citation-js/plugin-doi`, loaded on the first call; without
 * them, or with another version of the core, the error code is `not-installed`. The plug-in makes its own requests:
 * the timeout and the signal apply, but retries, cache, limits and contact do not. Redirects may lead anywhere.
 *
 * @example
 * const source = citationJs()
 * source.name // → 'citation-js'
 */
export function citationJs(options: { endpoint?: string } = {}): Source {
  const base = endpointOf(checkedOptions(options, ['endpoint']).endpoint ?? 'https://doi.org')
  return {
    name: 'citation-js',
    async get(doi, { fail, signal, timeout }) {
      const url = `${base}/${encodeURIComponent(doi)}`
      const [{ parsers }, { readCsl }] = await Promise.all([plugin(fail), import('./read-csl.ts')])
      const items = await withDeadline({ timeout, signal, fail, what: url }, async () => {
        try {
          return await parsers.api.parseAsync([url])
        } catch (error) {
          throw asResolveError(error, url, fail)
        }
      })
      const reading = readCsl(JSON.stringify(items))
      if (reading.ok) return { ...reading.value, url }
      const { reason, diagnostics } = reading
      const details = { url, ...(diagnostics && { diagnostics }) }
      throw fail('unreadable', `The response of ${url} cannot be read. ${reason}`, details)
    },
  }
}

/** The part of citation-js's DOI plug-in that this package uses. The plug-in has no types. */
interface PluginDoi {
  parsers: {
    /** Fetches CSL-JSON from the URLs of DOIs. Rejects with an error that may have the HTTP `status`. */
    api: { parseAsync(urls: readonly string[]): Promise<unknown[]> }
  }
}

async function plugin(fail: Fail): Promise<PluginDoi> {
  const problem = problemOfCore(await coreVersion())
  if (problem !== undefined) throw fail('not-installed', problem)
  try {
    return await optional<PluginDoi>('@citation-js/plugin-doi')
  } catch (cause) {
    const packages = '@citation-js/core@0.7 @citation-js/plugin-doi'
    throw fail('not-installed', `This source needs additional packages; install them with: npm install ${packages}.`, {
      cause,
    })
  }
}

/**
 * Returns the reason why the plug-in does not work with a version of the citation-js core. Returns undefined if the
 * plug-in works with the version, or if the version is unknown.
 */
export const problemOfCore = (version: string | undefined): string | undefined =>
  version === undefined || version.startsWith('0.7.')
    ? undefined
    : `@citation-js/plugin-doi works with @citation-js/core 0.7 only, and ${version} is installed: npm install @citation-js/core@0.7.`

const coreVersion = (): Promise<string | undefined> =>
  optional<{ version?: string }>('@citation-js/core').then(
    ({ version }) => version,
    () => undefined,
  )

function asResolveError(cause: unknown, url: string, fail: Fail): ResolveError {
  if (cause instanceof SyntaxError)
    return fail('unreadable', `The response of ${url} cannot be read. It is not JSON.`, { url, cause })
  const { status, message } = cause as { status?: unknown; message?: unknown }
  if (typeof status === 'number' && status >= 300) {
    const { code, reason } = meaningOf(status, url, undefined)
    return fail(code, reason, { url, status, cause })
  }
  if (typeof status === 'number')
    return fail('wrong-type', `${url} did not return CSL-JSON. ${message}.`, { url, status, cause })
  return fail('network', `${url} gave no answer: ${networkReason(cause)}.`, { url, cause })
}
