import type { HttpError } from './http-error.ts'
import type { KeptReplies } from './kept-replies.ts'
import type { Limits, ServiceOptions } from './options.ts'
import type { Target } from './query.ts'
import type { Reply } from './reply.ts'

/** What a route is given. */
export interface Context {
  target: Target
  /** The media type that was agreed on, one of the route's. */
  type: string
  /** A header of the request by its lower-case name. */
  header(name: string): string | undefined
  options: ServiceOptions
  limits: Limits
  /** What was answered lately. */
  kept: KeptReplies
  /** Aborted when nobody waits for the answer any longer; a function, because most answers are there before it is made. */
  signal(): AbortSignal | undefined
}

/** A kind of path: its pattern, what OPTIONS calls it, what it offers, and what it answers. */
export interface Route {
  pattern: string
  path: RegExp
  name: string
  /** Media types, the one that is given without an Accept header first. */
  types: readonly string[]
  /** The route agrees with the client by itself: it is asked whatever the client takes, `type` being the first of its types. */
  negotiates?: true
  answer(context: Context, parts: readonly string[]): Promise<Reply>
  /** What went wrong as this route shows it; undefined for the usual way, which is JSON. */
  refuse?(error: HttpError, context: Context): Reply | undefined
}

/** What most routes offer. */
export const json = ['application/json'] as const
