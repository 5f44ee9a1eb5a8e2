import type { StoredResource } from '../../catalog/index.ts'

import type { CrossrefDeposit } from '../../formats/format.ts'
import type { Datacite, Resource } from '../../model/index.ts'
import type { Chosen } from '../negotiation/choose-representation.ts'
import { localeForm } from '../negotiation/locale-form.ts'
import type { Bibliography, ServiceOptions } from '../options.ts'
import { HttpError } from '../reply/http-error.ts'

/**
 * Writes a resource in a representation other than the API's own. Without metadata, uses the resource's own members.
 */
export async function render(
  resource: StoredResource,
  { representation, wishes }: Chosen,
  parameters: URLSearchParams,
  { bibliography }: ServiceOptions,
): Promise<string> {
  const { id } = representation
  if (id === 'bibliography') return reference(resource, wishesOf(parameters, wishes), bibliography)
  if (id === 'n-triples') {
    const [{ dcatNTriples }, { recordOf }] = await Promise.all([
      import('../../formats/dcat/format.ts'),
      import('./record-of.ts'),
    ])
    return dcatNTriples(recordOf(resource))
  }
  // Imported lazily, because the module loads all formats.
  const [{ formats }, { recordOf }] = await Promise.all([import('../../formats/formats.ts'), import('./record-of.ts')])
  const format = formats.find(format => format.id === id)
  if (format?.write === undefined) throw new TypeError(`Nothing writes "${id}".`)
  const record = recordOf(resource)
  return format.write(record, { losses: false, ...(id === 'crossref-xml' && { crossref: await depositOf(record) }) })
    .text
}

/**
 * Returns the timestamp of a Crossref deposit: the newest date of the record, so that the same state of a record always
 * results in the same text.
 */
async function depositOf(record: Datacite): Promise<CrossrefDeposit> {
  const { newestDate } = await import('../../formats/crossref-xml/timestamp.ts')
  return { timestamp: Number(newestDate([record])) }
}

/** Returns the requested style and locale from the query or, if the query has none, from the media type. */
function wishesOf(
  parameters: URLSearchParams,
  wishes: ReadonlyMap<string, string>,
): { style?: string; locale?: string } {
  const style = parameters.get('style') || wishes.get('style')
  const locale = (parameters.get('locale') || wishes.get('locale'))?.replaceAll('_', '-')
  return { ...(style && { style }), ...(locale && { locale }) }
}

/**
 * Formats the reference to a resource in a CSL style and locale, or as the house citation if neither is requested.
 *
 * Rejects with 400 for an unknown or unavailable style or locale.
 */
export async function reference(
  resource: Resource,
  wishes: { style?: string; locale?: string },
  given: Bibliography | undefined,
): Promise<string> {
  const { style, locale } = wishes
  if (style === undefined && locale === undefined) return `${resource.citation}\n`
  // The library also accepts a style as XML, but a client may give only the name of a style.
  if (style !== undefined && !/^[\w.-]{1,200}$/.test(style)) throw unusable('style', style)
  if (locale !== undefined && !new RegExp(localeForm).test(locale)) throw unusable('locale', locale)
  const write = given ?? (await ownBibliography())
  try {
    return `${(await write([resource], wishes)).trimEnd()}\n`
  } catch (error) {
    throw refusal(error)
  }
}

const unusable = (what: string, given: string): HttpError =>
  new HttpError(400, `${JSON.stringify(given.slice(0, 60))} is not the name of a ${what}.`)

async function ownBibliography(): Promise<Bibliography> {
  const { bibliography } = await import('../../citation/csl/index.ts')
  return async (records, options) => (await bibliography(records, options)).text
}

/** Converts an error of the style engine to a client error if the client's own choice caused it. */
function refusal(error: unknown): unknown {
  const code: unknown = error instanceof Error && error.name === 'CslError' ? Reflect.get(error, 'code') : undefined
  if (!(error instanceof Error) || typeof code !== 'string') return error
  if (/^unknown-/.test(code)) return new HttpError(400, error.message)
  return code === 'engine-missing'
    ? new HttpError(400, 'This style is not available here; "house" and "datacite" are.')
    : error
}
