import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'
import { builtIn } from './.ci/built-in.mjs'
import { pure } from './.ci/pure.mjs'
import { citationElement } from './src/http/pages/assets/citation-element.ts'

const shared = {
  platform: 'neutral',
  // Loaded when they are first needed, and not there where nobody installed them.
  external: [/^@citation-js\//, 'better-sqlite3', 'pg', /^node:/],
  removeNodeProtocol: false,
  target: 'es2022',
  splitting: true,
  esbuildPlugins: [pure],
  plugins: [
    // Bundlers keep packages in CommonJS whose calls are not marked: `csv` alone would weigh 29.5 kB instead of 21.
    {
      name: 'pure-packages',
      renderChunk: code => ({
        code: code.replace(/(?<== )(?=__commonJS\(|__toESM\()|(?<=__toESM\()/g, '/* @__PURE__ */ '),
      }),
    },
  ],
} satisfies Options

/** The public entries. */
export const library = {
  ...shared,
  entry: {
    index: 'src/index.ts',
    versions: 'src/versions/index.ts',
    identifiers: 'src/identifiers/index.ts',
    kernel: 'src/kernel/entry.ts',
    model: 'src/model/index.ts',
    validation: 'src/validation/index.ts',
    'validation-value': 'src/validation/value.ts',
    'validation-fix': 'src/validation/fix.ts',
    german: 'src/messages/german.ts',
    formats: 'src/formats/index.ts',
    stream: 'src/stream.ts',
    registry: 'src/registry/client/index.ts',
    resolve: 'src/resolve/index.ts',
    csl: 'src/citation/csl/index.ts',
    'citation-js': 'src/citation-js/index.ts',
    remark: 'src/remark/index.ts',
    catalog: 'src/catalog/index.ts',
    'catalog-suite': 'src/catalog/suite/index.ts',
    http: 'src/http/index.ts',
    client: 'src/client/index.ts',
    node: 'src/http/node.ts',
  },
} satisfies Options

/** Copies the licences of built-in packages, and writes the element that the service has as an asset for pages without a bundler. */
const assets = {
  name: 'assets',
  buildStart() {
    mkdirSync('dist/browser', { recursive: true })
    writeFileSync('dist/browser/citable-citation.js', citationElement)
    for (const name of builtIn) {
      const licence = readdirSync(`node_modules/${name}`).find(file => /^licen[cs]e/i.test(file))
      // saxes has the text of its licence in its repository alone.
      const text = licence === undefined ? `.ci/${name}.LICENSE.txt` : `node_modules/${name}/${licence}`
      copyFileSync(text, `dist/${name}.LICENSE.txt`)
    }
  },
}

/** Packages that do not say that loading them has no effect: bundlers leave out such a file, but not a part of one. */
const apart = {
  html: 'src/formats/html/tokenizer.ts',
  'js-yaml': 'src/text/yaml/js-yaml.ts',
  n3: 'src/formats/rdf/n3.ts',
  saxes: 'src/text/xml/saxes.ts',
  toml: 'src/formats/pyproject/toml.ts',
}

const declarationOf = (file: string) => file.replace('src/', 'dist/declarations/').replace(/\.ts$/, '.d.ts')

/** The declarations of the entries, made of those of all modules: tsup alone takes minutes to make them of the sources. */
const types = {
  ...library,
  entry: Object.fromEntries(Object.entries(library.entry).map(([name, file]) => [name, declarationOf(file)])),
  format: ['esm', 'cjs'],
  dts: { only: true, compilerOptions: { types: ['node'] } },
} satisfies Options

/**
 * The command shares files with the library, and is ESM only, because nothing imports it. All are built at once, so none may clean
 * `dist`. Where the command line names the command as the only entry, or asks for types, nothing else is built.
 */
export default defineConfig(({ entry, dts }) => {
  if (entry !== undefined) return { ...shared, format: 'esm' }
  if (dts !== undefined) return types
  const modules = { ...library.entry, ...apart, cli: 'src/cli/main.ts' }
  return [
    { ...library, entry: modules, format: 'esm', plugins: [...shared.plugins, assets] },
    // The library for those who `require` it, of which nobody reads the code. No file has an effect when it is loaded.
    { ...library, format: 'cjs', minify: true, treeshake: { moduleSideEffects: false } },
    // The everyday functions in one file, for pages without a bundler.
    { ...shared, entry: { 'browser/citable': 'src/index.ts' }, format: 'esm', minify: true },
  ]
})
