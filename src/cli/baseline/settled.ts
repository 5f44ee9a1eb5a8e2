import type { FormatId } from '../../formats/format.ts'
import { messagesOf } from '../../messages/message.ts'
import { wholePiece } from '../../records/piece.ts'
import type { CheckOptions } from '../../validation/report.ts'
import type { Language } from '../language/language.ts'
import { Misuse } from '../misuse.ts'
import { checkedFile } from '../pieces/check.ts'
import type { FileReport } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { relativeName } from '../text/relative-name.ts'
import { loweredBaseline, namesFor, readBaseline, writeBaseline } from './baseline.ts'
import { baselineText } from './texts.ts'

const text = messagesOf('baseline-fixes', {
  settled: '{settled, plural, one {# finding} other {# findings}} removed from {baseline}.',
  broughtToLight:
    '{findings, plural, one {# finding} other {# findings}} added to {baseline}; findings that are now fixed may have hidden {findings, plural, one {this finding} other {these findings}}.',
})

/**
 * A baseline that is updated after fixes: findings that no longer occur are removed, and findings that the fixes
 * revealed are added.
 */
export interface Settled {
  /**
   * Records the findings of a fixed file: the earlier findings from its old `bytes`, and the remaining findings in
   * `left`.
   */
  note(file: string, bytes: Uint8Array, options: CheckOptions<FormatId>, left: FileReport): Promise<void>
  /**
   * Writes the baseline if a file was fixed. Returns sentences that state the numbers of removed and added findings, or
   * an empty text if both are 0.
   */
  write(language: Language): Promise<string>
}

/** Reads the baseline to update after fixes. Throws `Misuse` if the file does not exist or is not a usable baseline. */
export async function settledIn(path: string, terminal: Terminal): Promise<Settled> {
  const name = relativeName(path, terminal.cwd)
  const before = await readBaseline(path, terminal)
  if (before === undefined) throw new Misuse(baselineText('noneToFix', { file: name }))
  const changes: { before: FileReport; after: FileReport }[] = []
  return {
    async note(file, bytes, options, left) {
      const { result: report } = await checkedFile(wholePiece(bytes), { name: file, options })
      changes.push({ before: { ...report, file, excerpt: () => undefined }, after: left })
    },
    async write({ say }) {
      if (changes.length === 0) return ''
      const { baseline, settled, uncovered } = loweredBaseline(before, changes, namesFor(path, terminal.cwd))
      const entries = Object.entries(baseline).map(([file, findings]) => [file, Object.entries(findings)] as const)
      await writeBaseline(path, entries, terminal)
      return [
        ...(settled > 0 ? [text('settled', { settled, baseline: name })] : []),
        ...(uncovered > 0 ? [text('broughtToLight', { findings: uncovered, baseline: name })] : []),
      ]
        .map(sentence => `citable: ${say(sentence)}\n`)
        .join('')
    },
  }
}
