import { resolve } from 'node:path'
import type { Diagnostic, Range } from '../../core/diagnostic.ts'
import { parsePointer } from '../../core/pointer.ts'
import { doiKey } from '../../identifiers/schemes/doi.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import { inputWarning } from '../../text/input-finding.ts'
import type { Suppression } from '../../validation/configuration.ts'
import { matcher } from '../ignore/matcher.ts'
import type { FileReport, Located } from '../report/report.ts'

const say = messagesOf('suppression', {
  ended:
    'The suppression of {rule} ({reason}) ended on {day}; resolve the findings that it covered, or set a later date.',
  lost: 'The suppression of {rule} ({reason}) names no file that exists; correct the file names, or remove the suppression.',
  unused: 'The suppression of {rule} ({reason}) covers no finding; remove the suppression.',
})

/** A suppression and its source. */
export interface Stated {
  suppression: Suppression
  /** The name of the file that contains the suppression, for reports. */
  source: string
  /** The JSON Pointer to the suppression in its file. */
  pointer: string
  /** Returns the position of the suppression; undefined if a program created the configuration. */
  position(): Range | undefined
  /** The folder to which the patterns of the suppression are relative. */
  folder: string
}

/** The suppressions of a run, with methods that test findings and record which suppressions were used. */
export class Suppressions {
  readonly #entries: Entry[]

  /** @param today The date (YYYY-MM-DD) for determining expired suppressions. */
  constructor(stated: readonly Stated[], cwd: string, today: string) {
    this.#entries = stated.map(one => ({
      ...one,
      inFile: one.suppression.files ? matcher(one.suppression.files, one.folder, cwd) : () => true,
      hasEnded: one.suppression.until !== undefined && one.suppression.until < today,
      met: false,
      used: false,
      isLost: false,
    }))
  }

  /** True if a suppression in force covers the finding. */
  covers({ file, record, diagnostic }: Located): boolean {
    let isCovered = false
    for (const entry of this.#entries) {
      if (!isAbout(entry, file.file, record)) continue
      if (!fits(entry.suppression, diagnostic)) continue
      entry.used = true
      if (!entry.hasEnded) isCovered = true
    }
    return isCovered
  }

  /** Records which suppressions apply to a file, even if it has no findings. */
  meet(file: FileReport): void {
    for (const entry of this.#entries) {
      const records = file.records.length === 0 ? [undefined] : file.records
      if (!entry.met && records.some(record => isAbout(entry, file.file, record))) entry.met = true
    }
  }

  /** Records which suppressions apply only to files that do not exist, for example because the files were renamed. */
  async miss(isThere: (path: string) => Promise<boolean>): Promise<void> {
    for (const entry of this.#entries) {
      const { met, folder, suppression } = entry
      const { files = [] } = suppression
      if (met || files.length === 0 || !files.every(isOneFile)) continue
      const found = await Promise.all(files.map(name => isThere(resolve(folder, name.replace(/^\//, '')))))
      entry.isLost = !found.includes(true)
    }
  }

  /**
   * Returns findings about unused suppressions, and about expired suppressions that still match findings.
   *
   * A suppression is unused if its files do not exist, or if its records were checked without a match. With `isPart`,
   * the second case is reported only for suppressions of a DOI or of a single file.
   */
  leftOver(isPart: boolean): { source: string; diagnostic: Diagnostic }[] {
    return this.#entries.flatMap(entry => {
      const { source, pointer, suppression, hasEnded, met, used, isLost } = entry
      const { rule, reason, until = '' } = suppression
      const finding = (id: string, message: Message) => [
        { source, diagnostic: inputWarning(id, message, pointer, entry.position()) },
      ]
      if (used && hasEnded) return finding('suppression-ended', say('ended', { rule, reason, day: until }))
      if (isLost) return finding('suppression-unused', say('lost', { rule, reason }))
      if (met && !used && !(isPart && isWide(suppression)))
        return finding('suppression-unused', say('unused', { rule, reason }))
      return []
    })
  }
}

interface Entry extends Stated {
  inFile: (file: string) => boolean
  hasEnded: boolean
  /** True if a record in the scope of the suppression was checked. */
  met: boolean
  used: boolean
  /** True if the suppression names only single files and none of them exist. */
  isLost: boolean
}

/** True if a pattern is the path of a single file rather than a name in any folder. */
const isOneFile = (pattern: string): boolean => /^[^*?[\]!\\]*\/[^*?[\]!\\]*\.[^/*?[\]!\\]+$/.test(pattern)

/** True if a suppression names neither a DOI nor a single file. */
const isWide = ({ doi, files }: Suppression): boolean =>
  doi === undefined &&
  (files === undefined || files.length > 1 || files.some(pattern => /(?<!\\)[*?[]|\/$/.test(pattern)))

function isAbout({ inFile, suppression: { doi, index } }: Entry, file: string, record: Located['record']): boolean {
  if (doi !== undefined && (record?.doi === undefined || doiKey(record.doi) !== doiKey(doi))) return false
  if (index !== undefined && record?.index !== index) return false
  return inFile(file)
}

function fits({ rule, pointer }: Suppression, diagnostic: Diagnostic): boolean {
  if (rule !== '*' && rule !== diagnostic.rule) return false
  if (pointer === undefined || pointer === '') return true
  const steps = parsePointer(diagnostic.pointer)
  return parsePointer(pointer).every((step, at) => (step === '*' ? steps[at] !== undefined : step === steps[at]))
}
