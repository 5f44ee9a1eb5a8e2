import type { FixAnyOptions } from './fix-options.ts'
import type { FixedAny, Fixer } from './fixer.ts'

/** A file with its fixes made, as text and as the bytes that are to be written. */
export interface FixedFile extends FixedAny {
  /** The text as it was. */
  before: string
  /** Whether anything changed. */
  isChanged: boolean
  /** What keeps the file from being written as it is encoded; absent if nothing does. */
  obstacle?: string
}

/** Fixes the bytes of a file. A byte order mark stays; another encoding than UTF-8 cannot be written back. */
export function fixFile(bytes: Uint8Array, options: FixAnyOptions, { fix }: Fixer): FixedFile {
  const fixed = fix(bytes, options)
  const decoded = utf8(bytes)
  if (decoded === undefined) {
    const isChanged = fixed.fixed.length > 0
    const obstacle = 'It can be fixed, but it is not UTF-8; save it as UTF-8 first.'
    return { ...fixed, before: fixed.text, isChanged, ...(isChanged && { obstacle }) }
  }
  const mark = decoded.startsWith('\ufeff') ? '\ufeff' : ''
  const text = fixed.fixed.length === 0 ? decoded : mark + fixed.text
  return { ...fixed, text, before: decoded, isChanged: text !== decoded }
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
