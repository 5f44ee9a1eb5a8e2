import { isUtf8 } from 'node:buffer'
import { decodeText } from '../../../text/decode-text.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import type { FixedFile } from './fix-sink.ts'

/** Writes a fixed file to standard output. */
export function toOutput({ stdout }: Terminal): FixedFile {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let obstacle: string | undefined
  async function write(text: string): Promise<void> {
    stdout.write(text)
    await stdout.drained?.()
  }
  return {
    keep: bytes => write(decoder.decode(bytes)),
    async take({ kind }, { bytes, obstacle: reason }) {
      obstacle ??= reason
      if (obstacle === undefined)
        await write(kind === 'text' && !isUtf8(bytes) ? recoded(bytes) : decoder.decode(bytes))
    },
    end: async () => obstacle,
  }
}

function recoded(bytes: Uint8Array): string {
  const decoded = decodeText(bytes)
  return decoded.ok ? decoded.text : new TextDecoder().decode(bytes)
}
