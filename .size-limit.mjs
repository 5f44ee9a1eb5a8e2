/** Leaves out what an entry loads when it is first needed: it is no part of what a page waits for. */
const later = {
  name: 'later',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

/** What each entry may weigh, minified and after gzip. */
const limits = {
  index: '12.7 kB',
  versions: '14 kB',
  identifiers: '8 kB',
  kernel: '8 kB',
  model: '45 kB',
  validation: '103 kB',
  'validation-value': '64 kB',
  formats: '175 kB',
  csl: '54 kB',
  registry: '40 kB',
  'citation-js': '175 kB',
  resolve: '20 kB',
  catalog: '111.5 kB',
  http: '30 kB',
  node: '30 kB',
  client: '8 kB',
}

const entries = Object.entries(limits).map(([entry, limit]) => ({
  name: entry,
  path: `dist/${entry}.js`,
  limit,
  gzip: true,
  ignore: ['http', 'node:*'],
  modifyEsbuildConfig: config => ({ ...config, plugins: [...(config.plugins ?? []), later] }),
}))

/** All that citing in a CSL style takes, but for the style, the locale and the packages that are optional. */
const whole = {
  name: 'csl, with the processor',
  path: 'dist/csl.js',
  limit: '70 kB',
  gzip: true,
  ignore: ['citeproc', '@citation-js/plugin-csl/lib/styles.js', '@citation-js/plugin-csl/lib/locales.js'],
}

export default [...entries, whole]
