import { deepStrictEqual } from 'node:assert'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { withAssertions } from './assertions.ts'
import { missingBetterSqlite3 } from './catalog/sqlite-driver.ts'
import { parseSource } from './imports.ts'
import { longTest } from './long-test.ts'
import { testWith } from './missing.ts'
import { exportedFunctions, programOf, publicEntries } from './public-entries.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const entries = publicEntries(root)
const program = programOf(root, entries)
const modules = new Map<string, Record<string, unknown>>()
for (const { name, path } of entries) modules.set(name, await import(path))
const functions = exportedFunctions(program, entries, (entry, name) => name in (modules.get(entry) ?? {}))
const examples = functions.flatMap(({ name, entry, examples }) =>
  examples.map((text, index) => ({
    name,
    entry,
    text,
    path: join(root, 'test', `example-${entry}-${name}-${index}.ts`),
  })),
)

/** Loads a module by its import specifier. A public entry is loaded from the sources. */
const load = async (specifier: string): Promise<Record<string, unknown>> =>
  modules.get(specifier) ?? (await import(specifier))

type Runnable = (scope: Record<string, unknown>, load: unknown, same: unknown) => Promise<void>

const AsyncFunction = (async () => undefined).constructor as new (...parameters: string[]) => Runnable

/**
 * Returns an example as the body of a function. Its imports are loaded, and all exports of its own entry are in scope.
 */
async function bodyOf(example: string): Promise<string> {
  const loading = withAssertions(example).replace(
    /^import ([^']*) from ('[^']*')$/gm,
    (_, names: string, specifier) => {
      if (names.startsWith('type ')) return ''
      const bound = /^\w+$/.test(names) ? `{ default: ${names} }` : names.replace('* as ', '').replaceAll(' as ', ': ')
      return `const ${bound} = await load(${specifier})`
    },
  )
  const { code } = await transform(`async () => {\n${loading}\n}`, { loader: 'ts', format: 'esm' })
  return `with (scope) { await (${code.trim().replace(/;$/, '')})() }`
}

/** Runs an example. Throws if a value differs from the one in its comment. */
async function run(entry: string, example: string): Promise<void> {
  const runnable = new AsyncFunction('scope', 'load', 'same', await bodyOf(example))
  await runnable(await load(entry), load, deepStrictEqual)
}

/** Returns an example as a separate module, which imports what it uses from its entry. */
function moduleOf({ entry, text }: { entry: string; text: string }): string {
  const declared = new Set<string>()
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) used.add(node.text)
    if ((ts.isImportSpecifier(node) || ts.isVariableDeclaration(node)) && ts.isIdentifier(node.name))
      declared.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(parseSource('example.ts', text))
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(entries.find(({ name }) => name === entry)?.path ?? '')
  const module = source && checker.getSymbolAtLocation(source)
  const names = (module ? checker.getExportsOfModule(module) : []).map(({ name }) => name)
  const needed = names.filter(name => used.has(name) && !declared.has(name))
  return `import { ${needed.join(', ')} } from '${entry}'\n${text}\n`
}

describe('every exported function of the public entries', () => {
  test('the example check finds functions that the public entries export', () => {
    const names = functions.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['parseDoi', 'citation', 'check', 'convert', 'bibliography', 'resolve']),
    )
  })

  test('every exported function of the public entries has an example that calls it', () => {
    const missing = functions.filter(({ name, examples }) => !examples.some(text => text.includes(`${name}(`)))
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  longTest('every exported function of the public entries has an example that compiles in strict mode', () => {
    const texts = new Map(examples.map(example => [example.path, moduleOf(example)]))
    const checked = programOf(root, entries, texts, program)
    const wrong = [...texts.keys()].flatMap(path => {
      const source = checked.getSourceFile(path)
      return [...checked.getSyntacticDiagnostics(source), ...checked.getSemanticDiagnostics(source)]
    })
    expect(
      wrong.map(({ file, messageText }) => [file?.fileName, ts.flattenDiagnosticMessageText(messageText, '\n')]),
    ).toEqual([])
  })

  for (const { name, entry, text } of examples)
    testWith(
      text.includes("'better-sqlite3'") ? missingBetterSqlite3 : undefined,
      `${name} prints the result in its example`,
      () => run(entry, text),
    )

  test('the example check fails for an example with a wrong result', async () => {
    await run('citable', "const { doi } = { doi: parseDoi('doi:10.5072/x') }\ndoi\n// → '10.5072/x'")
    await expect(run('citable', "const doi = parseDoi('10.5072/x') // → '10.5072/y'")).rejects.toThrow('10.5072/y')
  })
})
