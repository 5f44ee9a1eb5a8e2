import { resolve } from 'node:path'
import { reasonFor } from '../files.ts'
import { packingOf } from '../inputs/archives/packing.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { headOf } from '../inputs/read.ts'
import { inputText } from '../inputs/texts.ts'
import type { RewrittenRecord, TextFormat } from '../pieces/rewritten.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Delivered, type RecordSink, textsOf } from './record-sink.ts'
import { inputsAmong, type Targets } from './targets.ts'

/**
 * Creates a sink that writes the results of each input to standard output or to files, which are numbered if an input
 * has several texts. Never overwrites an input, another result or, without `force`, any file.
 */
export function filePerInput(
  targets: Targets,
  { inputs, force }: { inputs: readonly Input[]; force: boolean },
  terminal: Terminal,
): RecordSink {
  const { files, stdout, cwd } = terminal
  const isInput = inputsAmong(inputs, terminal)
  const taken = new Set<string>()

  async function write(path: string, text: string): Promise<Problem | undefined> {
    const place = resolve(cwd, path)
    if (taken.has(place)) return { file: path, message: 'Not written, because another result has the same name.' }
    taken.add(place)
    try {
      if (await isInput(place)) return { file: path, message: 'Not written, because it is an input.' }
      if (!force && (await files.kind(path)) !== undefined)
        return { file: path, message: 'Not written, because it already exists; --force overwrites it.' }
      await files.write(path, text)
      return undefined
    } catch (error) {
      return { file: path, message: inputText('unwritten', { reason: reasonFor(error) }) }
    }
  }

  function refusal(records: readonly RewrittenRecord[]): string | undefined {
    const format = records[0]?.format
    if (!format?.holdsOne) return undefined
    if (typeof targets === 'object' && 'pathOf' in targets) return undefined
    if (records.length > 1)
      return `It has ${records.length} records, but a ${format.name} file holds one: name a folder with --output.`
    return targets === 'stdout' && inputs.length > 1
      ? `${format.name} holds one record, but there are ${inputs.length} inputs: name a folder with --output.`
      : undefined
  }

  return {
    async take(piece, { input }) {
      const message = refusal(piece.records)
      if (message !== undefined) return { problems: [{ file: input.name, message }] }
      const texts = textsOf(piece)
      const problems: Problem[] = []
      let output: string | undefined
      for (const [index, { text, format }] of texts.entries()) {
        if (targets === 'stdout') {
          stdout.write(text)
          continue
        }
        const ending = `${texts.length > 1 ? `-${index + 1}` : ''}${extensionFor(input, format)}`
        const path = 'file' in targets ? targets.file : targets.pathOf(input, ending)
        const problem = await write(path, text)
        if (problem === undefined) output ??= path
        else problems.push(problem)
      }
      return { problems, ...(output !== undefined && { output }) }
    },
  }
}

/** Returns the extension of a result. JSON results of line-based inputs keep the extension of the input. */
function extensionFor({ name }: Input, { extensions: [usual = ''] }: TextFormat): string {
  const [lines] = /\.(?:ndjson|jsonl)$/i.exec(name.replace(/\.gz$/i, '')) ?? []
  return usual === '.json' && lines !== undefined ? lines : usual
}

/** Creates a sink that replaces inputs with their results. Unchanged inputs are not written. */
export function inPlace({ files }: Terminal): RecordSink {
  return {
    async take(piece, { input }) {
      const { records } = piece
      if (records.some(({ from, format }) => from !== format.id))
        return refused(
          input.name,
          'Not written, because results are in another format than the input; name another file with --output.',
        )
      const [first] = textsOf(piece)
      const isChanged = records.some(({ notes }) =>
        notes.some(({ kind }) => kind !== 'suggested' && kind !== 'missing'),
      )
      if (first === undefined || !isChanged) return { problems: [] }
      const { path, open } = input
      if (path === undefined)
        return refused(input.name, 'Not written, because it is not a file; use --output instead of --in-place.')
      const isPacked = open !== undefined && packingOf(await headOf(open())) !== undefined
      if (isPacked || /\.ya?ml$/i.test(path))
        return refused(
          path,
          'Not written, because results are neither YAML nor compressed; name another file with --output.',
        )
      try {
        await files.replace(path, first.text)
        return { output: path, problems: [] }
      } catch (error) {
        return refused(path, inputText('unwritten', { reason: reasonFor(error) }))
      }
    },
  }
}

const refused = (file: string, message: Problem['message']): Delivered => ({ problems: [{ file, message }] })
