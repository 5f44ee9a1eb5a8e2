import type { Hash } from 'node:crypto'

/** A new SHA-256 hash. What computes it is loaded when it is first needed: most runs need none. */
export const sha256 = (): Hash => process.getBuiltinModule('node:crypto').createHash('sha256')
