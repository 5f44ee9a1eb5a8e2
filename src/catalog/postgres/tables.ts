import type { Kind } from '../catalog.ts'

/** The name of a kind's table; the table of its terms has `_term` appended. */
export const tableOf = (kind: Kind): string => `citable_${kind}`
