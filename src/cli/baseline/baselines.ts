import type { checkOptions } from '../commands/check-options.ts'
import { sayingSkipped } from '../inputs/search/search.ts'
import type { Language } from '../language/language.ts'
import { problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import type { OptionValues } from '../options.ts'
import type { Sink } from '../report/delivery/sink.ts'
import { reportPhrase } from '../report/texts.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { relativeName } from '../text/relative-name.ts'
import { Known } from './known.ts'
import { NewBaseline } from './new-baseline.ts'
import { baselineText } from './texts.ts'

/**
 * Opens the baseline to compare with or, with `--update-baseline`, the baseline to write.
 *
 * Throws `Misuse` if there is no baseline to compare with at the path, or if `--update-baseline` is combined with
 * `--resume` or `--shard`.
 */
export async function baselinesOf(
  path: string | undefined,
  options: Pick<OptionValues<typeof checkOptions>, 'resume' | 'shard' | 'update-baseline'>,
  terminal: Terminal,
): Promise<{ known: Known; renewed?: NewBaseline }> {
  if (path === undefined || !options['update-baseline']) {
    if (path !== undefined && (await terminal.files.kind(path)) === undefined)
      throw new Misuse(baselineText('none', { file: relativeName(path, terminal.cwd) }))
    return { known: await Known.open(path, terminal) }
  }
  if (options.resume !== undefined || options.shard !== undefined) throw new Misuse(baselineText('oneRun'))
  return { known: await Known.open(undefined, terminal), renewed: await NewBaseline.open(path, terminal) }
}

/**
 * Creates a sink that writes a baseline at the end and reports its number of findings. Keeps the old baseline if an
 * input could not be read, because earlier findings in this input could be lost.
 */
export const intoBaseline = (renewed: NewBaseline, language: Language, terminal: Terminal): Sink => ({
  begin: async () => undefined,
  part: async () => undefined,
  onDisk: async () => [],
  async end({ problems, searches }) {
    printProblems(problemsInLanguage(problems, language), terminal)
    const failed = exitCodeOf(problems)
    if (failed !== 0) return failed
    terminal.stderr.write(sayingSkipped(searches, false, language.say))
    for (const file of renewed.unparsable)
      terminal.stderr.write(`citable: ${language.say(baselineText('notTaken', { file: oneLine(file) }))}\n`)
    const kept = await renewed.write()
    const name = relativeName(renewed.path, terminal.cwd)
    terminal.stderr.write(
      `citable: ${language.say(reportPhrase('baselineWritten', { findings: kept, baseline: name }))}\n`,
    )
    return 0
  },
})
