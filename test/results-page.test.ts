import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { exportedFunctions, programOf, publicEntries } from './public-entries.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const entries = publicEntries(root)
const program = programOf(root, entries)
const checker = program.getTypeChecker()
const modules = new Map<string, Record<string, unknown>>()
for (const { name, path } of entries) modules.set(name, await import(path))
const functions = exportedFunctions(program, entries, (entry, name) => name in (modules.get(entry) ?? {}))

const introduction = `# Results

Most functions whose input may be invalid return one of four kinds of result:

| Kind | Shape | Functions |
|---|---|---|
| A value or nothing | the value, or \`undefined\` if the text cannot be parsed | \`parseDoi\` and the other identifier parsers |
| A result with \`ok\` | \`{ ok: true, … }\` or \`{ ok: false, … }\`, where \`diagnostics\`, \`lacking\` or \`error\` contains the reasons | \`safeParse\`, \`convert\`, \`upgrade\`, \`resolveAll\`, \`read\` of a format |
| Records or a report with \`diagnostics\` | \`records\` has an entry for each record that was read, and \`diagnostics\` has all findings that are not in an entry | \`readRecords\`, \`check\`, \`checkValue\` |
| A promise | rejects with a \`ResolveError\`, \`RegistryError\`, \`ClientError\` or \`CslError\`, depending on the function | \`resolve\`, \`bibliography\`, methods of \`registryClient\` and \`createClient\` |

Bad input is reported in the result; incorrect use of the API throws a \`TypeError\`. A few functions throw for bad
input too: \`parse\` throws a \`RecordError\`; \`diff\`, \`parsePlan\` and \`parseJournal\` throw a \`TypeError\`. \`readStream\`, \`convertStream\` and
\`checkStream\` yield a result for each record, and findings about unreadable parts of the input; \`resolveAll\` yields one result for each DOI.
\`walkVersions\` returns a walk, which is iterated with \`for await\` or completed with \`await walk.graph()\`; the walk itself is not a promise.

**Results in place of records.** \`citation\`, \`titleWithVersion\`, \`creatorsString\`, \`createResource\`, \`bibliography\`, \`cite\`,
\`citationDocument\`, \`versionGraph\`, \`remarkCitations\`, \`upgrade\`, \`registered\` and \`fairScore\` accept a result with one record instead of
that record. \`bibliography\`, \`cite\`, \`citationDocument\`, \`versionGraph\`, \`remarkCitations\`, \`check\`, \`checkValue\`, \`convert\` and
\`readRecords\` also accept a result with several records. For a result with more records than a function accepts, the function throws a
\`TypeError\` that names the member to pass; for a result with \`ok: false\`, the \`TypeError\` names the member with the reason. The
\`ingest\` method of a catalog accepts results with one record.

**Two families of parsers.** \`parse\` and \`safeParse\` of \`citable/validation/value\` take a record in any JSON dialect, such as that of
DataCite's REST API, and return the canonical record. The zod parsers of \`citable/model\` (\`dataciteSchema\`, \`dataciteSchemaFor\`,
\`resourceSchema\`, …) accept only the shape of their own type (such as the canonical record or a \`Resource\`), return the value unchanged, and
fit into other zod schemas. For a response of the REST API, the error of these parsers recommends \`safeParse\`.

The tables list what each function returns; the section “Members” describes these results.
`

const formatFlags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

test('the results page lists what every exported function returns', async () => {
  const sections = entries.flatMap(({ name: entry, path }) => {
    const own = functions.filter(one => one.entry === entry)
    if (own.length === 0) return []
    const byResult = new Map<string, string[]>()
    for (const { name } of own) {
      const result = returnsOf(path, name).map(code).join(' or ')
      byResult.set(result, [...(byResult.get(result) ?? []), code(name)])
    }
    const rows = [...byResult].map(([result, names]) => `| ${result} | ${names.join(', ')} |`)
    return [`\n## ${entry}\n\n| Result | Functions |\n|---|---|\n${rows.join('\n')}\n`]
  })
  const shapes = [...seen]
    .filter(([, type]) => shapeOf(type).trim() !== '')
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, type]) => `\n### ${name}\n\n${shapeOf(type)}`)
  await expect(`${introduction}${sections.join('')}\n## Members\n${shapes.join('')}`).toMatchFileSnapshot(
    join(root, 'docs/reference/results.md'),
  )
})

/** The named types of this package that occur in the results of functions. */
const seen = new Map<string, ts.Type>()

/** Returns the text of a function's return type for each of its signatures. */
function returnsOf(path: string, name: string): string[] {
  const source = program.getSourceFile(path)
  const module = source && checker.getSymbolAtLocation(source)
  const exported = module && checker.getExportsOfModule(module).find(one => one.name === name)
  if (source === undefined || exported === undefined) throw new Error(`${name} is not exported.`)
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
  const types = checker
    .getTypeOfSymbolAtLocation(symbol, source)
    .getCallSignatures()
    .map(signature => signature.getReturnType())
  for (const type of types) note(type)
  return [...new Set(types.map(textOf))]
}

const textOf = (type: ts.Type): string => checker.typeToString(type, undefined, formatFlags).replace(/\s+/g, ' ')

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``

/**
 * Adds a type of this package to `seen`, unless the type is a function or a type of records. Also adds the type
 * arguments and the parts of an unnamed union.
 */
function note(type: ts.Type): void {
  const arguments_ = [...(type.aliasTypeArguments ?? []), ...typeArgumentsOf(type)]
  for (const part of arguments_) note(part)
  const symbol = type.aliasSymbol ?? type.getSymbol()
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? ''
  if (symbol === undefined || !file.startsWith(join(root, 'src')) || isRecord(file) || symbol.name.startsWith('__')) {
    if (type.isUnion() && type.aliasSymbol === undefined) for (const part of type.types) note(part)
    return
  }
  if (seen.has(symbol.name) || type.getCallSignatures().length > 0) return
  seen.set(symbol.name, type)
}

/** True if a file defines record types, which have separate pages. */
const isRecord = (file: string): boolean => /\/src\/(?:model|kernel|identifiers)\//.test(file)

const typeArgumentsOf = (type: ts.Type): readonly ts.Type[] =>
  (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0
    ? checker.getTypeArguments(type as ts.TypeReference)
    : []

/**
 * Renders the members of a type, or of each object in a union of objects, except functions. For string literals,
 * renders the literals.
 */
function shapeOf(type: ts.Type): string {
  const parts = type.isUnion() ? type.types : [type]
  if (parts.every(part => (part.flags & ts.TypeFlags.StringLike) !== 0))
    return `${parts.map(part => code(textOf(part))).join(', ')}\n`
  return parts.map(part => `${part.getProperties().flatMap(memberOf).join('\n')}\n`).join('\nor\n\n')
}

function memberOf(member: ts.Symbol): string[] {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(member))
  if (type.getCallSignatures().length > 0 || /#/.test(member.name)) return []
  const mark = (member.flags & ts.SymbolFlags.Optional) === 0 ? '' : '?'
  const [comment = ''] = ts.displayPartsToString(member.getDocumentationComment(checker)).split(/\n\n/)
  const described = comment.replace(/\s+/g, ' ').replace(/\{@link (\w+)\}/g, '`$1`')
  const plain = textOf(type).replace(/ \| undefined$/, '')
  return [`- ${code(`${member.name}${mark}: ${plain}`)}${described && `: ${described}`}`]
}
