import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../', import.meta.url))

const sourceOf = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, true)

/**
 * Returns the string members of a union type, without the names of other types. Throws if the file has no such type.
 */
export function unionMembers(path: string, name: string): string[] {
  const declared = sourceOf(path).statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
  )
  if (declared === undefined) throw new Error(`${path} has no type ${name}.`)
  const parts = ts.isUnionTypeNode(declared.type) ? [...declared.type.types] : [declared.type]
  return parts.flatMap(part =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
  )
}

/** A member of an interface, with its comment. */
export interface DocumentedMember {
  name: string
  type: string
  comment: string
}

/** Returns the properties of an interface in source order. Throws if the file has no such interface. */
export function interfaceMembers(path: string, name: string): DocumentedMember[] {
  const source = sourceOf(path)
  const declared = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  )
  if (declared === undefined) throw new Error(`${path} has no interface ${name}.`)
  return declared.members.filter(ts.isPropertySignature).map(member => ({
    name: member.name.getText(source),
    type: (member.type?.getText(source) ?? '').replace(/ \| undefined$/, ''),
    comment: ts
      .getJSDocCommentsAndTags(member)
      .filter(ts.isJSDoc)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' '),
  }))
}

/** Returns a number that a file declares as a constant. Throws if the constant is missing or not a number. */
export function numberConstant(path: string, name: string): number {
  const [, text] = new RegExp(`const ${name} = ([\\d_]+)$`, 'm').exec(readFileSync(root + path, 'utf8')) ?? []
  if (text === undefined) throw new Error(`${path} has no number ${name}.`)
  return Number(text.replaceAll('_', ''))
}
