// A step of the build of the library: patterns with classes of Unicode, such as \p{L}, are made when they are first needed.
import ts from 'typescript'

const { SyntaxKind } = ts

/**
 * A module that makes each such pattern once, when it is first needed. An engine reads all patterns of a file when it loads the file, those in
 * functions that are never called as well, and for each class it searches the tables of Unicode: that is a third of the time that loading takes.
 * A pattern in a string is read when it is made. Patterns that stand in tables stay as they are.
 */
export function withLatePatterns(path, text) {
  if (!text.includes('\\p{')) return text
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const names = namesIn(source)
  const edits = []
  const added = []
  const visit = node => {
    const [declared, ...uses] = (isConstant(node) && names.get(node.declarationList.declarations[0].name.text)) || []
    if (declared?.parent.parent.parent === node && uses.every(isValue)) {
      const late = `(${declared.text} ??= ${made(declared.parent.initializer)})`
      const isUsedOnce = uses.length === 1
      edits.push({
        node,
        by: `var ${declared.text}${isUsedOnce ? '' : `\nconst late_${declared.text} = () => ${late}`}`,
      })
      for (const use of uses) edits.push({ node: use, by: isUsedOnce ? late : `late_${declared.text}()` })
    } else if (isDear(node) && isInFunction(node) && isForgetful(node)) {
      const name = `latePattern${added.length}`
      added.push(`var ${name}\n`)
      edits.push({ node, by: `(${name} ??= ${made(node)})` })
    } else ts.forEachChild(node, visit)
  }
  visit(source)
  edits.sort((one, other) => one.node.getStart() - other.node.getStart())
  let result = added.join('')
  let done = 0
  for (const { node, by } of edits) {
    result += text.slice(done, node.getStart()) + by
    done = node.end
  }
  return result + text.slice(done)
}

/** Whether a pattern takes long to read: it has the class of all letters beside another, or three classes. Others are not worth the code. */
const isDear = node =>
  node.kind === SyntaxKind.RegularExpressionLiteral && /\\p\{L\}.*\\p\{|(?:\\p\{.*){3}/.test(node.text)

/** Whether a statement of a module gives a name to a pattern, and nothing else. */
function isConstant(node) {
  if (!ts.isVariableStatement(node) || !ts.isSourceFile(node.parent) || node.modifiers !== undefined) return false
  const [{ name, initializer }, ...others] = node.declarationList.declarations
  return others.length === 0 && ts.isIdentifier(name) && initializer !== undefined && isDear(initializer)
}

/** All places of each name of a module; the first is its declaration, if it has one, or else no use of the name can be told from others. */
function namesIn(source) {
  const names = new Map()
  const visit = node => {
    if (ts.isIdentifier(node)) names.set(node.text, [...(names.get(node.text) ?? []), node])
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const places of names.values()) places.sort((one, other) => Number(isDeclared(other)) - Number(isDeclared(one)))
  return names
}

const isDeclared = node => ts.isVariableDeclaration(node.parent) && node.parent.name === node

/** Whether a name stands for its value: it is no member, no key and no other declaration. */
function isValue(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isCallExpression(parent)) return true
  return false
}

/** Whether nothing comes of it that a pattern is the same one each time: it does not keep where it was matched last. */
function isForgetful(node) {
  const flags = flagsOf(node)
  if (flags.includes('y')) return false
  if (!flags.includes('g')) return true
  const { parent } = node
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false
  return parent.arguments[0] === node && forgetful.has(parent.expression.name.text)
}

/** Methods of texts that begin at the beginning, wherever a pattern was matched last. */
const forgetful = new Set(['match', 'matchAll', 'replace', 'replaceAll', 'search', 'split'])

function isInFunction({ parent }) {
  return parent !== undefined && (ts.isFunctionLike(parent) || isInFunction(parent))
}

const flagsOf = ({ text }) => text.slice(text.lastIndexOf('/') + 1)

/** What makes the pattern of a literal. */
function made(node) {
  const pattern = JSON.stringify(node.text.slice(1, node.text.lastIndexOf('/')))
  return `RegExp(${pattern}, "${flagsOf(node)}")`
}
