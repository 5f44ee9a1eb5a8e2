import type { GrowingFile } from '../files.ts'
import { hash, keyOf } from '../fingerprints/fingerprint.ts'
import { RepeatCounter } from '../fingerprints/repeat-counter.ts'
import { extensionOf } from '../inputs/extensions.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { isJoinable, isLine, type RewrittenRecord, type TextFormat } from '../pieces/rewritten.ts'
import { OutputFailure } from '../run/each-member.ts'
import type { GivenMember } from '../run/ordered-work.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { joinedText } from './one-text.ts'
import type { RecordSink } from './record-sink.ts'
import { inputsAmong } from './targets.ts'

/** The output of an input file. */
interface Place {
  member: GivenMember
  path: string
  /** The first record, kept until a second record follows or the input ends. */
  first?: RewrittenRecord | undefined
  hasSeveral: boolean
  file?: GrowingFile
  /** True if an earlier input file has the same output path. */
  isTwice: boolean
  /** True once the reason why a file is not written has been reported. */
  isRefused: boolean
}

/**
 * Creates a sink that writes a file for each input file or, in a format for single records, for each record. Several
 * files for one input are numbered.
 */
export function recordsFolder(
  pathOf: (input: Input, ending: string) => string,
  { inputs, force }: { inputs: readonly Input[]; force: boolean },
  terminal: Terminal,
): RecordSink {
  const { files } = terminal
  const isInput = inputsAmong(inputs, terminal)
  // The paths of a million results would take more memory than their processing.
  const taken = new RepeatCounter()
  let problems: Problem[] = []
  let open: Place | undefined
  let count = 0

  function openPlace(member: GivenMember): Place {
    const path = pathOf(member.input, within(member))
    const isTwice = taken.next(keyOf(hash(path))) > 0
    if (isTwice) problems.push({ file: member.name, message: 'Not written, because another result has the same name.' })
    return { member, path, hasSeveral: false, isTwice, isRefused: isTwice }
  }

  /** Returns true if a path may be written. Reports only the first obstacle for each input file. */
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

  const writeOne = (path: string, { text = '' }: RewrittenRecord, at: Place): Promise<void> =>
    failingAt(path, async () => {
      if (!(await isFree(path, at))) return
      await files.write(path, text)
      count++
    })

  async function writeSeveral(records: readonly RewrittenRecord[], at: Place): Promise<void> {
    const [{ format } = {}] = records
    if (format === undefined) return
    if (!isJoinable(format)) {
      for (const one of records) await writeOne(`${at.path}-${one.index + 1}${endingOf(format)}`, one, at)
      return
    }
    const path = at.path + (isLine(format) ? '.ndjson' : endingOf(format))
    await failingAt(path, async () => {
      const isFirst = at.file === undefined
      if (isFirst && (at.isRefused || !(await isFree(path, at)))) return
      at.file ??= await files.openOutput(path, 0)
      await append(at.file, records, isFirst)
    })
  }

  /** Appends records. If that fails, appends them one by one, so that as many as possible are written. */
  async function append(file: GrowingFile, records: readonly RewrittenRecord[], isFirst: boolean): Promise<void> {
    try {
      await file.write(joinedText(records, isFirst))
      count += records.length
    } catch (error) {
      if (records.length === 1) throw error
      for (const [at, one] of records.entries()) await append(file, [one], isFirst && at === 0)
    }
  }

  async function close(): Promise<void> {
    const at = open
    open = undefined
    if (at?.first !== undefined) await writeOne(at.path + endingOf(at.first.format), at.first, at)
    await at?.file?.close()
  }

  async function write(records: readonly RewrittenRecord[], member: GivenMember): Promise<void> {
    if (open?.member !== member) {
      await close()
      open = openPlace(member)
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
    await writeSeveral(all, at)
  }

  return {
    async take({ records }, member) {
      problems = []
      await write(records, member)
      return { problems }
    },
    async end() {
      problems = []
      await close()
      return problems
    },
    written: () => count,
  }
}

const endingOf = ({ extensions: [usual = ''] }: TextFormat): string => usual

/**
 * Returns the path of a file inside an archive, without the file extension and with a hyphen in place of each character
 * that some file systems forbid. Returns an empty text for the input itself.
 */
function within({ name, input }: GivenMember): string {
  const path = name.slice(input.name.length)
  const stem = path.slice(0, path.length - (extensionOf(path) ?? '').length)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file name may have them
  return stem.replaceAll(/[<>:"|?*\\\u0000-\u001f]/g, '-')
}

async function failingAt<T>(path: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw new OutputFailure(path, error)
  }
}
