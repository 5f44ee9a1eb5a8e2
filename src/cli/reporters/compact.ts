import type { Say } from '../language/language.ts'
import type { Located } from '../report/report.ts'
import { allShownFindings, partByPart } from '../report/reporter.ts'
import { placeInXml } from '../report/wording.ts'
import { oneLine } from '../text/printable.ts'

/**
 * Writes one line per finding, for `grep` and editors: `file:line:column: severity rule message`. The position is 1:1
 * if it is unknown.
 */
export const compact = partByPart(settings => ({
  begin: () => '',
  part: file => allShownFindings(file, settings).map(finding => `${line(finding, settings.wording.say)}\n`),
  end: () => '',
}))

function line({ file, diagnostic }: Located, say: Say): string {
  const { line, column } = diagnostic.position?.start ?? { line: 1, column: 1 }
  const message = [diagnostic.message, placeInXml(diagnostic, say)].filter(Boolean).join(' ')
  return `${oneLine(file.file)}:${line}:${column}: ${diagnostic.severity} ${diagnostic.rule} ${oneLine(message)}`
}
