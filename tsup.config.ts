import { defineConfig, type Options } from 'tsup'

/** Loaded when they are first needed, and not there where somebody left them out. */
const external = [/^@citation-js\//, 'citeproc', 'better-sqlite3', 'pg']

/** The public entries. */
export const library = {
  entry: {
    index: 'src/index.ts',
    versions: 'src/versions/index.ts',
    identifiers: 'src/identifiers/index.ts',
    kernel: 'src/kernel/entry.ts',
    model: 'src/model/index.ts',
    validation: 'src/validation/index.ts',
    'validation-value': 'src/validation/value.ts',
    formats: 'src/formats/index.ts',
    registry: 'src/registry/client/index.ts',
    resolve: 'src/resolve/index.ts',
    csl: 'src/citation/csl/index.ts',
    'citation-js': 'src/citation-js/index.ts',
    catalog: 'src/catalog/index.ts',
    http: 'src/http/index.ts',
    client: 'src/client/index.ts',
    node: 'src/http/node.ts',
  },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  external: [...external, /^node:/],
  removeNodeProtocol: false,
  target: 'es2022',
  dts: { compilerOptions: { types: ['node'] } },
  splitting: true,
  treeshake: true,
} satisfies Options

const command: Options = {
  entry: { cli: 'src/cli/main.ts' },
  format: ['esm'],
  platform: 'node',
  external,
  target: 'node20',
  dts: false,
  splitting: true,
  treeshake: true,
}

/**
 * One file per public entry; the command is ESM only, because nothing imports it. Both are built at once, so neither may clean `dist`.
 * Where the command line names the command as the only entry, nothing else is built.
 */
export default defineConfig(({ entry }) => (entry === undefined ? [library, command] : [command]))
