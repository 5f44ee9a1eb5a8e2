import type { Limits, ServiceOptions } from './options.ts'
import type { KeptReplies } from './reply/kept-replies.ts'
import type { Reply } from './reply/reply.ts'
import type { Target } from './target.ts'

/** The input from which a route creates its response. */
export interface Context {
  target: Target
  /** The negotiated media type, one of the route's types. */
  type: string
  method: string
  /** Reads the body of the request; empty if there is none. */
  body(): Promise<string>
  /** Returns a header of the request by its lower-case name, or undefined if the request has no such header. */
  header(name: string): string | undefined
  options: ServiceOptions
  limits: Limits
  /** The time at which the service was created. */
  started: Date
  /** The cache of recent replies. */
  kept: Pick<KeptReplies, 'get'>
}

/** A route: its pattern, its name in OPTIONS, its media types and its response. */
export interface Route {
  pattern: string
  path: RegExp
  name: string
  /** Media types, the default first. */
  types: readonly string[]
  /** True if the route also accepts forms by POST. */
  posts?: true
  /** The kind of record that the route downloads. The first variable part of the pattern is the record's path. */
  downloads?: 'file' | 'dataset'
  /**
   * True if the route answers 404 for a record that the client may not see. Paths can be guessed, and a 401 would
   * confirm the guess.
   */
  hides?: true
  /**
   * True if the route negotiates the media type itself. The route is then called for any `Accept` header, with its
   * default media type as `type`.
   */
  negotiates?: true
  answer(context: Context, parts: readonly string[]): Promise<Reply>
}

/** The media type of most routes. */
export const json = ['application/json'] as const
