// Writes the CommonJS form of the library next to its ES modules in `dist`, made of them file by file: the same code in the same files. It is
// minified, as is what only the command uses, so that an install stays small; the ES modules are left as they are, for bundlers and for traces.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const entries = Object.values(exports).flatMap(({ import: esm }) => (esm === undefined ? [] : [esm]))

/** A file of `dist`, as an import of another one names it. */
const specifiers = /(?<=(?:from|import|require)\s?\(?\s?["'])\.\/([\w.-]+\.js)(?=["'])/g

const library = reachable(entries.map(({ default: code }) => code))
for (const file of library) writeFileSync(commonJsName(file), withExtensions(minified(file, { format: 'cjs' })))
for (const name of readdirSync('dist'))
  if (name.endsWith('.js') && !library.has(`./dist/${name}`))
    writeFileSync(`dist/${name}`, minified(`./dist/${name}`, { format: 'esm' }))

// A quick build has no types.
for (const file of reachable(entries.map(({ types }) => types).filter(existsSync)))
  writeFileSync(commonJsName(file), withExtensions(readFileSync(file, 'utf8')))

/** The files of `dist`, with all that they import. */
function reachable(files) {
  const found = new Set(files)
  for (const file of found)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(specifiers))
      found.add(`./dist/${file.endsWith('.d.ts') ? name.replace(/\.js$/, '.d.ts') : name}`)
  return found
}

function minified(file, options) {
  const usual = { platform: 'node', target: 'es2022', charset: 'utf8', minify: true, sourcefile: file }
  return transformSync(readFileSync(file, 'utf8'), { ...usual, ...options }).code
}

function commonJsName(file) {
  return file.replace(/\.(?:js|d\.ts)$/, end => (end === '.js' ? '.cjs' : '.d.cts'))
}

function withExtensions(code) {
  return code.replace(specifiers, found => found.replace(/\.js$/, '.cjs'))
}
