import { parseUuid } from '../identifiers/index.ts'
import { HttpError } from './reply/http-error.ts'

/** The path and the parameters of a request, decoded. */
export interface Target {
  /** Still percent-encoded, as it was sent. */
  path: string
  parameters: URLSearchParams
  /** The query as it was sent, with its question mark; empty if there is none. */
  search: string
}

/** Splits a request's target; invalid percent-encoding is left unchanged. */
export function targetOf(target: string): Target {
  const hash = target.indexOf('#')
  const whole = hash < 0 ? target : target.slice(0, hash)
  const mark = whole.indexOf('?')
  if (mark < 0) return { path: whole, parameters: none, search: '' }
  const search = whole.slice(mark)
  return { path: whole.slice(0, mark), parameters: new URLSearchParams(search), search }
}

const none = /* @__PURE__ */ new URLSearchParams()

/** The path below which a service is mounted: `/data` for `https://example.org/data`. */
export const prefixOf = (baseUrl: string): string => /^[a-z]+:\/\/[^/]*(\/.*[^/])\/?$/i.exec(baseUrl)?.[1] ?? ''

/** A target without that prefix, which some frameworks remove and others keep. */
export const withoutPrefix = (target: string, prefix: string): string =>
  prefix !== '' && target.startsWith(`${prefix}/`) ? target.slice(prefix.length) : target

/** The path below which the raw files are: that of `filesUrl`, where it is below `baseUrl`. */
export const filesPrefixOf = ({ baseUrl, filesUrl }: { baseUrl: string; filesUrl: string }): string =>
  filesUrl.startsWith(`${baseUrl}/`) ? `${filesUrl.slice(baseUrl.length).replace(/\/+$/, '')}/` : '/raw/'

/** A target with the place of raw files as the routes have it. No file ends in a slash, but a page in the same place may. */
export const inFiles = (target: string, prefix: string): string =>
  prefix !== '/raw/' && target.startsWith(prefix) && !/^[^?]*\/(?:\?|$)/.test(target)
    ? `/raw/${target.slice(prefix.length)}`
    : target

/** A part of a path, percent-decoded; invalid encoding is 404. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new HttpError(404, 'Not found.')
  }
}

/** A part of a path as an id; 404 if it is not one. */
export function idOf(text: string): string {
  const id = parseUuid(text)
  if (id === undefined) throw new HttpError(404, 'Not found.')
  return id
}
