// A plugin of esbuild, for the library: bundlers leave out whatever is unused, down to a single constant.
import { readFile } from 'node:fs/promises'
import ts from 'typescript'

const { SyntaxKind } = ts

/** Syntax kinds whose evaluation has no effect, regardless of their content. */
const inert = new Set([
  SyntaxKind.ArrowFunction,
  SyntaxKind.BigIntLiteral,
  SyntaxKind.FalseKeyword,
  SyntaxKind.FunctionExpression,
  SyntaxKind.Identifier,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.NullKeyword,
  SyntaxKind.NumericLiteral,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.TrueKeyword,
])

/**
 * Marks the values of constants of modules, such as `new Set(words.split(' '))`, as made without any effect. Bundlers cannot know
 * that of a call, and would keep it, with all that it uses, for whoever imports something else from the same file.
 */
export const pure = {
  name: 'pure',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: marked(path, await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

/** A module with each such value inside a function that is called there and then, and marked as pure. */
function marked(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  let result = ''
  let done = 0
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { initializer } of statement.declarationList.declarations) {
      if (initializer === undefined || isInert(initializer)) continue
      const start = initializer.getStart(source)
      result += `${text.slice(done, start)}/* @__PURE__ */ (() => (${text.slice(start, initializer.end)}))()`
      done = initializer.end
    }
  }
  return result + text.slice(done)
}

function isInert(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return isInert(node.expression)
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isInert)
  if (ts.isObjectLiteralExpression(node)) return node.properties.every(isInertMember)
  return inert.has(node.kind)
}

const isInertMember = member =>
  ts.isShorthandPropertyAssignment(member) ||
  (!ts.isSpreadAssignment(member) &&
    !ts.isComputedPropertyName(member.name) &&
    (!ts.isPropertyAssignment(member) || isInert(member.initializer)))
