import type { FormatId } from '../../formats/format.ts'
import { wholePiece } from '../../records/piece.ts'
import type { CheckOptions } from '../../validation/report.ts'
import type { Language } from '../language/language.ts'
import { Misuse } from '../misuse.ts'
import { checkedFile } from '../pieces/check.ts'
import type { FileReport } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { relativeName } from '../text/relative-name.ts'
import { loweredBaseline, namesFor, readBaseline, writeBaseline } from './baseline.ts'

/** Takes what fixes have settled out of a baseline. */
export interface Settled {
  /** Notes the findings that are left in a file whose bytes were fixed. */
  note(file: string, bytes: Uint8Array, options: CheckOptions<FormatId>, left: FileReport): Promise<void>
  /** Writes the baseline, if anything is settled. Returns for people what is, and what was hidden behind it. */
  write(language: Language): Promise<string>
}

/** Reads the baseline of a path. Throws `Misuse` if there is none. */
export async function settledIn(path: string, terminal: Terminal): Promise<Settled> {
  const name = relativeName(path, terminal.cwd)
  const before = await readBaseline(path, terminal)
  if (before === undefined)
    throw new Misuse(`There is no baseline ${name}; 'citable check --update-baseline' writes it.`)
  const changes: { before: FileReport; after: FileReport }[] = []
  return {
    async note(file, bytes, options, left) {
      const { result: report } = await checkedFile(wholePiece(bytes), { name: file, options })
      changes.push({ before: { ...report, file, excerpt: () => undefined }, after: left })
    },
    async write({ phrases }) {
      if (changes.length === 0) return ''
      const { baseline, settled, uncovered } = loweredBaseline(before, changes, namesFor(path, terminal.cwd))
      const entries = Object.entries(baseline).map(([file, findings]) => [file, Object.entries(findings)] as const)
      await writeBaseline(path, entries, terminal)
      const { settledIn, broughtToLight } = phrases.fixes
      return [settled > 0 && settledIn(settled, name), uncovered > 0 && broughtToLight(uncovered, name)]
        .map(sentence => (sentence === false ? '' : `citable: ${sentence}\n`))
        .join('')
    },
  }
}
