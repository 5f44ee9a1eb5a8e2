import type { Hash } from 'node:crypto'

/** Creates a SHA-256 hash. Loads the module on first use, because most runs need no hash. */
export const sha256 = (): Hash => process.getBuiltinModule('node:crypto').createHash('sha256')
