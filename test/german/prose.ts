import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { parseSource } from '../imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Returns the texts in matching sources: the string literals, and each part of a template separately. Skips imports,
 * message tables, and nodes for which `isAside` is true.
 */
export function proseOf(patterns: readonly string[], isAside = isDocumentation): { path: string; texts: string[] }[] {
  return globSync([...patterns], { cwd: root }).map(path => {
    const texts: string[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || isAside(node) || isMessageTable(node)) return
      if (ts.isStringLiteralLike(node)) texts.push(node.text)
      if (ts.isTemplateExpression(node))
        texts.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text))
      ts.forEachChild(node, visit)
    }
    visit(parseSource(path, readFileSync(join(root, path), 'utf8')))
    return { path, texts }
  })
}

/** True if a node is a call that defines a table of messages, which are translated by their ids. */
const isMessageTable = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === 'messagesOf'

/** True if a node is the documentation of a rule, which is in the rule's file but is not a message. */
const isDocumentation = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text.endsWith('Docs')

/** True if a node produces no finding, because it is a thrown error, a loss, a text in a table, or a list of words. */
export const isNoFinding = (node: ts.Node): boolean =>
  ts.isThrowStatement(node) || isLoss(node) || isOfTable(node) || isSplit(node)

const isLoss = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /(?:^|\.)#?account\b/.test(node.expression.getText())

/** True if a node is a string in a list or the value of a property, and does not end with a full stop. */
const isOfTable = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) &&
  (ts.isPropertyAssignment(node.parent) || ts.isArrayLiteralExpression(node.parent)) &&
  !node.text.endsWith('.')

/** True if a node splits a text into a list of words. */
const isSplit = (node: ts.Node): boolean => ts.isPropertyAccessExpression(node) && node.name.text === 'split'

/** True if a text reads as a sentence, not as a name or a pattern. */
export const isSaid = (text: string): boolean => /(?:^|[a-z,;:] )(?:[a-z]{2,}|a) [a-z]{2,}/.test(text)
