import { messagesOf } from '../../messages/message.ts'
import { Misuse } from '../misuse.ts'

/** A part of all work: the files and the pieces whose number leaves this rest. */
export interface Shard {
  number: number
  of: number
}

const say = messagesOf('shard', {
  form: "--shard should be a part number and the number of parts, such as 2/16, not '{value}'.",
})

/** Reads `--shard 2/16`. Throws `Misuse` for anything else. */
export function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined
  const [, number = '', of = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const shard = { number: Number(number), of: Number(of) }
  if (shard.number < 1 || shard.number > shard.of) throw new Misuse(say('form', { value: text }))
  return shard
}

/** A shard's portion of a file: all, nothing, or some of its pieces. */
type Portion = 'all' | 'nothing' | 'pieces'

/** Says how much a part has of the next file, of so many bytes as it is stored. */
export type Deal = (size: number | undefined) => Portion

/** Files up to so many bytes belong to one part as a whole: compressed, they take it seconds, and the others need not unpack them. */
const wholeUpTo = 1 << 24

/** Deals files out to the parts of some work, in their order. Large ones, and those of unknown size, every part reads for its pieces. */
export function dealTo(shard: Shard): Deal {
  let files = 0
  return size => {
    if (size === undefined || size > wholeUpTo) return 'pieces'
    return isIn(shard, files++) ? 'all' : 'nothing'
  }
}

/** True if a shard includes the file or piece with this number. */
export const isIn = ({ number, of }: Shard, at: number): boolean => at % of === number - 1
