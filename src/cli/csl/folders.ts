import { delimiter, join } from 'node:path'
import type { Terminal } from '../terminal.ts'

/** The folder of the user's own styles: `citable/styles` in `$XDG_DATA_HOME`, which is `~/.local/share` where it is not set. */
export function userStyles({ env }: Terminal): string | undefined {
  const data = env.XDG_DATA_HOME ?? (homeOf(env) === undefined ? undefined : join(homeOf(env) ?? '', '.local', 'share'))
  return data === undefined || data === '' ? undefined : join(data, 'citable', 'styles')
}

/**
 * The folders that styles and locales are looked for in, in this order: those given, those of `CITABLE_STYLES`, the user's own,
 * those of the packages citation-style-language-styles and -locales of Debian, and those of Zotero.
 */
export function styleFolders(given: readonly string[], terminal: Terminal): string[] {
  const { env } = terminal
  const home = homeOf(env)
  const system = (env.XDG_DATA_DIRS ?? '/usr/local/share:/usr/share').split(':').filter(Boolean)
  const own = userStyles(terminal)
  const folders = [
    ...given,
    ...(env.CITABLE_STYLES ?? '').split(delimiter),
    ...(own === undefined ? [] : [own]),
    ...system.flatMap(share => ['styles', 'locales'].map(name => join(share, 'citation-style-language', name))),
    ...(home === undefined ? [] : [join(home, 'Zotero', 'styles'), join(home, 'Zotero', 'locales')]),
  ]
  return [...new Set(folders.filter(folder => folder !== ''))]
}

const homeOf = (env: Terminal['env']): string | undefined => env.HOME ?? env.USERPROFILE
