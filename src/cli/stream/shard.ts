import { Misuse } from '../misuse.ts'

/** A part of all work: the pieces whose number leaves this rest. */
export interface Shard {
  number: number
  of: number
}

/** Reads `--shard 2/16`. Throws `Misuse` for anything else. */
export function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined
  const [, number = '', of = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const shard = { number: Number(number), of: Number(of) }
  if (shard.number < 1 || shard.number > shard.of)
    throw new Misuse(`--shard should be a part and the number of parts, such as 2/16, not '${text}'.`)
  return shard
}

/** Whether a piece belongs to a part. */
export const isIn = (shard: Shard | undefined, piece: number): boolean =>
  shard === undefined || piece % shard.of === shard.number - 1
