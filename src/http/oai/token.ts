import { base64url, fromBase64url } from '../../catalog/base64url.ts'
import type { Verb } from './arguments.ts'
import { OaiError } from './oai-error.ts'

/** Where a list goes on: all that is needed to go on, so that no server has to remember it. */
export interface Resumption {
  verb: Verb
  prefix: string
  from?: string | undefined
  until?: string | undefined
  /** Of the catalog. */
  cursor: string
  /** Records given before. */
  seen: number
  /** Records that the list had when it began. */
  size: number
}

/** A resumption as an opaque token of URL characters. */
export function tokenOf({ verb, prefix, from = '', until = '', cursor, seen, size }: Resumption): string {
  return base64url(new TextEncoder().encode(JSON.stringify([verb, prefix, from, until, cursor, seen, size])))
}

/** The resumption of a token; `badResumptionToken` where no list of a verb has given it. */
export function resumptionOf(token: string, wanted: Verb): Resumption {
  const parts = partsOf(token)
  const [verb, prefix, from, until, cursor, seen, size] = parts
  if (
    parts.length !== 7 ||
    verb !== wanted ||
    typeof prefix !== 'string' ||
    !isDay(from) ||
    !isDay(until) ||
    typeof cursor !== 'string' ||
    cursor === '*' ||
    !isCount(seen) ||
    !isCount(size)
  )
    throw badToken()
  return { verb: wanted, prefix, from: from || undefined, until: until || undefined, cursor, seen, size }
}

/** What is answered to a token that is none. */
export const badToken = (): OaiError =>
  new OaiError('badResumptionToken', 'The resumption token is none of a list of this verb; begin the list again.')

function partsOf(token: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(token)))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

const isDay = (part: unknown): part is string => typeof part === 'string' && /^(?:\d{4}-\d\d-\d\d)?$/.test(part)

const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && Number(part) >= 0
