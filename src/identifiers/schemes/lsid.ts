import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { trimmed } from '../text.ts'

/** An LSID with `urn:lsid:` and authority in lower case, which is also its key: `urn:lsid:ubio.org:namebank:11815`. */
export type Lsid = Branded<'Lsid'>

/**
 * Parses an LSID (Life Sciences Identifier, OMG), bare or in a URL of any host. Returns undefined for anything else.
 *
 * @example
 * parseLsid('URN:LSID:ipni.org:names:77145066-1') // → 'urn:lsid:ipni.org:names:77145066-1'
 */
export function parseLsid(text: string): Lsid | undefined {
  const parts = form.exec(trimmed(text).replace(host, ''))
  return parts ? (`urn:lsid:${parts[1]?.toLowerCase()}:${parts[2]}` as Lsid) : undefined
}

/**
 * Returns the LSID unchanged, because it is a URN.
 *
 * @example
 * const lsid = parseLsid('URN:LSID:ipni.org:names:77145066-1')
 * lsid && formatLsid(lsid) // → 'urn:lsid:ipni.org:names:77145066-1'
 */
export function formatLsid(lsid: Lsid): string {
  requireText(lsid)
  return lsid
}

const host = /^https?:\/\/[^\s?#]{1,300}?\/(?=urn:lsid:)/i
const form = /^urn:lsid:([a-z\d.-]+):([\w.~!$'()*+,;=@%-]+:[\w.~!$'()*+,;=@%/-]+(?::[\w.~!$'()*+,;=@%-]+)?)$/i
