import type { Format } from '../../formats/format.ts'
import type { Input, Problem } from '../inputs/input.ts'
import type { Terminal } from '../terminal.ts'
import type { Rewritten } from './rewrite.ts'
import type { Targets } from './targets.ts'
import { OutputFiles } from './write-output.ts'

/** What became of the texts of an input: the first file that was written, and what could not be. */
interface Delivered {
  output?: string
  problems: Problem[]
}

/** Brings the texts of an input to where they go. */
export type Deliver = (input: Input, rewritten: Rewritten) => Promise<Delivered>

/** Brings texts to standard output or to files, which are numbered where an input gives several. */
export function delivery(
  targets: Targets,
  { inputs, force }: { inputs: readonly Input[]; force: boolean },
  terminal: Terminal,
): Deliver {
  const files = new OutputFiles(inputs, force, terminal)
  return async (input, { texts, to }) => {
    const isOne = targets === 'stdout' || 'file' in targets
    if (isOne && to.holdsOne && texts.length > 1) {
      const message = `It holds ${texts.length} records, and ${to.name} holds one: name a folder with --output.`
      return { problems: [{ file: input.name, message }] }
    }
    if (targets === 'stdout' && to.holdsOne && inputs.length > 1) {
      const message = `${to.name} holds one record, and there are ${inputs.length} inputs: name a folder with --output.`
      return { problems: [{ file: input.name, message }] }
    }
    if (targets === 'stdout') {
      for (const text of texts) terminal.stdout.write(text)
      return { problems: [] }
    }
    const delivered: Delivered = { problems: [] }
    for (const [index, text] of texts.entries()) {
      const ending = `${texts.length > 1 ? `-${index + 1}` : ''}${extensionFor(input, to)}`
      const path = 'file' in targets ? targets.file : targets.pathOf(input, ending)
      const problem = await files.write(path, text)
      if (problem === undefined) delivered.output ??= path
      else delivered.problems.push(problem)
    }
    return delivered
  }
}

/** The ending of a result's name; records on lines stay on lines. */
function extensionFor({ name }: Input, { extensions: [usual = ''] }: Format): string {
  const [lines] = /\.(?:ndjson|jsonl)$/i.exec(name.replace(/\.gz$/i, '')) ?? []
  return usual === '.json' && lines !== undefined ? lines : usual
}
