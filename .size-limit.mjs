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
  index: '15.5 kB',
  versions: '15 kB',
  identifiers: '7 kB',
  kernel: '6 kB',
  model: '45.5 kB',
  validation: '157 kB',
  'validation-fix': '174.5 kB',
  'validation-value': '114 kB',
  formats: '332 kB',
  csl: '18.5 kB',
  'citation-js': '323 kB',
  german: '63.5 kB',
  registry: '135 kB',
  resolve: '23 kB',
  catalog: '99.5 kB',
  stream: '429.5 kB',
  remark: '22.5 kB',
  http: '31.5 kB',
  node: '34 kB',
  client: '9.5 kB',
}

/** What one thing of an entry may weigh, imported alone. */
const parts = {
  citation: { entry: 'index', limit: '6.5 kB' },
  csv: { entry: 'formats', limit: '15 kB' },
  writeRis: { entry: 'formats', limit: '34.5 kB' },
  ris: { entry: 'formats', limit: '38.5 kB' },
  writeBibtex: { entry: 'formats', limit: '41.5 kB' },
  bibtex: { entry: 'formats', limit: '54 kB' },
  writeDataciteXml: { entry: 'formats', limit: '35 kB' },
  checkValue: { entry: 'validation-value', limit: '53.5 kB' },
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
const whole = {
  name: 'csl, with the processor and documents',
  path: 'dist/csl.js',
  limit: '118.5 kB',
  gzip: true,
  modifyEsbuildConfig: config => ({ ...config, plugins: [...(config.plugins ?? []), styles] }),
  ignore: ['@citation-js/plugin-csl/lib/styles.js', '@citation-js/plugin-csl/lib/locales.js'],
}

export default [...entries, ...single, whole]
