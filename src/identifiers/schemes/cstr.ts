import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { unwrapped } from '../text.ts'

/** A CSTR identifier without a label: `31253.11.sciencedb.j00001.00123`, which is also its key. */
export type Cstr = Branded<'Cstr'>

/**
 * Parses a CSTR identifier (GB/T 32843), bare, as `CSTR:` or as a URL of cstr.cn. Returns undefined for anything else.
 *
 * A CSTR identifier consists of a registrant of five characters, a resource type of two digits, and a local part.
 *
 * @example
 * parseCstr('https://cstr.cn/31253.11.sciencedb.01234') // → '31253.11.sciencedb.01234'
 */
export function parseCstr(text: string): Cstr | undefined {
  const name = unwrapped(text, wrapper)
  return form.test(name) ? (name as Cstr) : undefined
}

/**
 * Returns the CSTR identifier as a URL: `https://cstr.cn/31253.11.sciencedb.j00001.00123`.
 *
 * @example
 * const cstr = parseCstr('https://cstr.cn/31253.11.sciencedb.01234')
 * cstr && formatCstr(cstr) // → 'https://cstr.cn/31253.11.sciencedb.01234'
 */
export function formatCstr(cstr: Cstr): string {
  requireText(cstr)
  return `https://cstr.cn/${cstr}`
}

const wrapper = /^(?:(?:https?:\/\/)?(?:www\.)?cstr\.cn\/(?:cstr:)?|cstr: ?)/i
const form = /^[\da-z]{5}\.\d\d\.[\w.~:()/-]*[\w)]$/i
