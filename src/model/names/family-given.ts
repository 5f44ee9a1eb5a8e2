import type { PersonName } from './parsed-name.ts'
import { detach, isParticle } from './particles.ts'
import { isDegree, isLooseSuffix } from './suffix.ts'

/**
 * A name of which family and given name are known, with the particles and suffixes that stand in them: in `van Gogh` and
 * `Vincent` before the family name, in `Tocqueville` and `Alexis de` behind the given one, in `Davis Jr.` and `Sammy III` at the end.
 */
export function personFromParts(family: string, given?: string): PersonName {
  if (!/[ '’-]/.test(family) && given !== undefined && /^[^ ]+$/.test(given))
    return { kind: 'person', family, given, isCertain: true }
  const last = family.split(' ')
  const first = given === undefined || given === '' ? [] : given.split(' ')
  const suffix = takeLast(last, isLooseSuffix) ?? takeLast(first, isLooseSuffix)
  const degree = takeLast(first, isDegree)
  // `Martin Luther, Jr.`: the comma goes with the suffix.
  if (suffix !== undefined || degree !== undefined) for (const words of [last, first]) dropComma(words)
  const before = last.splice(0, countParticles(last))
  const behind = first.splice(trailingParticles(first))
  const detached = last.length === 1 ? detach(last[0] ?? '') : undefined
  if (detached !== undefined) before.push(detached.particle)
  const nonDropping = before.join(' ')
  return {
    kind: 'person',
    family: detached?.name ?? last.join(' '),
    ...(first.length > 0 && { given: first.join(' ') }),
    ...(nonDropping !== '' && { nonDroppingParticle: nonDropping }),
    ...(behind.length > 0 && { droppingParticle: behind.join(' ') }),
    ...(suffix !== undefined && { suffix }),
    ...(degree !== undefined && { aside: [degree] }),
    isCertain: true,
  }
}

/** Takes the last of several words away, where it is what is asked for. */
export function takeLast(words: string[], isIt: (word: string) => boolean): string | undefined {
  if (words.length < 2 || !isIt(words.at(-1) ?? '')) return undefined
  const taken = words.pop()
  // What stood between them goes too: `Martin Luther, Jr.`.
  words.push((words.pop() ?? '').replace(/,$/, ''))
  return taken
}

function dropComma(words: string[]): void {
  const end = words.at(-1)
  if (end?.endsWith(',')) words[words.length - 1] = end.slice(0, -1)
}

/** Counts the particles at the start of a family name. The last word is never a particle. */
function countParticles(words: readonly string[]): number {
  let count = 0
  while (count < words.length - 1 && isParticle(words[count] ?? '')) count++
  return count
}

/** Returns the index of the first trailing particle of a given name. The first word is never a particle. */
function trailingParticles(words: readonly string[]): number {
  let start = words.length
  while (start > 1 && isParticle(words[start - 1] ?? '')) start--
  return start
}
