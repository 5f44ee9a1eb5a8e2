import ts from 'typescript'
import { parseSource } from './imports.ts'

/**
 * Turns comments of the form `// → value` into comparisons with the statement before them.
 *
 * After a statement or on the line below, the comment becomes `same(expression, value)`. For `const name = …`, the
 * variable is compared.
 */
export function withAssertions(text: string): string {
  const { statements } = parseSource('example.ts', text)
  const written = statements.map(statement => {
    const [, value] = /^[\t ]*(?:\n[\t ]*)?\/\/ → (.*)/.exec(text.slice(statement.end)) ?? []
    const code = statement.getText()
    if (value === undefined) return code
    if (ts.isExpressionStatement(statement)) return `same(${statement.expression.getText()}, ${value})`
    const [declaration] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
    if (declaration === undefined) throw new TypeError(`Neither an expression nor a variable has a value: ${code}`)
    return `${code}\nsame(${declaration.name.getText()}, ${value})`
  })
  return written.join('\n')
}
