import type { Catalog } from '../../catalog/index.ts'
import { Recent } from '../../core/recent.ts'
import { measured } from './etag.ts'
import type { Reply } from './reply.ts'

/**
 * The size in bytes of the cache of recent replies; the cache of older replies has the same size. A reply larger than a
 * hundredth of this size is not cached.
 */
const most = 48_000_000

/** Recent replies, each valid until the catalog changes. */
export class KeptReplies {
  readonly #catalog: Catalog
  readonly #replies = new Recent<Reply>(most, weightOf)
  #revision: string | undefined

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  /**
   * Returns the cached reply to a target, or creates the reply. Does not cache a reply if `mayKeep` returns false.
   */
  async get(target: string, make: () => Promise<Reply>, mayKeep: () => boolean = () => true): Promise<Reply> {
    const revision = await this.#catalog.revision()
    if (revision === undefined) return make()
    if (revision !== this.#revision) this.#replies.clear()
    this.#revision = revision
    const kept = this.#replies.held(target)
    if (kept !== undefined) return kept
    const made = await make()
    const reply = { ...made, ...(await measured(made, made.body ?? '')) }
    // The catalog may have changed in the meantime.
    if (revision === this.#revision && mayKeep() && weightOf(reply, target) < most / 100)
      this.#replies.keep(target, reply)
    return reply
  }
}

/** Estimates the size of a reply in memory: one byte per character, or two if the text is not all ASCII. */
const weightOf = ({ body = '', length = 0, headers = [] }: Reply, target: string): number =>
  500 +
  target.length +
  (length === body.length ? 1 : 2) * body.length +
  headers.reduce((sum, [, value]) => sum + value.length, 0)
