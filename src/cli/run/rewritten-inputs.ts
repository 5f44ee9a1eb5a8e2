import type { FormatId } from '../../formats/format.ts'
import { noStretch } from '../../records/extent.ts'
import type { BytePiece } from '../inputs/byte-pieces.ts'
import { filesIn } from '../inputs/collect.ts'
import { readInOrder } from '../inputs/each.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { membersOf } from '../inputs/members.ts'
import { isXmlList } from '../inputs/xml-list.ts'
import type { RewrittenFile } from '../sinks/rewriting.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Pace, paceOn } from './pace.ts'

/** The way from inputs to the pieces of their files: `wholeInputs` or `dividedInputs`. */
export interface RewrittenInputs {
  /** Yields the inputs in their order, each to be read before the next. */
  read(inputs: readonly Input[], signal: AbortSignal): AsyncGenerator<ReadInput | Problem>
  pace: Pace
}

/** An input with its files, each to be read before the next. */
interface ReadInput {
  input: Input
  files: Iterable<ReadFile> | AsyncIterable<ReadFile | Problem>
}

/** A file in pieces. */
export interface ReadFile extends RewrittenFile {
  /** All its bytes, where they are at hand. */
  bytes?: Uint8Array
  pieces(from: FormatId | 'auto'): Iterable<BytePiece> | AsyncIterable<BytePiece>
}

/** Reads inputs whole, some ahead, each as one piece; XML with many records is divided. */
export const wholeInputs = (terminal: Terminal): RewrittenInputs => ({
  async *read(inputs, signal) {
    const stamps = new Map<string, string | undefined>()
    const stamped = inputs.map(input => ({
      ...input,
      async read() {
        stamps.set(input.name, await stampOf(input, terminal))
        return input.read()
      },
    }))
    for await (const read of readInOrder(stamped, terminal)) {
      if ('problem' in read) {
        yield read.problem
        continue
      }
      const { input, bytes } = read
      const divided = isXmlList(bytes) ? await dividing() : undefined
      const whole: BytePiece = { before: new Uint8Array(), piece: { kind: 'text', bytes, gap: noStretch } }
      const pieces: ReadFile['pieces'] = from => divided?.([bytes], from, signal) ?? [whole]
      yield { input, files: [{ name: input.name, input, stamp: stamps.get(input.name), bytes, pieces }] }
    }
  },
  pace: { tick: () => undefined, end: () => undefined },
})

/** Divides inputs into records, in flat memory, and unpacks archives. */
export const dividedInputs = (terminal: Terminal): RewrittenInputs => ({
  async *read(inputs, signal) {
    for await (const input of filesIn(inputs))
      yield 'message' in input ? input : { input, files: dividedFiles(input, signal, terminal) }
  },
  pace: paceOn(terminal, 'auto', []),
})

async function* dividedFiles(
  input: Input,
  signal: AbortSignal,
  terminal: Terminal,
): AsyncGenerator<ReadFile | Problem> {
  const divided = await dividing()
  const stamp = await stampOf(input, terminal)
  for await (const member of membersOf([input], terminal))
    if ('message' in member) yield member
    else yield { name: member.name, input, stamp, pieces: from => divided(member.chunks, from, signal) }
}

/** Small files are not divided, and do not wait until this is loaded. */
const dividing = async () => (await import('../inputs/byte-pieces.ts')).bytePieces

const stampOf = async ({ path }: Input, { files }: Terminal): Promise<string | undefined> =>
  path === undefined ? undefined : files.stamp(path)
