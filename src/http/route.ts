import type { Limits, ServiceOptions } from './options.ts'
import type { Target } from './query.ts'
import type { Reply } from './reply.ts'

/** What a route is given. */
export interface Context {
  target: Target
  /** The media type that was agreed on, one of the route's. */
  type: string
  options: ServiceOptions
  limits: Limits
}

/** A kind of path: its pattern, what OPTIONS calls it, what it offers, and what it answers. */
export interface Route {
  pattern: string
  path: RegExp
  name: string
  /** Media types, the one that is given without an Accept header first. */
  types: readonly string[]
  answer(context: Context, parts: readonly string[]): Promise<Reply>
}

/** What most routes offer. */
export const json = ['application/json'] as const
