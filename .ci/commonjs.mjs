// Writes the CommonJS form of the library next to its ES modules in `dist`, made of them file by file: the same code in the same files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const entries = Object.values(exports).flatMap(({ import: esm }) => (esm === undefined ? [] : [esm]))

/** A file of `dist`, as an import of another one names it. */
const specifiers = /(?<=(?:from|import|require)\s?\(?\s?["'])\.\/([\w.-]+\.js)(?=["'])/g

for (const file of reachable(entries.map(({ default: code }) => code)))
  writeFileSync(commonJsName(file), withExtensions(commonJs(file)))

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

function commonJs(file) {
  const options = { format: 'cjs', platform: 'node', target: 'es2022', charset: 'utf8' }
  return transformSync(readFileSync(file, 'utf8'), {
    ...options,
    sourcefile: file,
    minifyWhitespace: true,
    minifySyntax: true,
  }).code
}

function commonJsName(file) {
  return file.replace(/\.(?:js|d\.ts)$/, end => (end === '.js' ? '.cjs' : '.d.cts'))
}

function withExtensions(code) {
  return code.replace(specifiers, found => found.replace(/\.js$/, '.cjs'))
}
