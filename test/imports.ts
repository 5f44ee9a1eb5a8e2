import ts from 'typescript'

/**
 * Returns every module that a source text names: in static, dynamic and type imports, re-exports, `import = require()`,
 * `require()` and `optional()`.
 */
export function importsOf(source: ts.SourceFile): string[] {
  const found: string[] = []
  const add = (specifier: ts.Node | undefined) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text)
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal)
    else if (ts.isExternalModuleReference(node)) add(node.expression)
    else if (ts.isCallExpression(node) && loadsModule(node)) add(node.arguments[0])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * Returns the names that a source text declares and exports, without re-exports. A type and a value with the same name
 * count once.
 */
export function exportedNamesOf(source: ts.SourceFile): string[] {
  const names = source.statements.flatMap(statement => {
    if (!ts.canHaveModifiers(statement)) return []
    const exported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!exported) return []
    return ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [(statement as ts.DeclarationStatement).name?.getText() ?? '']
  })
  return [...new Set(names)]
}

/** Returns the global names among `names` that a source text uses, directly or through `globalThis`. */
export function globalsOf(source: ts.SourceFile, names: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && names.includes(node.text) && !isMemberName(node)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found]
}

/** Parses a source text into a syntax tree in which every node has its parent. */
export const parseSource = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

const loadsModule = ({ expression }: ts.CallExpression): boolean =>
  expression.kind === ts.SyntaxKind.ImportKeyword ||
  (ts.isIdentifier(expression) && (expression.text === 'require' || expression.text === 'optional'))

/**
 * True if an identifier names a member (`x.process`, `{ process: 1 }`, `process?: string`), not a variable. False for a
 * member of `globalThis`.
 */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) {
    return parent.name === node && !(ts.isIdentifier(parent.expression) && parent.expression.text === 'globalThis')
  }
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent)) &&
    parent.name === node
  )
}
