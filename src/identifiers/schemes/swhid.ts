import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { trimmed } from '../text.ts'

/**
 * A Software Hash Identifier with its qualifiers:
 * `swh:1:rev:309cf2674ee7a0749978cf8265ab91a60aea0f7d;origin=https://example.org`.
 */
export type Swhid = Branded<'Swhid'>

/**
 * Parses a Software Hash Identifier, bare or as a URL of archive.softwareheritage.org (ISO/IEC 18670,
 * https://swhid.org). Returns undefined for anything else.
 *
 * @example
 * parseSwhid('swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2;lines=5-7') // → 'swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2;lines=5-7'
 */
export function parseSwhid(text: string): Swhid | undefined {
  const parts = form.exec(trimmed(text).replace(resolver, ''))
  return parts ? (`${parts[1]?.toLowerCase()}${parts[2]}` as Swhid) : undefined
}

/**
 * Returns the Software Hash Identifier as a URL: `https://archive.softwareheritage.org/swh:1:…`.
 *
 * @example
 * const swhid = parseSwhid('swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2;lines=5-7')
 * swhid && formatSwhid(swhid) // → 'https://archive.softwareheritage.org/swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2;lines=5-7'
 */
export function formatSwhid(swhid: Swhid): string {
  requireText(swhid)
  return `https://archive.softwareheritage.org/${swhid}`
}

/**
 * Returns a key that is the same for equal Software Hash Identifiers.
 *
 * The key is the core identifier with the qualifiers `lines` and `bytes`, but without `origin`, `visit`, `anchor` and
 * `path`.
 *
 * @example
 * const swhid = parseSwhid('swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2;lines=5-7')
 * swhid && swhidKey(swhid) // → 'swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2;lines=5-7'
 */
export function swhidKey(swhid: Swhid): string {
  requireText(swhid)
  const [core, ...qualifiers] = swhid.split(';')
  return [core, ...qualifiers.filter(qualifier => /^(?:lines|bytes)=/.test(qualifier))].join(';')
}

const resolver = /^(?:https?:\/\/)?archive\.softwareheritage\.org\/(?=swh:)/i
const form =
  /^(swh:1:(?:cnt|dir|rev|rel|snp):[\da-f]{40})((?:;(?:(?:origin|visit|anchor|path)=[^;\s]+|(?:lines|bytes)=\d+(?:-\d+)?))*)[/;]?$/i
