/** A DOI that ends like a version of another: `10.5072/x.7.2` is number 2 of the stem `10.5072/x.7`. */
export interface Suffix {
  /** The key of the DOI without the ending. */
  stem: string
  number: number
  /** Whether the ending itself says that it is a version: `.v2`, `/v2`. */
  explicit: boolean
}

/**
 * Splits a version ending off a key: `.v2`, `/v2`, or a dot and at most three digits after a stem whose own suffix contains a
 * digit. So `10.5072/data.2` has no ending: its stem would be the beginning of every DOI of that repository.
 */
export function versionSuffix(key: string): Suffix | undefined {
  const match = ending.exec(key)
  if (match === null) return undefined
  const stem = key.slice(0, match.index)
  const explicit = match[1] !== undefined
  const local = stem.slice(stem.indexOf('/') + 1)
  if (!stem.includes('/') || !(explicit ? local : /\d/.test(local))) return undefined
  return { stem, number: Number(match[1] ?? match[2]), explicit }
}

/** Whether `key` is `base` with an explicit version ending, as Figshare builds its DOIs: `10.5072/f.12.v3` of `10.5072/f.12`. */
export function isVersionedFrom(key: string, base: string): boolean {
  const suffix = versionSuffix(key)
  return suffix?.explicit === true && suffix.stem === base
}

const ending = /(?:[./]v([1-9]\d{0,2})|\.([1-9]\d{0,2}))$/
