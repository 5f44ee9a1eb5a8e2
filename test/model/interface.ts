import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** A member of an interface as the compiler sees it. */
export interface Member {
  name: string
  optional: boolean
  /** The doc comment, with links as plain names. */
  comment: string
  /** The string literals of the type, if it is a union of string literals. */
  literals: string[]
  /** The names of the non-object types in the member's type. */
  primitives: Set<string>
  /** Returns the members of the first object type among the member's types and the types of its list items. */
  members(): Member[]
}

/** Returns the members of an interface exported by a file in `src/model`. */
export function membersOf(file: string, name: string): Member[] {
  const path = fileURLToPath(new URL(`../../src/model/${file}`, import.meta.url))
  const program = ts.createProgram([path], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path)
  const module = source && checker.getSymbolAtLocation(source)
  const symbol = module && checker.getExportsOfModule(module).find(exported => exported.name === name)
  if (symbol === undefined) throw new Error(`${file} exports no ${name}.`)
  return describeMembers(checker.getDeclaredTypeOfSymbol(symbol), checker)
}

function describeMembers(type: ts.Type, checker: ts.TypeChecker): Member[] {
  return checker.getPropertiesOfType(type).map(symbol => {
    const alternatives = withoutLists(checker.getTypeOfSymbol(symbol), checker)
    const objects = alternatives.filter(alternative => (alternative.flags & ts.TypeFlags.Object) !== 0)
    return {
      name: symbol.name,
      optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
      comment: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      literals: alternatives.flatMap(alternative => (alternative.isStringLiteral() ? [alternative.value] : [])),
      primitives: new Set(alternatives.filter(one => !objects.includes(one)).map(primitiveName)),
      members: () => objects.slice(0, 1).flatMap(object => describeMembers(object, checker)),
    }
  })
}

/** Returns the types in a union, without `undefined` and with each list replaced by the types of its items. */
function withoutLists(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap(part => withoutLists(part, checker))
  if (!checker.isArrayType(type)) return (type.flags & ts.TypeFlags.Undefined) === 0 ? [type] : []
  return checker.getTypeArguments(type as ts.TypeReference).flatMap(item => withoutLists(item, checker))
}

function primitiveName({ flags }: ts.Type): string {
  if (flags & ts.TypeFlags.StringLike) return 'string'
  return flags & ts.TypeFlags.NumberLike ? 'number' : ts.TypeFlags[flags]
}
