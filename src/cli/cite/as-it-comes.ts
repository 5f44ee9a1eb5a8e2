import { citation } from '../../citation/citation.ts'
import type { FormatId } from '../../formats/format.ts'
import type { ExitCode } from '../command.ts'
import type { Collected } from '../inputs/collect.ts'
import type { OptionValues } from '../options.ts'
import { eachRecord, exitCodeOfWork } from '../records.ts'
import type { textOptions } from '../run/run-options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { printable, safeJson } from '../text/printable.ts'
import { withPreferred } from './preferred.ts'

interface CitingAsItComes {
  style: 'house' | 'datacite'
  from: FormatId | 'auto'
  isJson: boolean
  options: OptionValues<typeof textOptions> & { software?: boolean | undefined }
}

/**
 * Cites the records of large inputs one by one in a core style. Writes one citation per line, or one JSON object with a
 * list of citations.
 */
export async function citeAsItComes(
  collected: Collected,
  { style, from, isJson, options }: CitingAsItComes,
  terminal: Terminal,
): Promise<ExitCode> {
  const { continuedText } = await import('../sinks/growing-text.ts')
  const output = await continuedText<number>('cite', options, collected, terminal)
  const { before } = output
  let count = before?.count ?? 0
  output.begin(isJson ? '{\n  "version": 1,\n  "citations": [' : '')
  const done = await eachRecord(
    collected,
    {
      command: 'cite',
      from,
      isResumable: options.resume !== undefined,
      before,
      passed: (going, isLast) => output.note(going, count, isLast),
      async take(records) {
        let text = ''
        const cited = options.software ? records : withPreferred(records, line => terminal.stderr.write(line))
        for (const { file, index, record } of cited) {
          const written = citation(record, { style })
          const { doi } = record
          const entry = { file, index, ...(doi !== undefined && { doi }), style, citation: written }
          text += isJson
            ? `${count++ === 0 ? '' : ','}\n    ${safeJson(entry, 2).replaceAll('\n', '\n    ')}`
            : `${printable(written)}\n`
        }
        await output.write(text)
      },
    },
    terminal,
  )
  const problems = await output.finish(isJson ? `${count === 0 ? '' : '\n  '}]\n}\n` : '', done)
  return exitCodeOfWork({ ...done, problems }, terminal)
}
