import { createRequire } from 'node:module'
import type ignore from 'ignore'

let library: typeof ignore | undefined

/**
 * Creates an empty set of rules in the syntax of .gitignore. The library is loaded on first use, because most runs need
 * no rules.
 */
export function newRules(): ReturnType<typeof ignore> {
  library ??= createRequire(import.meta.url)('ignore') as typeof ignore
  return library()
}
