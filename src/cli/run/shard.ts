import { messagesOf } from '../../messages/message.ts'
import { Misuse } from '../misuse.ts'

/**
 * A shard of a run: its number, counted from 1, and the total number of shards.
 *
 * Contains every file and piece whose index has the remainder `number - 1` when divided by `of`.
 */
export interface Shard {
  number: number
  of: number
}

const say = messagesOf('shard', {
  form: "--shard should be a part number and the number of parts, such as 2/16, not '{value}'.",
})

/**
 * Parses the value of `--shard`, such as `2/16`. Returns undefined if the option is absent; throws `Misuse` for an
 * invalid value.
 */
export function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined
  const [, number = '', of = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const shard = { number: Number(number), of: Number(of) }
  if (shard.number < 1 || shard.number > shard.of) throw new Misuse(say('form', { value: text }))
  return shard
}

/** The part of a file that a shard processes: all, nothing, or some of its pieces. */
type Portion = 'all' | 'nothing' | 'pieces'

/**
 * A function that returns the part of the next file that a shard processes. `size` is the file's stored size in bytes.
 */
export type Deal = (size: number | undefined) => Portion

/**
 * The maximum size in bytes of a file that one shard processes as a whole.
 *
 * The other shards then save the seconds that decompressing such a file takes.
 */
const wholeUpTo = 1 << 24

/**
 * Distributes files among shards, in order. If a file is large or of unknown size, every shard reads the file but
 * processes only its own pieces.
 */
export function dealTo(shard: Shard): Deal {
  let files = 0
  return size => {
    if (size === undefined || size > wholeUpTo) return 'pieces'
    return isIn(shard, files++) ? 'all' : 'nothing'
  }
}

/** True if a shard includes the file or piece with this number. */
export const isIn = ({ number, of }: Shard, at: number): boolean => at % of === number - 1
