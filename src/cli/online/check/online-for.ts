import type { Severity } from '../../../core/diagnostic.ts'
import { Misuse } from '../../misuse.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import type { OnlineValues } from '../options.ts'
import type { OnlineCheck } from './online-check.ts'

/**
 * Opens the check of identifiers for `--online`; undefined without the option. Throws `Misuse` if `--resume` is set as
 * well.
 */
export async function onlineFor(
  options: OnlineValues & { online?: string; resume?: string },
  severityIn: (file: string, rule: string) => Severity | 'off' | undefined,
  terminal: Terminal,
): Promise<OnlineCheck | undefined> {
  if (options.online === undefined) return undefined
  if (options.resume !== undefined)
    throw new Misuse('--online and --resume cannot be combined: failed lookups would be lost.')
  const { onlineCheck, onlineKindsIn } = await import('./online-check.ts')
  return onlineCheck(onlineKindsIn(options.online), options, severityIn, terminal)
}
