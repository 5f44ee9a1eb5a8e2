import { type Colors, colorsFor } from '../../terminal/colors.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { printable } from '../../text/printable.ts'
import { unifiedDiff } from '../../text/unified-diff.ts'
import type { FixSink } from './fix-sink.ts'

/** Writes fixed files as unified diffs to standard output. */
export const unifiedDiffs = (color: boolean | undefined, terminal: Terminal): FixSink => ({
  async begin({ name }) {
    const before: Uint8Array[] = []
    const after: Uint8Array[] = []
    return {
      async keep(bytes) {
        before.push(bytes)
        after.push(bytes)
      },
      async take({ bytes }, fixed) {
        before.push(bytes)
        after.push(fixed.bytes)
      },
      async end() {
        const diff = unifiedDiff(textOfParts(before), textOfParts(after), { before: `a/${name}`, after: `b/${name}` })
        terminal.stdout.write(colored(diff, colorsFor(terminal.stdout, terminal, color)))
        return undefined
      },
    }
  },
})

const textOfParts = (parts: readonly Uint8Array[]): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(parts))

/** Colours a diff. Without colours, returns the diff unchanged, so that `git apply` accepts it. */
function colored(diff: string, colors: Colors): string {
  if (colors.red('x') === 'x') return diff
  return diff
    .split('\n')
    .map(line => {
      const text = printable(line)
      if (/^(?:---|\+\+\+) /.test(line)) return colors.bold(text)
      if (line.startsWith('@@')) return colors.dim(text)
      return line.startsWith('-') ? colors.red(text) : line.startsWith('+') ? colors.green(text) : text
    })
    .join('\n')
}
