import { parseUuid } from '../identifiers/index.ts'
import { HttpError } from './reply/http-error.ts'

/** The path and the parameters of a request. */
export interface Target {
  /** The path, percent-encoded as in the request. */
  path: string
  parameters: URLSearchParams
  /** The query with its question mark, unmodified; empty if there is none. */
  search: string
}

/** Splits a request target into its path and query. Drops a fragment, and keeps the percent-encoding of the path. */
export function targetOf(target: string): Target {
  const hash = target.indexOf('#')
  const whole = hash < 0 ? target : target.slice(0, hash)
  const mark = whole.indexOf('?')
  if (mark < 0) return { path: whole, parameters: none, search: '' }
  const search = whole.slice(mark)
  return { path: whole.slice(0, mark), parameters: new URLSearchParams(search), search }
}

const none = /* @__PURE__ */ new URLSearchParams()

/** Returns the path below which a service is mounted: `/data` for `https://example.org/data`, empty for the root. */
export const prefixOf = (baseUrl: string): string => /^[a-z]+:\/\/[^/]*(\/.*[^/])\/?$/i.exec(baseUrl)?.[1] ?? ''

/** Removes the mount path from a target. Some frameworks have already removed it. */
export const withoutPrefix = (target: string, prefix: string): string =>
  prefix !== '' && target.startsWith(`${prefix}/`) ? target.slice(prefix.length) : target

/** Returns the path below which the raw files are served: that of `filesUrl` if it is below `baseUrl`, else `/raw/`. */
export const filesPrefixOf = ({ baseUrl, filesUrl }: { baseUrl: string; filesUrl: string }): string =>
  filesUrl.startsWith(`${baseUrl}/`) ? `${filesUrl.slice(baseUrl.length).replace(/\/+$/, '')}/` : '/raw/'

/**
 * Maps the path of a raw file in a target to the path that the routes use. Returns any other target unchanged.
 *
 * A path with a slash at its end is unchanged, because the path may be that of a page.
 */
export const inFiles = (target: string, prefix: string): string =>
  prefix !== '/raw/' && target.startsWith(prefix) && !/^[^?]*\/(?:\?|$)/.test(target)
    ? `/raw/${target.slice(prefix.length)}`
    : target

/** Percent-decodes a part of a path. Throws 404 for invalid encoding. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new HttpError(404, 'Not found.')
  }
}

/** Parses a part of a path as an id. Throws 404 if it is not an id. */
export function idOf(text: string): string {
  const id = parseUuid(text)
  if (id === undefined) throw new HttpError(404, 'Not found.')
  return id
}
