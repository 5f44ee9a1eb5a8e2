/** The files of long tests and of tests that few machines can run. */
export const slow = 'test/**/*.slow.test.ts'

/** The property test files, which use few values in the fast suite and many in the slow one. */
export const properties = 'test/**/{*.property,agreement,fuzz,properties,round-trip,xsd}.test.ts'

/**
 * The test files that run on every store. They use PostgreSQL only in the slow suite, because starting a server takes
 * seconds.
 */
export const everyStore = 'test/http/**/{filter-table,isimip-client,lists}.test.ts'

/** Test files that the slow suite runs completely. In the fast suite, they omit long tests or use fewer values. */
export const longer = [
  'citation/csl/built-in/built-in',
  'citation/csl/processor/hostile',
  'citation/csl/render/latex',
  'citation/csl/styles',
  'cli/commands/fix',
  'cli/inputs/bunzip2',
  'cli/run/check',
  'cli/run/rewriting',
  'cli/sinks/growing-text',
  'cli/stats/stats',
  'datacite/xml/faults',
  'examples',
  'formats/ris/ris',
  'http/files/zip',
  'http/node',
  'http/openapi',
  'http/reply/kept-replies',
  'validation/run/room',
  'validation/rules',
].map(path => `test/${path}.test.ts`)
