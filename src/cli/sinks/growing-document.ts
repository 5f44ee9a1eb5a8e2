import type { Format, GrowingDocument, WriteOptions } from '../../formats/format.ts'
import type { Collected } from '../inputs/collect.ts'
import type { OptionValues } from '../options.ts'
import type { textOptions } from '../run/run-options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type ContinuedText, continuedText } from './growing-text.ts'
import type { RecordSink, RewritingCounts } from './record-sink.ts'

/** A document of all records, shared by the sink that writes it and the report on its losses. */
export interface RunDocument {
  readonly growing: GrowingDocument
  /** Continues the document from the state of an earlier run. */
  restore(state: unknown): void
}

/** Creates the document of a run. Returns undefined if the format does not write documents in parts. */
export function runDocument(format: Format | undefined, options: WriteOptions): RunDocument | undefined {
  const parts = format?.parts
  if (parts === undefined) return undefined
  let growing = parts.begin(options)
  return {
    get growing() {
      return growing
    },
    restore(state) {
      growing = parts.begin(options, state)
    },
  }
}

/** The counts of a run, with the number of written records and the state of the document. */
interface DocumentCounts extends RewritingCounts {
  written: number
  document: unknown
}

/**
 * Creates a sink that streams all records to standard output or a file as one document. Text may precede the first
 * record and follow the last.
 */
export function growingDocument(
  document: RunDocument,
  { command, options, collected }: { command: string; options: OptionValues<typeof textOptions>; collected: Collected },
  terminal: Terminal,
): RecordSink {
  let all: ContinuedText<DocumentCounts>
  let count = 0
  return {
    async begin() {
      all = await continuedText(command, options, collected, terminal)
      count = all.before?.count.written ?? 0
      if (all.before !== undefined) document.restore(all.before.count.document)
      return all.before
    },
    async take({ records }) {
      const { growing } = document
      const texts = records.map(({ text = '' }, at) => growing.entry(text, count + at))
      if (texts.length > 0) await all.write((count === 0 ? growing.head() : '') + texts.join(''))
      count += texts.length
      return { problems: [] }
    },
    note: (going, counts, isLast) =>
      all.note(going, { ...counts, written: count, document: document.growing.state() }, isLast),
    end(isDone) {
      // An interrupted document is completed, unless another run continues it.
      const isComplete = count > 0 && (isDone || options.resume === undefined)
      return all.finish(isComplete ? document.growing.foot() : undefined, { problems: [], isInterrupted: !isDone })
    },
    written: () => count,
  }
}
