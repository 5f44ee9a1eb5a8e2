import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { joinedFiles } from '../../.ci/joined-files.mjs'
import { withLatePatterns } from '../../.ci/late-patterns.mjs'
import { withStraightImports } from '../../.ci/straight-imports.mjs'
import { exportedNamesOf, parseSource } from '../imports.ts'
import { root } from './project.ts'

const sources = globSync('src/**/*.ts', { cwd: root, absolute: true, ignore: '**/compiled/**' }).map(path => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

describe('a pattern that takes long to read', () => {
  const late = (text: string): string => withLatePatterns('module.ts', text)

  test.each([
    [
      'in a function',
      String.raw`const has = text => /[\p{L}\p{N}]"\//u.test(text)`,
      `var latePattern0\n${String.raw`const has = text => (latePattern0 ??= RegExp("[\\p{L}\\p{N}]\"\\/", "u")).test(text)`}`,
    ],
    [
      'by name',
      `${String.raw`const word = /[\p{L}\p{N}]/u`}\nconst has = text => word.test(text)`,
      `var word\n${String.raw`const has = text => (word ??= RegExp("[\\p{L}\\p{N}]", "u")).test(text)`}`,
    ],
    [
      'by name more than once',
      `${String.raw`const word = /[\p{L}\p{N}]/gu`}\nconst find = text => ((word.lastIndex = 1), word.exec(text))`,
      `var word\n${String.raw`const late_word = () => (word ??= RegExp("[\\p{L}\\p{N}]", "gu"))`}\nconst find = text => ((late_word().lastIndex = 1), late_word().exec(text))`,
    ],
  ])('is made when it is first used %s', (_, given, made) => {
    expect(late(given)).toBe(made)
  })

  test.each([
    ['remembers where it was matched', String.raw`const find = text => /[\p{L}\p{N}]/gu.exec(text)`],
    ['matches only where it was matched last', String.raw`const find = text => text.replace(/[\p{L}\p{N}]/uy, '')`],
    ['is exported', String.raw`export const word = /[\p{L}\p{N}]/u`],
    ['stands in a table', String.raw`const rows = [[/[\p{L}\p{N}]/u, 'word']]`],
    ['has the name of something else, too', String.raw`const a = /[\p{L}\p{N}]/u; const has = a => a.test('')`],
    ['is quick to read', String.raw`const has = text => /\p{Lu}/u.test(text)`],
  ])('stays as it is if it %s', (_, text) => {
    expect(late(text)).toBe(text)
  })

  test('is the same pattern in every source', () => {
    const changed = sources.filter(({ path, text }) => withLatePatterns(path, text) !== text)
    expect(changed.length).toBeGreaterThan(20)
    for (const { path, text } of changed)
      expect(patternsIn(path, withLatePatterns(path, text)), path).toEqual(patternsIn(path, text))
  })
})

describe('an import from an index', () => {
  const straight = sources.map(({ path, text }) => ({
    path,
    source: parseSource(path, withStraightImports(path, text)),
  }))

  test('leads to the file that has the name', () => {
    const missing = straight.flatMap(({ path, source }) =>
      source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
        const file = (moduleSpecifier as ts.StringLiteral).text
        const named = importClause?.namedBindings
        if (!file.startsWith('/') || named === undefined || !ts.isNamedImports(named)) return []
        const exported = exportedNamesOf(parseSource(file, existsSync(file) ? readFileSync(file, 'utf8') : ''))
        const names = named.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
        return names.filter(name => !exported.includes(name)).map(name => `${path}: ${name} of ${file}`)
      }),
    )
    expect(missing).toEqual([])
  })

  test('leads to no index, where that only hands on', () => {
    const left = straight
      .filter(({ path }) => path.includes('/csl-json/'))
      .flatMap(({ source }) => source.statements.filter(ts.isImportDeclaration))
      .filter(({ importClause }) => importClause?.isTypeOnly === false)
      .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text)
    expect(left).not.toEqual([])
    expect(left.filter(name => /\/(?:work|identifiers|kernel)\/index\.ts$/.test(name))).toEqual([])
  })
})

describe('files that are loaded together', () => {
  const joined = (
    imports: Record<string, string[]>,
    starts: string[][],
    size = 1000,
    weights: number[] = [],
    ofNode: string[] = [],
    limits: { most?: number; without?: ReadonlySet<string> } = {},
  ): string[] => {
    const files = new Map(
      Object.entries(imports).map(([name, imported]) => [
        name,
        { size, imports: imported, kind: ofNode.includes(name) ? 'of Node' : 'of the library' },
      ]),
    )
    const lists = joinedFiles(
      files,
      starts.map((start, place) => ({
        files: new Set(start),
        weight: weights[place] ?? 1,
        ...(place === 0 && limits),
      })),
      (name: string) => !name.startsWith('entry'),
    )
    return lists.map(list => [...list].sort().join(' ')).sort()
  }

  test('are one file where the same starts load them', () => {
    expect(joined({ entry: ['a', 'b'], a: [], b: ['c'], c: [] }, [['entry']])).toEqual(['a b c', 'entry'])
  })

  test('are one file where nearly the same do and the others load little besides', () => {
    const imports = { entry1: ['a', 'b'], entry2: ['a', 'b'], entry3: ['a'], a: [], b: [] }
    const starts = [['entry1'], ['entry2'], ['entry3']]
    expect(joined(imports, starts, 1000)).toEqual(['a b', 'entry1', 'entry2', 'entry3'])
    expect(joined(imports, starts, 100_000)).toEqual(['a', 'b', 'entry1', 'entry2', 'entry3'])
    expect(joined(imports, starts, 1000, [1, 1, 100])).toEqual(['a', 'b', 'entry1', 'entry2', 'entry3'])
  })

  test('are never one that runs only in Node and one that runs elsewhere', () => {
    const imports = { entry1: ['a', 'b'], entry2: ['a'], a: [], b: [], c: ['a'], entry3: ['c', 'b'] }
    expect(joined(imports, [['entry1'], ['entry2'], ['entry3']])).toContain('a b c')
    const lists = joined(imports, [['entry1'], ['entry2'], ['entry3']], 1000, [], ['entry1', 'entry3', 'b', 'c'])
    expect(lists.filter(list => /\ba\b/.test(list))).toEqual(['a'])
  })

  test('never bring into a start what it must do without', () => {
    const imports = { entry1: ['a'], entry2: ['a', 'b'], a: [], b: ['c'], c: [] }
    const starts = [['entry1'], ['entry2']]
    expect(joined(imports, starts)).toEqual(['a b c', 'entry1', 'entry2'])
    const without = new Set(['c'])
    expect(joined(imports, starts, 1000, [], [], { without })).toEqual(['a', 'b c', 'entry1', 'entry2'])
    expect(joined(imports, starts, 1000, [], [], { without, most: 1 })).toEqual(['a', 'b c', 'entry1', 'entry2'])
  })

  test('are as few as a start may load, whatever others load besides', () => {
    const imports = { entry1: ['a', 'b'], entry2: ['a'], a: [], b: [] }
    const starts = [['entry1'], ['entry2']]
    expect(joined(imports, starts, 100_000)).toEqual(['a', 'b', 'entry1', 'entry2'])
    expect(joined(imports, starts, 100_000, [], [], { most: 2 })).toEqual(['a b', 'entry1', 'entry2'])
  })

  test('are never files that would import each other', () => {
    const imports = { entry1: ['a'], entry2: ['b'], a: ['b'], b: ['c'], c: [] }
    const lists = joined(imports, [['entry1'], ['entry2'], ['c']])
    expect(lists.some(list => list === 'a c')).toBe(false)
  })
})

/** Each pattern of a module, as it is written. */
function patternsIn(path: string, text: string): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.add(String(new RegExp(node.text.slice(1, end), node.text.slice(end + 1))))
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments.filter(ts.isStringLiteral)
      if (pattern !== undefined) found.add(String(new RegExp(pattern.text, flags?.text)))
    }
    ts.forEachChild(node, visit)
  }
  visit(parseSource(path, text))
  return [...found].sort()
}
