import type { Language } from '../../language/language.ts'
import { colorsFor } from '../../terminal/colors.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { version } from '../../version.ts'
import { type FailOn, isFailing } from '../fail-on.ts'
import type { ReporterSettings } from '../reporter.ts'
import { checkWordingIn } from '../wording.ts'
import type { Reports } from './at-end.ts'

/** Returns the reports of a check, with settings from its options and the terminal. */
export const reportsFor = (
  {
    format,
    outputs,
    ruleFacts,
    failOn,
    language,
    roots,
  }: Pick<Reports, 'format' | 'outputs'> & {
    ruleFacts: ReporterSettings['ruleFacts']
    failOn: FailOn
    language: Language
    roots: readonly string[]
  },
  options: { color?: boolean; 'max-problems'?: number; quiet?: boolean; verbose?: boolean },
  terminal: Terminal,
): Reports => ({
  format,
  outputs,
  language,
  settings: {
    colors: colorsFor(terminal.stdout, terminal, options.color),
    columns: terminal.stdout.columns,
    maxProblems: options['max-problems'] ?? 100,
    quiet: options.quiet ?? false,
    verbose: options.verbose ?? false,
    isFailing: diagnostic => isFailing(diagnostic, failOn),
    version,
    cwd: terminal.cwd,
    roots,
    wording: checkWordingIn(language.say),
    language: language.tag,
    ruleFacts,
  },
})
