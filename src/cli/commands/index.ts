import type { Command } from '../command.ts'
import { check } from './check.ts'
import { cite } from './cite.ts'
import { convert } from './convert.ts'
import { diff } from './diff.ts'
import { explain } from './explain.ts'
import { formats } from './formats.ts'
import { ingest } from './ingest.ts'
import { migrate } from './migrate.ts'
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
  convert,
  upgrade,
  diff,
  predict,
  cite,
  styles,
  versions,
  register,
  stats,
  ingest,
  migrate,
  withdraw,
  restore,
  serve,
  formats,
  explain,
]
