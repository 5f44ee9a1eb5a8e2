// Joins files of `dist` that are loaded together. Each file that an import names costs Node about half a millisecond, and a check would
// load 130 of them: tsup makes a file of whatever some commands share and others do not. Bundlers leave out what they do not need of a file
// either way.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { rollup } from 'rollup'
import { minify } from 'terser'
import { joinedFiles } from './joined-files.mjs'

/** The beginning of every command, and the commands that are run most; their files have a hash in their names. A check of JSON loads less. */
const commands = [
  /^(?:cli|run-here-.{8})\.js$/,
  /^check(?:ed-piece)?-.{8}\.js$/,
  /^check(?:ed-piece|-every)?-.{8}\.js$/,
  /^cite-.{8}\.js$/,
]

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
const named = pattern => files.filter(file => pattern.test(file))
/** What a citation loads beyond its entry and its style, and what that of a record loads besides. */
const citing = [
  ...named(/^engine-/).filter(file => codes.get(file).includes('processorEngine')),
  ...named(/^en-us-/),
  ...named(/^apa-/).flatMap(file => imports.get(file)),
]
const ofRecord = named(/^record-items-/)
/** What is loaded together: by an entry, by a command, by the first citation of an item or of a record. */
const ofEntries = files.filter(file => isEntry(file) && file !== 'cli.js').map(file => [file])
const ofCommands = commands.map(named)
const ofCitations = ['csl.js', 'remark.js'].flatMap(entry => [
  [entry, ...citing],
  [entry, ...citing, ...ofRecord],
])
/** What a check loads of the formats of reference managers, which the library has with all others. */
const ofReferences = named(/^(?:other-readers|judged-readers|reference-formats)-.{8}\.js$/)
const used = reachable([...ofCommands, ...ofCitations, ofReferences, ['formats.js']].flat())
// Of a file that is loaded on demand, bundlers keep all that it exports: what others need of it would be in every bundle.
const kept = new Set(ofRecord)
/** All that somebody who imports the library may load. */
const ofLibrary = reachable(ofEntries.flat(), file => [...imports.get(file), ...onDemand(codes.get(file))])
const sized = [...codes].map(([file, { length }]) => [
  file,
  { size: apart.has(file) ? Number.POSITIVE_INFINITY : length, imports: imports.get(file), kind: kindOf(file) },
])
const joined = joinedFiles(
  new Map(sized),
  // Where a page prints one citation, or a command one finding, its start is all that is waited for.
  [
    ...[...ofEntries, ofReferences].map(start => ({ files: new Set(start), weight: 1 })),
    ...[...ofCommands, ...ofCitations].map(start => ({ files: new Set(start), weight: 4 })),
  ],
  file => used.has(file) && !isEntry(file) && !apart.has(file) && !kept.has(file),
)
// Every file has a name here: Rollup puts one without into the file of whatever imports it.
const names = new Map(files.map(file => [file, file.slice(0, -'.js'.length)]))
for (const group of joined) for (const file of group) if (names.has(file)) names.set(file, names.get(group[0]))

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
const command = commandLedTo()
if (command !== undefined) throw new Error(`The library must not lead to the command, but does to ${command}.`)
for (const file of files) rmSync(`dist/${file}`)
const waitedFor = filesWaitedFor()
for (const { fileName, code } of output)
  writeFileSync(`dist/${fileName}`, waitedFor.has(fileName) ? await shortened(code) : code)

/** The written files that are loaded before a first citation or a first finding is printed. */
function filesWaitedFor() {
  const first = new Set([...ofCitations, ...ofCommands].flat())
  const isFirst = ({ moduleIds }) => moduleIds.some(id => first.has(id.slice(id.lastIndexOf('/') + 1)))
  return loadedBy(output.filter(isFirst).map(({ fileName }) => fileName))
}

/**
 * Code with short names in ASCII, which engines read in less time. Functions keep theirs, for traces; what is meant for bundlers stays, and
 * whence code comes.
 */
async function shortened(code) {
  const mangle = { keep_fnames: true, keep_classnames: true }
  const format = {
    comments: /^ (?:src\/|@vite-ignore|webpackIgnore)/,
    preserve_annotations: true,
    semicolons: false,
    ascii_only: true,
  }
  const result = await minify(code, { module: true, compress: false, mangle, format })
  return `${result.code}\n`
}

/** A module of Node that a written file loads, by itself or by what it imports. */
function builtinOf(entry) {
  return [...loadedBy([entry])].find(name => isBuiltin(name))
}

/** A file of commands that the library loads or may load. */
function commandLedTo() {
  const led = loadedBy(ofEntries.flat(), ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  return output
    .filter(({ fileName }) => led.has(fileName))
    .flatMap(({ moduleIds }) => moduleIds.map(id => id.slice(id.lastIndexOf('/') + 1)))
    .find(file => kindOf(file) === 'of commands')
}

/** Written files, with all that they import, or all that they lead to in another way. */
function loadedBy(fileNames, next = ({ imports }) => imports) {
  const chunks = new Map(output.map(chunk => [chunk.fileName, next(chunk)]))
  return reachable(fileNames, name => chunks.get(name) ?? [])
}

/** The files that a file imports when it is loaded. */
function importsOf(code) {
  return [...code.matchAll(/(?:^|[;}\n])(?:import|export)\s*[{*][^;"]*?from\s*"\.\/([^"]+)"/g)].map(([, name]) => name)
}

/** Whether a file is one that the library does not lead to, or runs only in Node, as some of the library does. */
function kindOf(file) {
  if (!ofLibrary.has(file)) return 'of commands'
  return [...reachable([file])].some(name => /\bfrom ?"node:/.test(codes.get(name))) ? 'of Node' : 'of the library'
}

/** The files that a file loads while it runs. */
function onDemand(code) {
  return [...code.matchAll(/\bimport\(\s*"\.\/([^"]+)"/g)].map(([, name]) => name)
}

/** Files, with all that they import, or all that they lead to in another way. */
function reachable(starts, next = file => imports.get(file)) {
  const found = new Set(starts)
  for (const file of found) for (const name of next(file)) found.add(name)
  return found
}
