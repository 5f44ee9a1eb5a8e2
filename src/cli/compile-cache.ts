import module from 'node:module'
import { join } from 'node:path'
import { homeOf } from './csl/folders.ts'

/**
 * Has Node, from 22.8 on, keep what it compiles for the next run: in `citable` in `$XDG_CACHE_HOME`, by default `~/.cache`, because what lies
 * in a folder for all users could be another's. Where that cannot be written, nothing is kept.
 */
export function keepCompiled(env: Readonly<Record<string, string | undefined>>): void {
  const home = homeOf(env)
  const cache = env.XDG_CACHE_HOME || (home && join(home, '.cache'))
  const { enableCompileCache } = module as { enableCompileCache?(folder: string): unknown }
  if (cache) enableCompileCache?.(join(cache, 'citable'))
}
