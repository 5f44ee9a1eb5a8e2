import { personFromParts, takeLast } from './family-given.ts'
import { joined, type PersonName } from './parsed-name.ts'
import { bindsToNext, detach, isParticle, sortParticles } from './particles.ts'
import { isDegree, isLooseSuffix } from './suffix.ts'

/**
 * Splits a person's name without a comma. Only a single name and `A. B. Family` are certain.
 *
 * Accepts `Given Family` (with or without particles and suffixes), Medline's `Family AB`, `Family A. B.`, `DUPONT
 * Jean`, and a single name.
 *
 * Returns undefined for two people joined by `&`, `and`, `und` or `et`. Stores degrees and a nickname in quotes or
 * brackets in `aside`.
 */
export function splitGivenFamily(name: string): PersonName | undefined {
  const words = name.split(/[\s・]/).filter(word => word !== '')
  const aside: string[] = []
  while (words.length > 1 && isDegree(words[0] ?? '')) aside.push(words.shift() ?? '')
  let degree = takeLast(words, isDegree)
  while (degree !== undefined) {
    aside.push(degree)
    degree = takeLast(words, isDegree)
  }
  const nickname = words.length > 2 && /^[("“«].*[)"”»]$/.test(words.at(-1) ?? '') ? words.pop() : undefined
  if (nickname !== undefined) aside.push(nickname)
  const suffix = takeLast(words, isLooseSuffix)
  // Two people in one name cannot be separated.
  if (words.some(word => /^(?:&|and|und|et)$/i.test(word))) return undefined
  const parts = medline(words) ?? initialsBehind(words) ?? capitals(words) ?? ordinary(words)
  if (parts === undefined) return undefined
  return {
    kind: 'person',
    ...parts,
    ...(suffix !== undefined && { suffix }),
    ...(aside.length > 0 && { aside }),
  }
}

type Parts = Omit<PersonName, 'kind'>

/** Parses `Smith JR`: one to three capitals without full stops after a name in mixed case. */
function medline(words: readonly string[]): Parts | undefined {
  const [before, last = ''] = [words.slice(0, -1), words.at(-1)]
  const isIt = before.length > 0 && /^\p{Lu}{1,3}$/u.test(last) && before.every(word => /\p{Ll}/u.test(word))
  return isIt ? { family: before.join(' '), given: last, isCertain: false } : undefined
}

/** Parses a family name and the initials after it: `Иванов И. И.`, `Smith J.A.` */
function initialsBehind(words: readonly string[]): Parts | undefined {
  const start = words.findIndex(isInitials)
  if (start < 1 || !words.slice(start).every(isInitials)) return undefined
  return { ...personFromParts(words.slice(0, start).join(' '), words.slice(start).join(' ')), isCertain: false }
}

/** Parses `DUPONT Jean` and `Jean DUPONT`: the family name is in capitals and the given name is not. */
function capitals(words: readonly string[]): Parts | undefined {
  const isFamily = (word: string): boolean => /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(word)
  const isGiven = (word: string): boolean => /^\p{Lu}(?:[\p{Ll}-]|\.$)/u.test(word)
  const [family, given] = [words.filter(isFamily), words.filter(isGiven)]
  if (family.length === 0 || given.length === 0 || family.length + given.length !== words.length) return undefined
  const isSorted = words.slice(0, family.length).every(isFamily) || words.slice(given.length).every(isFamily)
  return isSorted ? { family: family.join(' '), given: given.join(' '), isCertain: false } : undefined
}

function ordinary(words: readonly string[]): Parts | undefined {
  const start = startOfFamily(words)
  const family = words.slice(start)
  if (family.length === 0) return undefined
  const [only = ''] = family
  const detached = family.length === 1 ? detach(only) : undefined
  let end = start
  while (end > 1 && isParticle(words[end - 1] ?? '')) end--
  const before = sortParticles(words.slice(end, start))
  const given = words.slice(0, end)
  return {
    family: detached?.name ?? family.join(' '),
    ...(given.length > 0 && { given: given.join(' ') }),
    ...before,
    ...(detached !== undefined && {
      nonDroppingParticle: joined(before.nonDroppingParticle, detached.particle),
    }),
    isCertain: given.every(isInitials) && family.length === 1,
  }
}

const isInitials = (word: string): boolean => /^(?:\p{Lu}\.-?)+$/u.test(word)

/**
 * Returns the index of the family name: the last word, with preceding words that belong to it, as in `Ó Briain` and
 * `Ortega y Gasset`.
 */
function startOfFamily(words: readonly string[]): number {
  let start = words.length - 1
  for (;;) {
    if (start >= 1 && bindsToNext(words[start - 1] ?? '')) start--
    else if (start >= 3 && /^[yie]$/.test(words[start - 1] ?? '')) start -= 2
    else return start
  }
}
