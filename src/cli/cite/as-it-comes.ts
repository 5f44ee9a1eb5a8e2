import { citation } from '../../citation/citation.ts'
import type { FormatId } from '../../formats/format.ts'
import type { ExitCode } from '../command.ts'
import type { Collected } from '../inputs/collect.ts'
import { eachRecord } from '../records.ts'
import type { Terminal } from '../terminal.ts'
import { printable, safeJson } from '../text/printable.ts'

/** Cites the records of large inputs one by one in a style of the core, a line each or as entries of a JSON list. */
export async function citeAsItComes(
  collected: Collected,
  { style, from, isJson }: { style: 'house' | 'datacite'; from: FormatId | 'auto'; isJson: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const { stdout } = terminal
  let count = 0
  stdout.write(isJson ? '{\n  "version": 1,\n  "citations": [' : '')
  const exitCode = await eachRecord(
    collected,
    {
      command: 'cite',
      from,
      async take(records) {
        let text = ''
        for (const { file, index, record } of records) {
          const cited = citation(record, { style })
          const { doi } = record
          const entry = { file, index, ...(doi !== undefined && { doi }), style, citation: cited }
          text += isJson
            ? `${count++ === 0 ? '' : ','}\n    ${safeJson(entry, 2).replaceAll('\n', '\n    ')}`
            : `${printable(cited)}\n`
        }
        stdout.write(text)
        await stdout.drained?.()
      },
    },
    terminal,
  )
  stdout.write(isJson ? `${count === 0 ? '' : '\n  '}]\n}\n` : '')
  return exitCode
}
