import type { Resource } from '../../model/index.ts'
import type { Bibliography } from '../options.ts'
import { HttpError } from '../reply/http-error.ts'

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
