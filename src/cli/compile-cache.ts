import module from 'node:module'
import { join } from 'node:path'
import { homeOf } from './csl/folders.ts'

/**
 * Enables Node's compile cache from Node 22.8 on, in the folder `citable` below `$XDG_CACHE_HOME` or `~/.cache`.
 *
 * Node's default, a shared temporary folder, could contain another user's files. If the folder is not writable, nothing
 * is cached.
 */
export function keepCompiled(env: Readonly<Record<string, string | undefined>>): void {
  const home = homeOf(env)
  const cache = env.XDG_CACHE_HOME || (home && join(home, '.cache'))
  const { enableCompileCache } = module as { enableCompileCache?(folder: string): unknown }
  if (cache) enableCompileCache?.(join(cache, 'citable'))
}
