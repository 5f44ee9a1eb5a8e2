import type { StoredResource } from '../../catalog/index.ts'

import type { CrossrefDeposit } from '../../formats/format.ts'
import type { Datacite, Resource } from '../../model/index.ts'
import type { Chosen } from '../negotiation/choose-representation.ts'
import type { Bibliography, ServiceOptions } from '../options.ts'
import { HttpError } from '../reply/http-error.ts'

/**
 * A resource in a representation other than the API's own. Without metadata, it is written from its title, DOI, version, year and
 * publisher.
 */
export async function render(
  resource: StoredResource,
  { representation, wishes }: Chosen,
  parameters: URLSearchParams,
  { bibliography }: ServiceOptions,
): Promise<string> {
  const { id } = representation
  if (id === 'bibliography') return reference(resource, wishesOf(parameters, wishes), bibliography)
  // Loaded on first use, because it brings in all formats.
  const [{ formats }, { recordOf }] = await Promise.all([import('../../formats/formats.ts'), import('./record-of.ts')])
  const format = formats.find(format => format.id === id)
  if (format?.write === undefined) throw new TypeError(`Nothing writes "${id}".`)
  const record = recordOf(resource)
  return format.write(record, { losses: false, ...(id === 'crossref-xml' && { crossref: await depositOf(record) }) })
    .text
}

/** The answer for one state of a record is always the same text, so its timestamp is the newest date of the record. */
async function depositOf(record: Datacite): Promise<CrossrefDeposit> {
  const { newestDate } = await import('../../formats/crossref-xml/timestamp.ts')
  return { timestamp: Number(newestDate([record])) }
}

/** The client's wishes for a reference, from the query or else from the media type. */
function wishesOf(
  parameters: URLSearchParams,
  wishes: ReadonlyMap<string, string>,
): { style?: string; locale?: string } {
  const style = parameters.get('style') || wishes.get('style')
  const locale = (parameters.get('locale') || wishes.get('locale'))?.replaceAll('_', '-')
  return { ...(style && { style }), ...(locale && { locale }) }
}

/** The reference to a resource in a CSL style and locale; an unknown style or locale is 400 with the nearest name. */
export async function reference(
  resource: Resource,
  wishes: { style?: string; locale?: string },
  given: Bibliography | undefined,
): Promise<string> {
  const { style, locale } = wishes
  if (style === undefined && locale === undefined) return `${resource.citation}\n`
  // A style may also be given as XML, but not by a client.
  if (style !== undefined && !/^[\w.-]{1,200}$/.test(style)) throw unusable('style', style)
  if (locale !== undefined && !/^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i.test(locale)) throw unusable('locale', locale)
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

/** Reports an error of the style engine to the client if it concerns the client's own choices. */
function refusal(error: unknown): unknown {
  const code: unknown = error instanceof Error && error.name === 'CslError' ? Reflect.get(error, 'code') : undefined
  if (!(error instanceof Error) || typeof code !== 'string') return error
  if (/^unknown-/.test(code)) return new HttpError(400, error.message)
  return code === 'engine-missing'
    ? new HttpError(400, 'This style is not available here; "house" and "datacite" are.')
    : error
}
