import { createRequire } from 'node:module'
import type ignore from 'ignore'

let library: typeof ignore | undefined

/** New rules in the syntax of .gitignore. Their library is loaded when there are some: most runs have none. */
export function newRules(): ReturnType<typeof ignore> {
  library ??= createRequire(import.meta.url)('ignore') as typeof ignore
  return library()
}
