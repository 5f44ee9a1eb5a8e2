import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { asciiLowerCase, isPrintable, percentDecoded, trimmed } from '../text.ts'

/** A Handle as it was given, without label and resolver: `10013/epic.10033`. */
export type Handle = Branded<'Handle'>

/**
 * Reads a Handle written bare, as `hdl:`, as `info:hdl/` or as a URL of hdl.handle.net; anything else is undefined
 * (RFC 3650, RFC 3651).
 *
 * @example
 * parseHandle('https://hdl.handle.net/20.500.12345/ABC') // → '20.500.12345/ABC'
 */
export function parseHandle(text: string): Handle | undefined {
  const outer = trimmed(text)
  const uri = outer.replace(resolver, '')
  const name = uri === outer ? outer.replace(label, '') : percentDecoded(uri.replace(queryOrFragment, ''))
  return form.test(name) && isPrintable(name) ? (name as Handle) : undefined
}

/**
 * The Handle as a URL: `https://hdl.handle.net/10013/epic.10033`.
 *
 * @example
 * const handle = parseHandle('https://hdl.handle.net/20.500.12345/ABC')
 * handle && formatHandle(handle) // → 'https://hdl.handle.net/20.500.12345/ABC'
 */
export function formatHandle(handle: Handle): string {
  requireText(handle)
  return `https://hdl.handle.net/${encodeURI(handle).replace(/[?#]/g, encodeURIComponent)}`
}

/**
 * The key under which equal Handles are equal: the prefix in lower case (RFC 3650), and the suffix too where the
 * Handle is a DOI; other suffixes may tell cases apart.
 *
 * @example
 * const handle = parseHandle('hdl:20.500.12345/abc')
 * handle && handleKey(handle) // → '20.500.12345/abc'
 */
export function handleKey(handle: Handle): string {
  requireText(handle)
  const slash = handle.indexOf('/')
  return handle.startsWith('10.') ? asciiLowerCase(handle) : handle.slice(0, slash).toLowerCase() + handle.slice(slash)
}

const resolver = /^(?:info:hdl\/|(?:https?:\/\/)?hdl\.handle\.net\/)(?:hdl:)?/i
const label = /^(?:hdl|handle):(?:\/\/)? ?/i
const queryOrFragment = /[?#].*$/s
// Prefixes begin with a number; of the few names that were given out before, these are still in use.
const form = /^(?:\d+|cnri|loc|ncstrl)(?:\.[\w-]+)*\/./isu
