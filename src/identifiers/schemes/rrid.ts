import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { unwrapped } from '../text.ts'

/** A Research Resource Identifier with its label: `RRID:AB_2298772`. */
export type Rrid = Branded<'Rrid'>

/**
 * Parses a Research Resource Identifier written bare, as `RRID:` or as a URL. Returns undefined for anything else.
 *
 * The identifier consists of an authority, `_` or `:`, and an accession. The URL may be that of SciCrunch, rrid.site,
 * identifiers.org or n2t.net.
 *
 * @example
 * parseRrid('RRID:AB_2313773') // → 'RRID:AB_2313773'
 */
export function parseRrid(text: string): Rrid | undefined {
  const name = unwrapped(text, wrapper)
  return form.test(name) ? (`RRID:${name}` as Rrid) : undefined
}

/**
 * Returns the Research Resource Identifier as a URL: `https://scicrunch.org/resolver/RRID:AB_2298772`.
 *
 * @example
 * const rrid = parseRrid('RRID:AB_2313773')
 * rrid && formatRrid(rrid) // → 'https://scicrunch.org/resolver/RRID:AB_2313773'
 */
export function formatRrid(rrid: Rrid): string {
  requireText(rrid)
  return `https://scicrunch.org/resolver/${rrid}`
}

/**
 * Returns a key that is the same for equal Research Resource Identifiers: the identifier in upper case.
 *
 * @example
 * const rrid = parseRrid('RRID:ab_2313773')
 * rrid && rridKey(rrid) // → 'RRID:AB_2313773'
 */
export function rridKey(rrid: Rrid): string {
  requireText(rrid)
  return rrid.toUpperCase()
}

const wrapper =
  /^(?:(?:https?:\/\/)?(?:(?:www\.)?scicrunch\.org\/resolver|(?:www\.)?rrid\.site(?:\/data\/record)?|identifiers\.org|n2t\.net)\/)?(?:rrid[: ] ?)?/i
const form = /^[a-z][a-z\d-]{1,30}(?:_[a-z][a-z\d-]{1,30})?[_:][\w.:-]{1,80}$/i
