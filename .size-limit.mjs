import { readFileSync } from 'node:fs'

/** Leaves out what an entry loads when it is first needed: it is no part of what a page waits for. */
const later = {
  name: 'later',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

/** What each entry may weigh, minified and after gzip. */
const limits = {
  index: '20 kB',
  versions: '15.5 kB',
  identifiers: '7 kB',
  kernel: '6.5 kB',
  model: '46 kB',
  validation: '174 kB',
  'validation-fix': '194 kB',
  'validation-value': '122.5 kB',
  formats: '383 kB',
  csl: '24 kB',
  'citation-js': '372.5 kB',
  german: '64 kB',
  registry: '157 kB',
  resolve: '24.5 kB',
  catalog: '110.5 kB',
  'catalog-suite': '103.5 kB',
  stream: '486 kB',
  remark: '25 kB',
  http: '36.5 kB',
  node: '39 kB',
  client: '10 kB',
}

/** What each entry may weigh with all that it loads when that is first needed; the others load nothing later. */
const inAll = {
  csl: '199.5 kB',
  resolve: '98 kB',
  remark: '209.5 kB',
  http: '646.5 kB',
  node: '649.5 kB',
}

/** What one thing of an entry may weigh, imported alone. */
const parts = {
  citation: { entry: 'index', limit: '10 kB' },
  csv: { entry: 'formats', limit: '25.5 kB' },
  writeRis: { entry: 'formats', limit: '47.5 kB' },
  ris: { entry: 'formats', limit: '52 kB' },
  writeBibtex: { entry: 'formats', limit: '52.5 kB' },
  bibtex: { entry: 'formats', limit: '68 kB' },
  writeDataciteXml: { entry: 'formats', limit: '43 kB' },
  checkValue: { entry: 'validation-value', limit: '61 kB' },
}

const measured = {
  gzip: true,
  ignore: ['http', 'node:*'],
  modifyEsbuildConfig: config => ({ ...config, plugins: [...(config.plugins ?? []), later] }),
}

const entries = Object.entries(limits).map(([entry, limit]) => ({
  ...measured,
  name: entry,
  path: `dist/${entry}.js`,
  limit,
}))

const whole = Object.entries(inAll).map(([entry, limit]) => ({
  name: `${entry}, in all`,
  path: `dist/${entry}.js`,
  gzip: true,
  ignore: ['http', 'node:*', '@citation-js/*', 'better-sqlite3', 'pg'],
  limit,
}))

const page = { name: 'browser/citable', path: 'dist/browser/citable.js', gzip: true, limit: '19.5 kB' }

const single = Object.entries(parts).map(([name, { entry, limit }]) => ({
  ...measured,
  name: `${name}, alone`,
  path: `dist/${entry}.js`,
  import: `{ ${name} }`,
  limit,
}))

/** Leaves out files that hold only styles, languages or output formats, each loaded when it is asked for. */
const styles = {
  name: 'styles',
  setup({ onResolve }) {
    const asked = /^citation\/csl\/(?:built-in\/styles|built-in\/locales|render)\//
    onResolve({ filter: /^\.\/[^/]+\.js$/ }, ({ path }) => {
      const sources = [...readFileSync(`dist/${path}`, 'utf8').matchAll(/^\/\/ src\/(.*)/gm)]
      return sources.length > 0 && sources.every(([, source]) => asked.test(source))
        ? { path, external: true }
        : undefined
    })
  },
}

/** All that citing in a CSL style takes, documents and Markdown included, but for the style, locales other than en-US, the output format and the packages that are optional. */
const citing = {
  name: 'csl, with the processor and documents',
  path: 'dist/csl.js',
  limit: '144 kB',
  gzip: true,
  modifyEsbuildConfig: config => ({ ...config, plugins: [...(config.plugins ?? []), styles] }),
  ignore: ['@citation-js/plugin-csl/lib/styles.js', '@citation-js/plugin-csl/lib/locales.js'],
}

export default [...entries, ...whole, ...single, citing, page]
