import { opaque, partsOfOpaque } from '../../catalog/base64url.ts'
import type { Verb } from './arguments.ts'
import { granularityOf } from './datestamp.ts'
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
  return opaque([verb, prefix, from, until, cursor, seen, size])
}

/** The resumption of a token; `badResumptionToken` where no list of a verb has given it. */
export function resumptionOf(token: string, wanted: Verb): Resumption {
  const parts = partsOfOpaque(token)
  const [verb, prefix, from, until, cursor, seen, size] = parts
  if (
    parts.length !== 7 ||
    verb !== wanted ||
    typeof prefix !== 'string' ||
    !isMoment(from) ||
    !isMoment(until) ||
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

const isMoment = (part: unknown): part is string =>
  typeof part === 'string' && (part === '' || granularityOf(part) !== undefined)

const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && Number(part) >= 0
