import type { Deliver } from '../convert/delivery.ts'
import { reasonOf } from '../files.ts'
import type { Problem } from '../inputs/input.ts'
import type { Terminal } from '../terminal.ts'

/** Puts results in the place of their inputs; inputs of which nothing changed are left alone. */
export const inPlace =
  (terminal: Terminal): Deliver =>
  async (input, { texts: [text], records }) => {
    const isChanged = records.some(({ notes }) => notes.some(({ kind }) => kind !== 'suggested' && kind !== 'missing'))
    if (text === undefined || !isChanged) return { problems: [] }
    const { path } = input
    if (path === undefined) return refused(input.name, 'It is no file, so there is no place to write it.')
    if (/\.(?:ya?ml|gz)$/i.test(path))
      return refused(
        path,
        'It is not written: results are neither YAML nor compressed. Name another file with --output.',
      )
    try {
      await terminal.files.write(path, text)
      return { output: path, problems: [] }
    } catch (error) {
      return refused(path, `It cannot be written: ${reasonOf(error)}.`)
    }
  }

const refused = (file: string, message: string): { problems: Problem[] } => ({ problems: [{ file, message }] })
