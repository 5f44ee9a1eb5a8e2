/**
 * Draws sentences of the project at random, for a reader who judges their English.
 *
 * @example node --import tsx bench/draw-sentences.ts $(git rev-parse HEAD)
 */
import { createHash } from 'node:crypto'
import { commentOpenings, helpSentences, messages, type Prose, pageSentences, testNames } from '../test/prose.ts'

const seed = process.argv[2]
if (seed === undefined) throw new TypeError('Name the seed, such as the hash of the last commit.')

function drawn(kind: string, count: number, texts: readonly Prose[]): Prose[] {
  const rank = ({ place, text }: Prose): string =>
    createHash('sha256').update(`${seed}\n${kind}\n${place}\n${text}`).digest('hex')
  const ranked = texts.map(prose => ({ prose, rank: rank(prose) }))
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  return ranked.slice(0, count).map(({ prose }) => prose)
}

const draws = [
  ...drawn('message', 60, messages()),
  ...drawn('page', 50, [...(await helpSentences()), ...pageSentences()]),
  ...drawn('comment', 50, commentOpenings()),
  ...drawn('test', 40, testNames()),
]
for (const [index, { place, text }] of draws.entries()) console.log(`${index + 1}. ${text} (${place})`)
