import type { Problem } from '../inputs/input.ts'
import type { Language } from '../language/language.ts'
import { type OutputFile, writeOutputs } from '../report/delivery/outputs.ts'
import { colorsFor, plain } from '../terminal/colors.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { safeJson } from '../text/printable.ts'
import { type StatisticsChanges, statisticsChanges } from './compare.ts'
import { statisticsPage } from './page.ts'
import type { StatisticsReport } from './statistics.ts'
import { statisticsText } from './text.ts'

/** The formats of a report on a collection. */
export const statsFormats = ['pretty', 'json', 'html'] as const

export type StatsFormat = (typeof statsFormats)[number]

/** The outputs of a report, and the earlier report with which it is compared. */
export interface Delivery {
  options: { format?: StatsFormat | undefined; color?: boolean | undefined }
  outputs: readonly OutputFile<StatsFormat>[]
  before: StatisticsReport | undefined
  language: Language
}

/** Writes a report to standard output and to files. Returns a problem for each file that could not be written. */
export async function deliver(
  report: StatisticsReport,
  { options, outputs, before, language }: Delivery,
  usual: StatsFormat,
  terminal: Terminal,
): Promise<Problem[]> {
  const changes = before && statisticsChanges(before, report)
  const { format = usual, color } = options
  terminal.stdout.write(
    written(report, changes, { format, colors: colorsFor(terminal.stdout, terminal, color), language }),
  )
  return writeOutputs(outputs, other => written(report, changes, { format: other, colors: plain, language }), terminal)
}

function written(
  report: StatisticsReport,
  changes: StatisticsChanges | undefined,
  { format, colors, language }: { format: StatsFormat; colors: typeof plain; language: Language },
): string {
  if (format === 'html') return statisticsPage(report, changes, language)
  if (format === 'json') return `${safeJson(changes === undefined ? report : { ...report, changes }, 2)}\n`
  return statisticsText(report, changes, colors, language)
}
