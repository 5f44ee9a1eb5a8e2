// An esbuild plugin for the library: with it, bundlers drop all unused code, down to a single constant.
import { readFile } from 'node:fs/promises'
import ts from 'typescript'

const { ArrowFunction, FalseKeyword, FunctionExpression, Identifier, NullKeyword, TrueKeyword } = ts.SyntaxKind

/** Syntax kinds whose evaluation has no effect, in addition to literals. */
const inert = new Set([ArrowFunction, FalseKeyword, FunctionExpression, Identifier, NullKeyword, TrueKeyword])

/**
 * A plug-in that marks the values of module constants, such as `new Set(words.split(' '))`, as free of side effects.
 *
 * Without the mark, a bundler would keep such a call, with everything that the call uses, in every bundle that imports
 * from its module.
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

/** Returns a module in which each top-level value that may have an effect is wrapped in a call marked as pure. */
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
  return ts.isLiteralExpression(node) || inert.has(node.kind)
}

const isInertMember = member =>
  ts.isShorthandPropertyAssignment(member) ||
  (!ts.isSpreadAssignment(member) &&
    !ts.isComputedPropertyName(member.name) &&
    (!ts.isPropertyAssignment(member) || isInert(member.initializer)))
