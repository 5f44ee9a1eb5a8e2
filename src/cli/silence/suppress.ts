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
  ended: 'The suppression of {rule} ({reason}) ended on {day}; correct what it covered, or set a later day.',
  lost: 'The suppression of {rule} ({reason}) is for files that are not there; correct their names, or remove it.',
  unused: 'The suppression of {rule} ({reason}) covers no finding; remove it.',
})

/** A suppression, and where it was written down. */
export interface Stated {
  suppression: Suppression
  /** The file that holds it, for reports. */
  source: string
  /** Its place in that file, as a JSON Pointer. */
  pointer: string
  /** Its place there in lines; undefined where a program made the file's value. */
  position(): Range | undefined
  /** The folder that its patterns start from. */
  folder: string
}

/** Decides which findings are suppressed, and remembers which suppressions had something to do. */
export class Suppressions {
  readonly #entries: Entry[]

  /** `today` (YYYY-MM-DD) decides which suppressions have ended. */
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

  /** Notes which suppressions a file could have used, findings or none. */
  meet(file: FileReport): void {
    for (const entry of this.#entries) {
      const records = file.records.length === 0 ? [undefined] : file.records
      if (!entry.met && records.some(record => isAbout(entry, file.file, record))) entry.met = true
    }
  }

  /** Notes which suppressions are for files alone that are not there: what was renamed or deleted is not met, whatever is checked. */
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
   * A finding about each suppression that has ended, or that nothing needs any more although its records were checked. Of a part of the
   * files nothing can be told about those for more than one file or record.
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
  /** True if no file of the suppression exists. */
  isLost: boolean
}

/** True if a pattern is the path of one file, and not a name that may occur in any folder. */
const isOneFile = (pattern: string): boolean => /^[^*?[\]!\\]*\/[^*?[\]!\\]*\.[^/*?[\]!\\]+$/.test(pattern)

/** True if a suppression covers more than one file or record. */
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
