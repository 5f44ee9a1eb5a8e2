import type { Format } from '../../formats/format.ts'
import type { GrowingFile } from '../files.ts'
import { extensionOf } from '../inputs/extensions.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { hash, keyOf } from '../report/fingerprint.ts'
import { RepeatCounter } from '../report/repeat-counter.ts'
import { OutputFailure } from '../run/each-member.ts'
import type { RewritingStanding } from '../run/journal.ts'
import type { GivenMember } from '../run/ordered-work.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { growingText } from './growing-text.ts'
import { inputsAmong, type Targets } from './whole-files.ts'

/** A record as it is to be written. */
export interface RecordText {
  /** 0 for the first record of its file. */
  index: number
  text: string
  format: TextFormat
}

/** What decides how texts of a format are put together; plain values, because texts come from other threads. */
export type TextFormat = Pick<Format, 'id' | 'name' | 'extensions' | 'holdsOne'>

/** What decides that, of a format. */
export const textFormat = ({ id, name, extensions, holdsOne }: Format): TextFormat => ({
  id,
  name,
  extensions,
  ...(holdsOne !== undefined && { holdsOne }),
})

/** Where the texts of records go. */
export interface Destination {
  /** Writes the texts of some records of a file. Rejects with an {@link OutputFailure}. */
  write(records: readonly RecordText[], member: GivenMember): Promise<void>
  /** Writes what is left; rejects with an {@link OutputFailure}. */
  close(): Promise<void>
  /** How many records were written. */
  written(): number
  /** How far it is, once that is on the disk, where another run can go on there. */
  standing?(): Promise<Written>
}

/** What was written of a text: the records, and the bytes of the file. */
type Written = Pick<RewritingStanding, 'written' | 'length'>

/** Whether texts of a format make one text if they stand one after the other: lines of JSON, entries, rows. */
export const isJoinable = ({ holdsOne, extensions }: TextFormat): boolean =>
  !holdsOne && !extensions.some(extension => /xml|rdf|\.mods/.test(extension))

/** Whether a text of a format is a line of JSON. */
export const isLine = (format: TextFormat): boolean =>
  isJoinable(format) && format.extensions.some(extension => /json/.test(extension))

/** Writes to standard output, to one file, or into a folder; what cannot be written there is a problem. */
export function destinationOf(
  targets: Targets,
  { inputs, force, before }: { inputs: readonly Input[]; force: boolean; before?: Written | undefined },
  problems: Problem[],
  terminal: Terminal,
): Destination {
  if (targets === 'stdout') return oneText(undefined, problems, terminal)
  if ('file' in targets) return oneText(targets.file, problems, terminal, before)
  return folder(targets.pathOf, { inputs, force }, problems, terminal)
}

/** All records as one text. */
function oneText(
  path: string | undefined,
  problems: Problem[],
  terminal: Terminal,
  before: Written = { written: 0, length: 0 },
): Destination {
  const growing = growingText(path, before.length, terminal)
  let count = before.written
  const refused = new Set<string>()
  return {
    async write(records, member) {
      const written = records.filter(({ format }) => isJoinable(format))
      for (const { format } of records)
        if (!isJoinable(format) && !refused.has(member.name)) {
          refused.add(member.name)
          const message = `A ${format.name} file holds one record: name a folder with --output.`
          problems.push({ file: member.name, message })
        }
      const text = textOf(written, count === 0)
      if (text !== '') await growing.write(text)
      count += written.length
    },
    close: growing.close,
    written: () => count,
    standing: async () => ({ written: count, length: await growing.length() }),
  }
}

/** The texts of records one after the other; of tables, with one heading if they are at the beginning. */
function textOf(records: readonly RecordText[], isFirst: boolean): string {
  let text = ''
  for (const record of records) {
    const isTable = record.format.id === 'csv'
    text += !isTable || (isFirst && text === '') ? record.text : record.text.slice(record.text.indexOf('\n') + 1)
  }
  return text
}

/** What is being written of a file of the inputs. */
interface Place {
  member: GivenMember
  path: string
  /** The first record, until a second one shows that there are several. */
  first?: RecordText | undefined
  hasSeveral: boolean
  file?: GrowingFile
  /** Whether another file of the inputs has the same place. */
  isTwice: boolean
  /** Whether it was told why something of it is not written. */
  isRefused: boolean
}

/** A file for each file of the inputs, or, where a format holds one record, for each record; numbered if there are several. */
function folder(
  pathOf: (input: Input, ending: string) => string,
  { inputs, force }: { inputs: readonly Input[]; force: boolean },
  problems: Problem[],
  terminal: Terminal,
): Destination {
  const { files } = terminal
  const isInput = inputsAmong(inputs, terminal)
  // Of a million results, the paths themselves would take more memory than all work on them.
  const taken = new RepeatCounter()
  let open: Place | undefined
  let count = 0

  function begin(member: GivenMember): Place {
    const path = pathOf(member.input, within(member))
    const isTwice = taken.next(keyOf(hash(path))) > 0
    if (isTwice) problems.push({ file: member.name, message: 'Not written, because another result has the same name.' })
    return { member, path, hasSeveral: false, isTwice, isRefused: isTwice }
  }

  /** Whether nothing keeps a path from being written; what does is told once for each file of the inputs. */
  async function isFree(path: string, at: Place): Promise<boolean> {
    const reason = (await isInput(path))
      ? 'it is an input.'
      : !force && (await files.kind(path)) !== undefined
        ? 'it already exists; --force overwrites it.'
        : undefined
    if (reason !== undefined && !at.isRefused) problems.push({ file: path, message: `Not written, because ${reason}` })
    at.isRefused ||= reason !== undefined
    return reason === undefined
  }

  const one = (path: string, text: string, at: Place): Promise<void> =>
    failingAt(path, async () => {
      if (!(await isFree(path, at))) return
      await files.write(path, text)
      count++
    })

  /** Writes records of a file that has several. */
  async function several(records: readonly RecordText[], at: Place): Promise<void> {
    const [{ format } = {}] = records
    if (format === undefined) return
    if (!isJoinable(format)) {
      for (const { index, text } of records) await one(`${at.path}-${index + 1}${endingOf(format)}`, text, at)
      return
    }
    const path = at.path + (isLine(format) ? '.ndjson' : endingOf(format))
    await failingAt(path, async () => {
      const isFirst = at.file === undefined
      if (isFirst && (at.isRefused || !(await isFree(path, at)))) return
      at.file ??= await files.openOutput(path, 0)
      await at.file.write(textOf(records, isFirst))
      count += records.length
    })
  }

  async function close(): Promise<void> {
    const at = open
    open = undefined
    if (at?.first !== undefined) await one(at.path + endingOf(at.first.format), at.first.text, at)
    await at?.file?.close()
  }

  return {
    async write(records, member) {
      if (open?.member !== member) {
        await close()
        open = begin(member)
      }
      const at = open
      const [first] = records
      if (first === undefined || at.isTwice) return
      if (!at.hasSeveral && at.first === undefined && records.length === 1) {
        at.first = first
        return
      }
      at.hasSeveral = true
      const all = at.first === undefined ? records : [at.first, ...records]
      at.first = undefined
      await several(all, at)
    },
    close,
    written: () => count,
  }
}

const endingOf = ({ extensions: [usual = ''] }: TextFormat): string => usual

/** The path of a file in an archive, without its ending, as it can be one in any file system; empty for the input itself. */
function within({ name, input }: GivenMember): string {
  const path = name.slice(input.name.length)
  const stem = path.slice(0, path.length - (extensionOf(path) ?? '').length)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file name may have them
  return stem.replaceAll(/[<>:"|?*\\\u0000-\u001f]/g, '-')
}

/** Has something written; what keeps it from that ends all work. */
async function failingAt<T>(path: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw new OutputFailure(path, error)
  }
}
