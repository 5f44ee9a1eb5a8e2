import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { asciiLowerCase, isPrintable, percentDecoded, trimmed } from '../text.ts'

/** A Handle as given, without a label or resolver: `10013/epic.10033`. */
export type Handle = Branded<'Handle'>

/**
 * Parses a Handle, bare, as `hdl:`, `handle:` or `info:hdl/`, or as a URL of hdl.handle.net (RFC 3650, RFC 3651).
 * Returns undefined for anything else.
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
 * Returns the Handle as a URL: `https://hdl.handle.net/10013/epic.10033`.
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
 * Returns a key that is the same for equal Handles, with the prefix in lower case (RFC 3650).
 *
 * The suffix is in lower case only if the Handle is a DOI, because other suffixes may be case-sensitive.
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
// Prefixes start with a number, except for a few older names that are still in use.
const form = /^(?:\d+|cnri|loc|ncstrl)(?:\.[\w-]+)*\/./isu
