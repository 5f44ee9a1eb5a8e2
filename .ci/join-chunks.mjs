// Joins files of `dist` that are loaded together, because each imported file costs Node about half a millisecond.
// Otherwise, a check loads 136 files in 506 instead of 363 ms of processor time, and a citation takes 395, not 266 ms.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, isAbsolute, join } from 'node:path'
import { rollup } from 'rollup'
import { minify } from 'terser'
import { joinedFiles } from './joined-files.mjs'

const item = { id: 'rain', type: 'dataset', title: 'Rain', author: [{ family: 'Doe', given: 'Ann' }] }
const record = { creators: [{ name: 'Doe, Ann' }], titles: [{ title: 'Rain' }], publicationYear: 2020 }
const citing = cited =>
  `import { bibliography } from './dist/csl.js'; await bibliography(${JSON.stringify(cited)}, { style: 'apa' })`

const notInCitation = [
  'citation/csl/markdown/parse-citation',
  'formats/bibtex/reading/',
  'identifiers/schemes/swhid',
  'text/xml/',
  'validation/rules/',
]
const notInItem = ['datacite/dialects/rest', 'formats/csl-json/write-item', 'kernel/properties', ...notInCitation]
const notInJson = ['datacite/xml/', 'text/edit/', 'text/xml/', 'text/yaml/', 'validation/fix', '?docs']

/**
 * The Node runs that a user waits for: commands that read one file, and scripts that render one citation.
 *
 * `args` are the arguments for Node; `parts` are beginnings or ends of paths in `src`, and no join may add a matching
 * source to the run.
 */
const runs = [
  { args: 'dist/cli.js check fixtures/datacite-rest/dendro-align.json'.split(' '), parts: notInJson },
  { args: 'dist/cli.js check fixtures/datacite-xml/dendro-align.xml'.split(' ') },
  { args: 'dist/cli.js check fixtures/bibtex/dendro-align.bib'.split(' ') },
  { args: 'dist/cli.js cite fixtures/datacite-rest/dendro-align.json'.split(' ') },
  { args: 'dist/cli.js cite fixtures/bibtex/dendro-align.bib --style apa --builtin'.split(' ') },
  { args: 'dist/cli.js convert fixtures/datacite-xml/dendro-align.xml --to bibtex'.split(' ') },
  { args: ['--input-type=module', '--eval', citing(item)], parts: notInItem },
  { args: ['--input-type=module', '--eval', citing(record)], parts: notInCitation },
]

const isEntry = file => !/-[A-Z\d]{8}\.js$/.test(file)
const chunks = readdirSync('dist').filter(file => file.endsWith('.js'))
const files = new Map()
const formatFiles = new Set()
const bundle = await rollup({
  input: chunks.filter(isEntry).map(file => `dist/${file}`),
  external: name => !/^[./]/.test(name),
  treeshake: { moduleSideEffects: false },
  preserveEntrySignatures: 'strict',
  onwarn({ message }) {
    throw new Error(message)
  },
  plugins: [{ name: 'files', buildEnd: addFiles }],
})
const entries = [...files.keys()].filter(file => isEntry(file) && file !== 'cli.js')
const starts = [
  ...[...entries, ...formatFiles].map(name => ({ files: new Set([name]), weight: formatFiles.has(name) ? 1 : 4 })),
  ...runs.map(({ args, parts = [] }) => ({ files: loadedBy(args), weight: 100, without: filesWith(parts) })),
]
const used = reachable([...starts.slice(-runs.length).flatMap(start => [...start.files]), 'formats.js'])
for (const [name, file] of files) file.isForNode = [...reachable([name])].some(other => files.get(other).needsNode)
// Bundlers keep all exports of a file that is loaded on demand, and all of js-yaml, so these files stay separate.
const isApart = file => file.startsWith('record-items-') || files.get(file).code.includes('/js-yaml/')
const joined = joinedFiles(files, starts, file => used.has(file) && !isEntry(file) && !isApart(file))
const names = new Map(joined.flatMap(group => group.map(file => [file, basename(group[0], '.js')])))
const { output } = await bundle.generate({
  format: 'es',
  hoistTransitiveImports: false,
  minifyInternalExports: false,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  // Every file is named here: Rollup puts a file without a name into the file that imports it.
  manualChunks: id => names.get(basename(id)),
})
for (const file of chunks) rmSync(`dist/${file}`)
const waitedFor = new Set(starts.slice(-runs.length).flatMap(start => [...reachable(start.files)]))
for (const { fileName, code, moduleIds } of output)
  writeFileSync(`dist/${fileName}`, moduleIds.some(id => waitedFor.has(basename(id))) ? await shortened(code) : code)

function addFiles() {
  // Rollup lists modules in the order in which they were read; a build has to produce the same files every time.
  for (const id of [...this.getModuleIds()].filter(id => isAbsolute(id)).sort()) {
    const { code, importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)
    if (code.includes('// src/cli/inputs/readers/load-formats.ts'))
      for (const other of dynamicallyImportedIds) formatFiles.add(basename(other))
    const imports = importedIds.filter(id => isAbsolute(id)).map(id => basename(id))
    files.set(basename(id), { size: code.length, code, imports, needsNode: importedIds.some(name => isBuiltin(name)) })
  }
}

/** Runs Node and returns the files of `dist` that it loads. Throws if the run fails. */
function loadedBy(args) {
  const folder = mkdtempSync(join(tmpdir(), 'citable-'))
  const { status, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, NODE_V8_COVERAGE: folder } })
  if (status !== 0) throw new Error(String(stderr))
  const reports = readdirSync(folder).map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  rmSync(folder, { recursive: true })
  const loaded = reports.flatMap(({ result }) => result.map(({ url }) => basename(url)))
  return new Set(loaded.filter(name => files.has(name)))
}

function filesWith(parts) {
  const sources = code => [...code.matchAll(/^\/\/ src\/(.*)/gm)].map(([, source]) => source)
  const isOfPart = source => parts.some(part => source.startsWith(part) || source.endsWith(part))
  return new Set([...files.keys()].filter(name => sources(files.get(name).code).some(isOfPart)))
}

/**
 * Shortens variable names and escapes non-ASCII characters, so that engines parse the code faster.
 *
 * Keeps the names of functions and classes for stack traces, and the comments that contain a source's name or an
 * annotation for bundlers.
 */
async function shortened(code) {
  const mangle = { keep_fnames: true, keep_classnames: true }
  const comments = /^ (?:src\/|@vite-ignore|webpackIgnore)/
  const format = { comments, preserve_annotations: true, semicolons: false, ascii_only: true }
  return `${(await minify(code, { module: true, compress: false, mangle, format })).code}\n`
}

function reachable(first) {
  const found = new Set(first)
  for (const name of found) for (const other of files.get(name).imports) found.add(other)
  return found
}
