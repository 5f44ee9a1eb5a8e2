import spdx from './spdx.json' with { type: 'json' }

/**
 * Returns the first unknown or deprecated licence identifier of an SPDX expression, if any.
 *
 * Does not check exceptions after `WITH`, `LicenseRef-` identifiers, or expressions of more than 500 characters.
 *
 * The list is version 3.27 of https://spdx.org/licenses/; expressions follow the SPDX specification, annex D.
 */
export function spdxProblem(expression: string): { id: string; isRetired: boolean } | undefined {
  if (knownIds().has(expression.toLowerCase())) return undefined
  if (expression.length > 500 || /^\s*$/.test(expression)) return undefined
  const words = expression.replace(/[()]/g, ' ').trim().split(/\s+/)
  for (const [at, word] of words.entries()) {
    const id = word.toLowerCase()
    if (id === 'or' || id === 'and' || id === 'with') continue
    if (words[at - 1]?.toLowerCase() === 'with' || /^(?:documentref-[^:]+:)?licenseref-/.test(id)) continue
    const plain = id.replace(/\+$/, '')
    if (retiredIds().has(plain)) return { id: word, isRetired: true }
    if (!knownIds().has(plain)) return { id: word, isRetired: false }
  }
  return undefined
}

/** Returns an SPDX licence identifier in its official spelling, or `undefined` if it is unknown or deprecated. */
export const spdxSpelling = (id: string): string | undefined => knownIds().get(id.toLowerCase())

/** Returns all SPDX licence identifiers that are not deprecated, in their official spelling. */
export const spdxIds = (): readonly string[] => [...knownIds().values()]

/**
 * Returns the identifiers ending in `-only` or `-or-later` that replace a deprecated identifier, likeliest first.
 * Returns an empty list if SPDX has no such identifiers.
 */
export const spdxSuccessors = (id: string): string[] => {
  const isOpen = id.endsWith('+')
  const plain = id.replace(/\+$/, '')
  const family = `${plain}${isOpen ? '-or-later' : '-only'}`
  if (spdxSpelling(family) === undefined) return []
  return [spdxSpelling(family), isOpen ? undefined : spdxSpelling(`${plain}-or-later`)].filter(one => one !== undefined)
}

let known: Map<string, string> | undefined
function knownIds(): Map<string, string> {
  known ??= new Map(spdx.known.map(id => [id.toLowerCase(), id]))
  return known
}

let retired: Set<string> | undefined
function retiredIds(): Set<string> {
  retired ??= new Set(spdx.deprecated.map(id => id.toLowerCase()))
  return retired
}
