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
  index: '16 kB',
  versions: '15 kB',
  identifiers: '7 kB',
  kernel: '6 kB',
  model: '45.5 kB',
  validation: '162 kB',
  'validation-fix': '180.5 kB',
  'validation-value': '116.5 kB',
  formats: '343.5 kB',
  csl: '18.5 kB',
  'citation-js': '334 kB',
  german: '63.5 kB',
  registry: '141 kB',
  resolve: '23 kB',
  catalog: '101.5 kB',
  'catalog-suite': '105 kB',
  stream: '440.5 kB',
  remark: '22.5 kB',
  http: '32 kB',
  node: '35 kB',
  client: '9.5 kB',
}

/** What each entry may weigh with all that it loads when that is first needed; the others load nothing later. */
const inAll = {
  csl: '167 kB',
  resolve: '82 kB',
  remark: '176 kB',
  http: '570 kB',
  node: '573 kB',
}

/** What one thing of an entry may weigh, imported alone. */
const parts = {
  citation: { entry: 'index', limit: '6.5 kB' },
  csv: { entry: 'formats', limit: '20 kB' },
  writeRis: { entry: 'formats', limit: '36.5 kB' },
  ris: { entry: 'formats', limit: '41 kB' },
  writeBibtex: { entry: 'formats', limit: '44.5 kB' },
  bibtex: { entry: 'formats', limit: '57 kB' },
  writeDataciteXml: { entry: 'formats', limit: '36.5 kB' },
  checkValue: { entry: 'validation-value', limit: '55.5 kB' },
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

const page = { name: 'browser/citable', path: 'dist/browser/citable.js', gzip: true, limit: '16.5 kB' }

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
  limit: '122 kB',
  gzip: true,
  modifyEsbuildConfig: config => ({ ...config, plugins: [...(config.plugins ?? []), styles] }),
  ignore: ['@citation-js/plugin-csl/lib/styles.js', '@citation-js/plugin-csl/lib/locales.js'],
}

export default [...entries, ...whole, ...single, citing, page]
