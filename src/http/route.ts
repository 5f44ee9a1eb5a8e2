import type { Limits, ServiceOptions } from './options.ts'
import type { HttpError } from './reply/http-error.ts'
import type { KeptReplies } from './reply/kept-replies.ts'
import type { Reply } from './reply/reply.ts'
import type { Target } from './target.ts'

/** The context in which a route answers. */
export interface Context {
  target: Target
  /** The negotiated media type, one of the route's. */
  type: string
  method: string
  /** The body of the request; empty if there is none. */
  body(): Promise<string>
  /** A header of the request by its lower-case name. */
  header(name: string): string | undefined
  options: ServiceOptions
  limits: Limits
  /** When the service was made. */
  started: Date
  /** Recent replies. */
  kept: Pick<KeptReplies, 'get'>
  /** Aborted when nobody waits for the answer any longer; a function, because most answers never need it. */
  signal(): AbortSignal | undefined
}

/** A route: its pattern, its name in OPTIONS, its media types and its answer. */
export interface Route {
  pattern: string
  path: RegExp
  name: string
  /** Media types, the default first. */
  types: readonly string[]
  /** The route takes forms by POST as well. */
  posts?: true
  /** The route negotiates by itself: it is called whatever the client accepts, with the first of its types as `type`. */
  negotiates?: true
  answer(context: Context, parts: readonly string[]): Promise<Reply>
  /** Returns the response of this route to an error, or undefined for the default response, which is JSON. */
  refuse?(error: HttpError, context: Context): Reply | undefined
}

/** The media type of most routes. */
export const json = ['application/json'] as const
