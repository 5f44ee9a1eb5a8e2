import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { library } from '../tsup.config.ts'
import { parseSource } from './imports.ts'

/** A public entry: the name under which it is imported, and the source file from which it is built. */
export interface PublicEntry {
  name: string
  path: string
}

/** A function that an entry exports. A function that several entries export belongs to the first of them. */
export interface ExportedFunction {
  name: string
  entry: string
  /** The text of each `@example` in the function's comment. */
  examples: string[]
  /** The names of the function's options; undefined if it has none. */
  options: string[] | undefined
}

/** Returns the entries that `package.json` exports. */
export function publicEntries(root: string): PublicEntry[] {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string
    exports: Record<string, string | { import: { default: string } }>
  }
  const sources: Record<string, string> = library.entry
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return []
    const source = sources[target.import.default.replace(/^\.\/dist\/(.*)\.js$/, '$1')]
    if (source === undefined) throw new Error(`No source is built into ${target.import.default}.`)
    return { name: name + subpath.slice(1), path: join(root, source) }
  })
}

/**
 * Creates a program from the entries' sources that resolves imports of the entries by their public names. `texts`
 * contains the text of each added or replaced file, by path.
 */
export function programOf(
  root: string,
  entries: readonly PublicEntry[],
  texts: ReadonlyMap<string, string> = new Map(),
  oldProgram?: ts.Program,
): ts.Program {
  const { config: read } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(read, ts.sys, root)
  Object.assign(options, {
    types: ['node'],
    verbatimModuleSyntax: false,
    paths: Object.fromEntries(entries.map(({ name, path }) => [name, [path]])),
  })
  const host = ts.createCompilerHost(options, true)
  const { getSourceFile, fileExists } = host
  host.fileExists = path => texts.has(path) || fileExists(path)
  host.getSourceFile = (path, ...rest) => {
    const text = texts.get(path)
    return text === undefined ? getSourceFile(path, ...rest) : parseSource(path, text)
  }
  const rootNames = [...entries.map(({ path }) => path), ...texts.keys()]
  return ts.createProgram({ rootNames, options, host, ...(oldProgram && { oldProgram }) })
}

/** Returns the functions that the entries export, each once. `isThere` distinguishes exported values from types. */
export function exportedFunctions(
  program: ts.Program,
  entries: readonly PublicEntry[],
  isThere: (entry: string, name: string) => boolean,
): ExportedFunction[] {
  const checker = program.getTypeChecker()
  const found = new Map<ts.Symbol, ExportedFunction>()
  for (const { name: entry, path } of entries) {
    const source = program.getSourceFile(path)
    const module = source && checker.getSymbolAtLocation(source)
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
      if (!found.has(symbol) && isThere(entry, exported.name) && isFunction(symbol, checker))
        found.set(symbol, {
          name: exported.name,
          entry,
          examples: examplesOf(symbol),
          options: optionsOf(symbol, checker),
        })
    }
  }
  return [...found.values()]
}

function isFunction(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const { valueDeclaration } = symbol
  if (valueDeclaration === undefined || ts.isClassDeclaration(valueDeclaration)) return false
  return checker.getTypeOfSymbolAtLocation(symbol, valueDeclaration).getCallSignatures().length > 0
}

/** Returns the members of the first parameter whose name or type name is `options` or ends in `Options`. */
function optionsOf(symbol: ts.Symbol, checker: ts.TypeChecker): string[] | undefined {
  const { valueDeclaration } = symbol
  if (valueDeclaration === undefined) return undefined
  const signatures = checker.getTypeOfSymbolAtLocation(symbol, valueDeclaration).getCallSignatures()
  for (const parameter of signatures.flatMap(({ parameters }) => parameters)) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter))
    const names = [parameter.name, type.aliasSymbol?.name ?? '', type.symbol?.name ?? '']
    if (names.some(name => /options$/i.test(name))) return type.getProperties().map(({ name }) => name)
  }
  return undefined
}

/** Returns the text from each `@example` to the next tag, without code fences and the asterisks of the comment. */
function examplesOf({ declarations = [] }: ts.Symbol): string[] {
  const comments = declarations.flatMap(node => {
    const holder = ts.isVariableDeclaration(node) ? node.parent.parent : node
    return ts.getJSDocCommentsAndTags(holder).filter(ts.isJSDoc)
  })
  return comments.flatMap(comment => {
    const text = comment
      .getText()
      .replace(/^\/\*\*|\*\/$/g, '')
      .replace(/^[\t ]*\* ?/gm, '')
    return [...text.matchAll(/^@example\b[^\n]*\n([\s\S]*?)(?=^@\w|$(?![\s\S]))/gm)].map(([, example = '']) =>
      example.replace(/^```.*\n?/gm, '').trim(),
    )
  })
}
