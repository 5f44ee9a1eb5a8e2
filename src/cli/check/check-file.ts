import { decode } from '../../formats/decode.ts'
import { check } from '../../validation/check.ts'
import type { CheckOptions } from '../../validation/report.ts'
import { excerptOf } from '../report/excerpt.ts'
import type { FileReport } from '../report/report.ts'

/** Checks the bytes of a file; its text is kept only as long as its report, for the lines around the findings. */
export function checkFile(file: string, bytes: Uint8Array, options: CheckOptions): FileReport {
  let text: string | undefined
  return {
    file,
    ...check(bytes, options),
    excerpt({ position }) {
      if (position === undefined) return undefined
      text ??= textOf(bytes)
      return excerptOf(text, position)
    },
  }
}

// Positions count in the text as the check decoded it.
function textOf(bytes: Uint8Array): string {
  const decoded = decode(bytes)
  return decoded.ok ? decoded.text : new TextDecoder().decode(bytes)
}
