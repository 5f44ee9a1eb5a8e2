// Joins files of `dist` that are loaded together. Each file that an import names costs Node about half a millisecond, and a check would
// load 130 of them: tsup makes a file of whatever some commands share and others do not. Here, what the same of a few starting points need
// becomes one file, and so does what nearly the same need, where a file less saves more than what some load besides. No starting point loads
// another file than before. Bundlers leave out what they do not need of a file either way.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { rollup } from 'rollup'

/** The beginning of every command, and the commands that are run most; their files have a hash in their names. */
const commands = [/^(?:cli|run-here-.{8})\.js$/, /^check(?:ed-piece)?-.{8}\.js$/, /^cite-.{8}\.js$/]

/** So many characters are read and compiled while another file is found and opened. */
const perFile = 8000

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
  // What a citation loads beyond its entry and its style.
  reachable([
    ...files.filter(file => /^engine-/.test(file) && codes.get(file).includes('processorEngine')),
    ...files.filter(file => /^(?:apa|en-us)-/.test(file)).flatMap(file => imports.get(file)),
  ]),
  reachable(files.filter(file => /^record-items-/.test(file))),
]

const starts = [...ofEntries, ...ofCommands]
const byStarts = new Map()
for (const file of new Set(ofCommands.flatMap(reached => [...reached]))) {
  if (isEntry(file) || apart.has(file)) continue
  const reaching = starts.filter(reached => reached.has(file))
  const key = starts.map(reached => Number(reached.has(file))).join('')
  const group = byStarts.get(key) ?? groupOf([], reaching)
  byStarts.set(key, groupOf([...group.files, file], reaching))
}
const groups = [...byStarts.values()]
for (let pair = best(groups); pair !== undefined; pair = best(groups)) {
  const [one, other] = pair
  groups.splice(groups.indexOf(one), 1)
  groups.splice(groups.indexOf(other), 1, groupOf([...one.files, ...other.files], [...one.reaching, ...other.reaching]))
}
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

/** Files that become one, the sets of files in which they are, what they import, and their size. */
function groupOf(files, reaching) {
  const imported = new Set(files.flatMap(file => [...reachable([file])]))
  for (const file of files) imported.delete(file)
  const size = files.reduce((sum, file) => sum + codes.get(file).length, 0)
  return { files, reaching: new Set(reaching), imported, size }
}

/** The two groups that are best joined, if any are. */
function best(groups) {
  let most = 0
  let found
  for (const [place, one] of groups.entries())
    for (const other of groups.slice(0, place)) {
      const gain = gainOf(one, other)
      if (gain <= most || isBetween(one, other, groups) || isBetween(other, one, groups)) continue
      most = gain
      found = [one, other]
    }
  return found
}

/** What joining two groups saves, in characters: a file for those who load both, less what others load besides. */
function gainOf(one, other) {
  const both = [...one.reaching].filter(reached => other.reaching.has(reached)).length
  return perFile * both - addedBy(one, other) - addedBy(other, one)
}

/** What those who load one group load besides if it is joined with another; no end of it if that takes further files. */
function addedBy(one, other) {
  const without = [...one.reaching].filter(reached => !other.reaching.has(reached))
  const isAlone = without.every(reached =>
    [...other.imported].every(file => one.files.includes(file) || reached.has(file)),
  )
  return isAlone ? other.size * without.length : Number.POSITIVE_INFINITY
}

/** Whether one group imports what imports another: joined, they would import each other. */
function isBetween(from, to, groups) {
  const ofFile = new Map(groups.flatMap(group => group.files.map(file => [file, group.files])))
  const found = new Set(from.files.flatMap(file => imports.get(file)))
  for (const file of [...from.files, ...to.files]) found.delete(file)
  for (const file of found)
    for (const one of ofFile.get(file) ?? [file]) for (const name of imports.get(one)) found.add(name)
  return to.files.some(file => found.has(file))
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
