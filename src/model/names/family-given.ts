import type { PersonName } from './parsed-name.ts'
import { detach, isParticle } from './particles.ts'
import { isDegree, isLooseSuffix } from './suffix.ts'

/**
 * Builds a person's name from a family name and an optional given name.
 *
 * Extracts particles (`van Gogh`, `Alexis de`), a suffix at the end of either name (`Davis Jr.`, `Sammy III`) and a
 * degree at the end of the given name.
 */
export function personFromParts(family: string, given?: string): PersonName {
  if (!/[ '’-]/.test(family) && given !== undefined && /^[^ ]+$/.test(given))
    return { kind: 'person', family, given, isCertain: true }
  const last = family.split(' ')
  const first = given === undefined || given === '' ? [] : given.split(' ')
  const suffix = takeLast(last, isLooseSuffix) ?? takeLast(first, isLooseSuffix)
  const degree = takeLast(first, isDegree)
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

/** Removes and returns the last of several words if it passes a test. Also removes the comma before that word. */
export function takeLast(words: string[], isIt: (word: string) => boolean): string | undefined {
  if (words.length < 2 || !isIt(words.at(-1) ?? '')) return undefined
  const taken = words.pop()
  words.push((words.pop() ?? '').replace(/,$/, ''))
  return taken
}

/** Counts the particles at the start of a family name. The last word is never a particle. */
function countParticles(words: readonly string[]): number {
  let count = 0
  while (count < words.length - 1 && isParticle(words[count] ?? '')) count++
  return count
}

/**
 * Returns the index of the first trailing particle of a given name, or the number of words if there is none. The first
 * word is never a particle.
 */
function trailingParticles(words: readonly string[]): number {
  let start = words.length
  while (start > 1 && isParticle(words[start - 1] ?? '')) start--
  return start
}
