/** Long tests, and tests that few machines can run. */
export const slow = 'test/**/*.slow.test.ts'

/** Properties that are tried on few values in the fast suite and on many in the slow one. */
export const properties = 'test/**/{*.property,agreement,fuzz,properties,round-trip,xsd}.test.ts'
