import type { Severity } from '../../core/diagnostic.ts'
import type { commonOptions } from '../command.ts'
import type { checkOptions } from '../commands/check-options.ts'
import type { Configuration } from '../config/configuration.ts'
import { checkOptionsFor } from '../config/configured.ts'
import type { Language } from '../language/language.ts'
import { fileInLanguage, problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import type { OnlineCheck } from '../online/check/online-check.ts'
import type { OptionValues } from '../options.ts'
import { type FailOn, isFailing } from '../report/fail-on.ts'
import type { OutputFile } from '../report/outputs.ts'
import type { ReporterSettings } from '../report/reporter.ts'
import { checkWordingIn } from '../report/wording.ts'
import type { ReportFormat } from '../reporters/index.ts'
import type { Silencer } from '../silence/silence.ts'
import { colorsFor } from '../terminal/colors.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { version } from '../version.ts'
import { partsOf } from './run-options.ts'
import type { StreamRun } from './stream-run.ts'

type Given = OptionValues<typeof checkOptions & typeof commonOptions>

/** Whether an option is given that only work on streams has. */
export const asksForStream = (options: Given): boolean =>
  (['jobs', 'max-findings', 'summary-only', 'resume', 'shard', 'progress'] as const).some(
    name => options[name] !== undefined,
  )

/** The run that the options of `check` ask for. Throws `Misuse` for a wrong one. */
export function streamRun(
  given: {
    options: Given
    configuration: Configuration
    language: Language
    ruleFacts: ReporterSettings['ruleFacts']
    severities: Record<string, Severity | 'off'>
    format: ReportFormat
    outputs: readonly OutputFile<ReportFormat>[]
    hasEdits: boolean
    silencer: Silencer
    online?: OnlineCheck | undefined
    failOn: FailOn
    maxWarnings: number | undefined
  },
  terminal: Terminal,
): StreamRun {
  const { options, configuration, language, ruleFacts, severities, format, outputs, hasEdits } = given
  const { silencer, online, failOn, maxWarnings } = given
  const isSummaryOnly = options['summary-only'] === true
  const { shard } = partsOf(options)
  if (
    isSummaryOnly &&
    [format, ...outputs.map(output => output.format)].some(one => one !== 'pretty' && one !== 'json')
  )
    throw new Misuse('--summary-only is for the formats pretty and json.')
  // Functions cannot be sent to another thread.
  const hasOwnRules = (configuration.ownRules?.length ?? 0) > 0
  const { jobs, progress = 'auto', resume, ...asked } = options
  return {
    optionsFor: file => checkOptionsFor(file, options, severities, configuration),
    jobs: hasOwnRules ? 1 : jobs,
    format,
    outputs,
    hasEdits,
    settings: {
      colors: colorsFor(terminal.stdout, terminal, options.color),
      columns: terminal.stdout.columns,
      maxProblems: options['max-problems'] ?? 100,
      quiet: options.quiet ?? false,
      isFailing: diagnostic => isFailing(diagnostic, failOn),
      version,
      cwd: terminal.cwd,
      wording: checkWordingIn(language.phrases),
      language: language.tag,
      ruleFacts,
    },
    told: file => fileInLanguage(file, language),
    toldProblems: problems => problemsInLanguage(problems, language),
    silencer,
    online,
    isFailing: diagnostic => isFailing(diagnostic, failOn),
    maxWarnings,
    maxFindings: options['max-findings'],
    isSummaryOnly,
    journal: resume,
    shard,
    progress,
    asked: JSON.stringify([asked, configuration.path, language.tag, version]),
  }
}
