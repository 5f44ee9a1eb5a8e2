import type { Collected } from '../inputs/collect.ts'
import type { OptionValues } from '../options.ts'
import type { RewrittenRecord } from '../pieces/rewritten.ts'
import { OutputFailure } from '../run/each-member.ts'
import type { textOptions } from '../run/run-options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { growingText, refuseExisting, unwritten } from './growing-text.ts'
import type { RecordSink } from './record-sink.ts'

/**
 * Creates a sink for a format whose texts hold a single record. A second record ends the run without output.
 */
export function oneRecord(
  { output, force = false }: OptionValues<typeof textOptions>,
  collected: Collected,
  terminal: Terminal,
): RecordSink {
  const text = growingText(output, 0, terminal)
  let only: RewrittenRecord | undefined
  let count = 0
  return {
    async begin() {
      if (output !== undefined) await refuseExisting(output, collected, force, terminal)
      return undefined
    },
    async take({ records }, { name }) {
      const [first] = records
      if (first === undefined) return { problems: [] }
      if (only !== undefined || records.length > 1) {
        only = undefined
        const message = `It has several records, but a ${first.format.name} file holds one: name a folder with --output.`
        throw new OutputFailure(name, undefined, message)
      }
      only = first
      return { problems: [] }
    },
    async end() {
      if (only?.text === undefined) return []
      const problems = await text.write(only.text).then(() => [], unwritten)
      if (problems.length === 0) count = 1
      await text.close()
      return problems
    },
    written: () => count,
  }
}
