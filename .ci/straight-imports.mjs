// A step of the build of the library: what is imported by way of an index is imported from the file that it is in.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'

/**
 * A module whose imports from an index lead straight to the files. Files that are loaded together are found by what they import, and who
 * imports one thing from an index would load all that is in it.
 */
export function withStraightImports(path, text) {
  if (!/from '[^']*\/index\.ts'/.test(text)) return text
  const source = parsed(path, text)
  let result = ''
  let done = 0
  for (const statement of source.statements) {
    const straight = ts.isImportDeclaration(statement) ? straightened(path, statement) : undefined
    if (straight === undefined) continue
    result += text.slice(done, statement.getStart(source)) + straight
    done = statement.end
  }
  return result + text.slice(done)
}

/** The same imports without the index; undefined for others, and for names that the index does not hand on. */
function straightened(path, { importClause, moduleSpecifier }) {
  const index = resolve(dirname(path), moduleSpecifier.text)
  const named = importClause?.namedBindings
  if (!index.endsWith('/index.ts') || importClause.isTypeOnly || named === undefined || !ts.isNamedImports(named))
    return
  const lines = named.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(element => {
      const [name, given] = namesOf(element)
      const place = exportsOf(index).get(given) ?? { file: index, name: given }
      return `import { ${place.name} as ${name} } from ${JSON.stringify(place.file)}`
    })
  return lines.join('; ')
}

const known = new Map()

/** The names that a file exports, each with the file in which it is and its name there. */
function exportsOf(file) {
  if (known.has(file)) return known.get(file)
  const exported = new Map()
  known.set(file, exported)
  for (const statement of parsed(file, readFileSync(file, 'utf8')).statements) {
    for (const name of ownNames(statement)) exported.set(name, { file, name })
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || statement.moduleSpecifier === undefined) continue
    const from = resolve(dirname(file), statement.moduleSpecifier.text)
    const handedOn = exportsOf(from)
    const clause = statement.exportClause
    const named = clause === undefined ? [...handedOn.keys()].map(name => [name, name]) : clause.elements.map(namesOf)
    for (const [name, given] of named) if (handedOn.has(given)) exported.set(name, handedOn.get(given))
  }
  return exported
}

const namesOf = ({ name, propertyName }) => [name.text, (propertyName ?? name).text]

/** The names of values that a statement declares and exports. */
function ownNames(statement) {
  if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.text)
  return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? [statement.name.text] : []
}

const parsed = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
