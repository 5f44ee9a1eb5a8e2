import { opaque, partsOfOpaque } from '../../catalog/base64url.ts'
import { granularityOf, OaiError, type Verb } from './request.ts'

/** The complete state of a list, from which any server can continue the list. */
export interface Resumption {
  verb: Verb
  prefix: string
  from?: string | undefined
  until?: string | undefined
  set?: string | undefined
  /** The catalog's cursor at which the list continues. */
  cursor: string
  /** The number of records already returned. */
  seen: number
  /** The number of records in the list when it began. */
  size: number
}

/** Encodes the state of a list as an opaque, URL-safe token. */
export function tokenOf({ verb, prefix, from = '', until = '', set = '', cursor, seen, size }: Resumption): string {
  return opaque([verb, prefix, from, until, cursor, seen, size, set])
}

/** Parses a token. Throws `badResumptionToken` unless the token has the form of a token for the verb. */
export function resumptionOf(token: string, wanted: Verb): Resumption {
  const parts = partsOfOpaque(token)
  const [verb, prefix, from, until, cursor, seen, size, set] = parts
  if (
    parts.length !== 8 ||
    verb !== wanted ||
    typeof prefix !== 'string' ||
    !isMoment(from) ||
    !isMoment(until) ||
    typeof cursor !== 'string' ||
    cursor === '*' ||
    !isCount(seen) ||
    !isCount(size) ||
    typeof set !== 'string'
  )
    throw badToken()
  return {
    verb: wanted,
    prefix,
    from: from || undefined,
    until: until || undefined,
    set: set || undefined,
    cursor,
    seen,
    size,
  }
}

/** Encodes the spec of the last set in a response as a resumption token. */
export const tokenAfterSet = (spec: string): string => opaque(['ListSets', spec])

/** Returns the spec in a resumption token of `ListSets`. Throws `badResumptionToken` for any other token. */
export function specOfToken(token: string): string {
  const [verb, spec, ...more] = partsOfOpaque(token)
  if (verb === 'ListSets' && typeof spec === 'string' && more.length === 0) return spec
  throw badToken()
}

/** Returns the error for an invalid token. */
export const badToken = (): OaiError =>
  new OaiError(
    'badResumptionToken',
    'The resumption token does not belong to a list of this verb; start the list again.',
  )

const isMoment = (part: unknown): part is string =>
  typeof part === 'string' && (part === '' || granularityOf(part) !== undefined)

const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && Number(part) >= 0
