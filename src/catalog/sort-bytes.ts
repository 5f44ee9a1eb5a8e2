import { bytesOf } from './conditions.ts'
import type { SortKey } from './sort-key.ts'

/** A sort key as bytes whose order is that of the keys: none of its parts holds a NUL. */
export const sortBytes = (key: SortKey): Uint8Array => bytesOf(key.join('\0'))
