import { resolve } from 'node:path'
import type { Severity } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { CheckOptions } from '../../validation/report.ts'
import { onlyChanged } from '../changed/changed.ts'
import type { checkOptions } from '../commands/check-options.ts'
import { withoutIgnored } from '../ignore/ignored.ts'
import { type Collected, collect, leaveOut } from '../inputs/collect.ts'
import { isOnlineRule } from '../online/check/rules.ts'
import type { OptionValues } from '../options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { count } from '../text/width.ts'
import type { Configuration } from './configuration.ts'

/** The options of `check` except `format`, whose choices differ between the commands that check records. */
type Given = Omit<OptionValues<typeof checkOptions>, 'format'>

/**
 * Returns the inputs that `find` finds for the arguments, except ignored files, the configuration and the baseline.
 * With `--changed`, returns only changed inputs.
 */
export async function collectWanted(
  args: readonly string[],
  options: Given,
  { ignore = [], folder, paths }: Configuration,
  baseline: string | undefined,
  terminal: Terminal,
  find = collect,
): Promise<Collected> {
  const { inputs: found, ...collected } = await find(args, terminal, options)
  const steering = [...paths, baseline]
  const records = await leaveOut(
    found,
    ({ path }) => path !== undefined && steering.includes(resolve(terminal.cwd, path)),
  )
  const patterns = [
    { patterns: options.ignore ?? [], folder: terminal.cwd },
    { patterns: ignore, folder },
  ]
  const { inputs: wanted, ignored } = await withoutIgnored(records, patterns, terminal)
  const inputs = options.changed === undefined ? wanted : await onlyChanged(wanted, options.changed, terminal)
  if (ignored > 0 && wanted.length === 0 && collected.problems.length === 0)
    terminal.stderr.write(`citable: ${count(ignored, 'file')} ignored, and no other to check.\n`)
  return { ...collected, inputs }
}

/** Returns the check options for a file. Command-line options take precedence over the configuration. */
export function checkOptionsFor<Id extends FormatId>(
  file: string,
  { from, kernel, profile, via, event, update }: Omit<Given, 'from'> & { from?: Id | 'auto' | undefined },
  severities: Record<string, Severity | 'off'>,
  { judgementOf, ownRules }: Configuration,
): CheckOptions<Id> {
  const judgement = judgementOf(file)
  return {
    from: from ?? 'auto',
    maxFindings: mostFindings,
    kernel: kernel ?? judgement.kernel ?? 'auto',
    profile: profile ?? judgement.profile ?? 'recommended',
    rules: offline({ ...judgement.rules, ...severities }),
    ...(judgement.required && { required: judgement.required }),
    ...(ownRules && { ownRules }),
    ...(via !== undefined && { via }),
    ...(event !== undefined && { event }),
    ...(update === true && { update }),
  }
}

/** Removes the severities of online rules, which the check itself does not run. */
export const offline = (rules: Record<string, Severity | 'off'>): Record<string, Severity | 'off'> =>
  Object.keys(rules).some(isOnlineRule)
    ? Object.fromEntries(Object.entries(rules).filter(([id]) => !isOnlineRule(id)))
    : rules

/** The maximum number of findings kept per file, to limit memory. */
const mostFindings = 100_000

/**
 * Returns the path of the baseline that the options or the configuration set. If none is set, returns the default path
 * with `--update-baseline`, and otherwise undefined.
 */
export function baselinePath(
  options: Given,
  { baseline, folder }: Configuration,
  { cwd }: Terminal,
): string | undefined {
  if (options.baseline !== undefined) return resolve(cwd, options.baseline)
  if (baseline !== undefined) return resolve(folder, baseline)
  return options['update-baseline'] ? resolve(cwd, 'citable-baseline.json') : undefined
}
