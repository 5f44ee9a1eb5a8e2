// Joins files of `dist` that are loaded together. Each file that an import names costs Node about half a millisecond, and a check would
// load 130 of them: tsup makes a file of whatever some commands share and others do not. Here, what the same of a few starting points need
// becomes one file, so that none of them loads more than it did. Bundlers leave out what they do not need of a file either way.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { rollup } from 'rollup'

/** The beginning of every command, and the commands that are run most; their files have a hash in their names. */
const commands = [/^(?:cli|run-here-.{8})\.js$/, /^check(?:ed-piece)?-.{8}\.js$/, /^cite-.{8}\.js$/]

/** So many characters are read faster than another file is found and opened. */
const small = 5000

const codes = new Map(
  readdirSync('dist').flatMap(file => (file.endsWith('.js') ? [[file, readFileSync(`dist/${file}`, 'utf8')]] : [])),
)
const imports = new Map([...codes].map(([file, code]) => [file, importsOf(code)]))
// What only hands on a package stays as it is: Rollup would name the package wherever it is used, and bundlers would not leave it out.
const apart = new Set(
  [...codes.keys()].filter(file => imports.get(file).length === 0 && / from ?"(?!\.|node:)/.test(codes.get(file))),
)
const files = [...codes.keys()].filter(file => !apart.has(file))
const isEntry = file => !/-[A-Z\d]{8}\.js$/.test(file)
const ofEntries = files.filter(file => isEntry(file) && file !== 'cli.js').map(entry => reachable([entry]))
const ofCommands = [
  ...commands.map(pattern => reachable(files.filter(file => pattern.test(file)))),
  // What a citation loads beyond its entry.
  reachable(files.filter(file => /^engine-/.test(file) && codes.get(file).includes('processorEngine'))),
]

const starts = [...ofEntries, ...ofCommands]
const byStarts = new Map()
for (const file of new Set(ofCommands.flatMap(reached => [...reached]))) {
  if (isEntry(file) || apart.has(file)) continue
  const reaching = starts.filter(reached => reached.has(file))
  const key = starts.map(reached => Number(reached.has(file))).join('')
  const group = byStarts.get(key) ?? { files: [], reaching: new Set(reaching) }
  group.files.push(file)
  byStarts.set(key, group)
}
const groups = withoutSmall([...byStarts.values()])
// Every file has a name here: Rollup puts one without into the file of whatever imports it.
const names = new Map(files.map(file => [file, file.slice(0, -'.js'.length)]))
for (const { files } of groups) for (const file of files) names.set(file, names.get(files[0]))

const bundle = await rollup({
  input: Object.fromEntries(files.filter(isEntry).map(file => [names.get(file), `dist/${file}`])),
  external: name => !/^[./]/.test(name) || apart.has(name.slice(name.lastIndexOf('/') + 1)),
  treeshake: { moduleSideEffects: false },
  preserveEntrySignatures: 'strict',
  onwarn({ message }) {
    throw new Error(message)
  },
})
const { output } = await bundle.generate({
  format: 'es',
  hoistTransitiveImports: false,
  minifyInternalExports: false,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  manualChunks: file => names.get(file.slice(file.lastIndexOf('/') + 1)),
})
for (const file of files.filter(isEntry)) {
  const builtin = ['cli.js', 'node.js'].includes(file) ? undefined : builtinOf(file)
  if (builtin !== undefined) throw new Error(`${file} must run in browsers, but loads ${builtin}.`)
}
for (const file of files) rmSync(`dist/${file}`)
for (const { fileName, code } of output) writeFileSync(`dist/${fileName}`, code)

/** A module of Node that a written file loads, by itself or by what it imports. */
function builtinOf(entry) {
  const chunks = new Map(output.map(({ fileName, imports }) => [fileName, imports]))
  const loaded = new Set([entry])
  for (const name of loaded) for (const imported of chunks.get(name) ?? []) loaded.add(imported)
  return [...loaded].find(name => isBuiltin(name))
}

/** Whether one set is part of another. */
function isWithin(some, all) {
  return [...some].every(one => all.has(one))
}

/** Groups of which a small one is part of another, where that makes nobody load more than its few lines. */
function withoutSmall(groups) {
  const sizeOf = ({ files }) => files.reduce((sum, file) => sum + codes.get(file).length, 0)
  const kept = groups.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  for (const group of [...kept]) {
    if (sizeOf(group) > small) continue
    const imported = new Set([...reachable(group.files)].filter(file => !group.files.includes(file)))
    const [host] = kept
      .filter(other => other !== group && isWithin(group.reaching, other.reaching))
      .filter(({ reaching }) => [...reaching].every(reached => isWithin(imported, reached)))
      .toSorted((a, b) => a.reaching.size - b.reaching.size)
    if (host === undefined) continue
    host.files.push(...group.files)
    kept.splice(kept.indexOf(group), 1)
  }
  return kept
}

/** The files that a file imports when it is loaded. */
function importsOf(code) {
  return [...code.matchAll(/(?:^|[;}\n])(?:import|export)\s*[{*][^;"]*?from\s*"\.\/([^"]+)"/g)].map(([, name]) => name)
}

/** Files, with all that they import. */
function reachable(starts) {
  const found = new Set(starts)
  for (const file of found) for (const name of imports.get(file) ?? []) found.add(name)
  return found
}
