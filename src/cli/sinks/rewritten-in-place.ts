import { reasonOf } from '../files.ts'
import { packingOf } from '../inputs/packing.ts'
import { headOf } from '../inputs/read.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Delivered, type RecordSink, textsOf } from './record-sink.ts'

/** The results in the place of their inputs; leaves inputs alone of which nothing changed. */
export function rewrittenInPlace({ files }: Terminal): RecordSink {
  return {
    begin: async () => undefined,
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
        await files.write(path, first.text)
        return { output: path, problems: [] }
      } catch (error) {
        return refused(path, `Cannot be written: ${reasonOf(error)}.`)
      }
    },
    end: async () => [],
  }
}

const refused = (file: string, message: string): Delivered => ({ problems: [{ file, message }] })
