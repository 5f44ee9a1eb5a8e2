import type { Command } from '../command.ts'
import { backup } from './backup.ts'
import { check } from './check.ts'
import { cite } from './cite.ts'
import { convert } from './convert.ts'
import { diff } from './diff.ts'
import { explain } from './explain.ts'
import { fix } from './fix.ts'
import { formats } from './formats.ts'
import { ingest } from './ingest.ts'
import { init } from './init.ts'
import { lsp } from './lsp.ts'
import { migrate } from './migrate.ts'
import { pandocFilter } from './pandoc-filter.ts'
import { predict } from './predict.ts'
import { register } from './register.ts'
import { restore } from './restore.ts'
import { serve } from './serve.ts'
import { stats } from './stats.ts'
import { styles } from './styles.ts'
import { upgrade } from './upgrade.ts'
import { versions } from './versions.ts'
import { withdraw } from './withdraw.ts'

/** The commands, in the order of the help. */
export const commands: readonly Command[] = [
  check,
  fix,
  convert,
  upgrade,
  diff,
  predict,
  cite,
  pandocFilter,
  styles,
  versions,
  register,
  stats,
  ingest,
  migrate,
  withdraw,
  restore,
  backup,
  serve,
  formats,
  explain,
  init,
  lsp,
]
