import type { Severity } from '../../../core/diagnostic.ts'
import { Misuse } from '../../misuse.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import type { OnlineValues } from '../options.ts'
import type { OnlineCheck } from './online-check.ts'

/**
 * Creates the check of identifiers for `--online`, or returns undefined without the option. Throws `Misuse` for invalid
 * options, and if `--resume` is also given.
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
