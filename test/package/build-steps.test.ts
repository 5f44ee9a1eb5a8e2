import { describe, expect, test } from 'vitest'
import { joinedFiles } from '../../.ci/joined-files.mjs'

describe('files that are loaded together', () => {
  const joined = (
    imports: Record<string, string[]>,
    starts: string[][],
    size = 1000,
    weights: number[] = [],
    ofNode: string[] = [],
    without: ReadonlySet<string> = new Set(),
  ): string[] => {
    const files = new Map(
      Object.entries(imports).map(([name, imported]) => [
        name,
        { size, imports: imported, isForNode: ofNode.includes(name) },
      ]),
    )
    const lists = joinedFiles(
      files,
      starts.map((start, place) => ({
        files: new Set(start),
        weight: weights[place] ?? 1,
        ...(place === 0 && { without }),
      })),
      (name: string) => !name.startsWith('entry'),
    )
    return lists.map(list => [...list].sort().join(' ')).sort()
  }

  test('the build merges files that are loaded by the same entries', () => {
    expect(joined({ entry: ['a', 'b'], a: [], b: ['c'], c: [] }, [['entry']])).toEqual(['a b c', 'entry'])
  })

  test('the build merges files that are loaded by nearly the same entries, if the other entries load little more', () => {
    const imports = { entry1: ['a', 'b'], entry2: ['a', 'b'], entry3: ['a'], a: [], b: [] }
    const starts = [['entry1'], ['entry2'], ['entry3']]
    expect(joined(imports, starts, 1000)).toEqual(['a b', 'entry1', 'entry2', 'entry3'])
    expect(joined(imports, starts, 100_000)).toEqual(['a', 'b', 'entry1', 'entry2', 'entry3'])
    expect(joined(imports, starts, 1000, [1, 1, 100])).toEqual(['a', 'b', 'entry1', 'entry2', 'entry3'])
  })

  test('the build never merges a Node-only file with a file that browsers load', () => {
    const imports = { entry1: ['a', 'b'], entry2: ['a'], a: [], b: [], c: ['a'], entry3: ['c', 'b'] }
    expect(joined(imports, [['entry1'], ['entry2'], ['entry3']])).toContain('a b c')
    const lists = joined(imports, [['entry1'], ['entry2'], ['entry3']], 1000, [], ['entry1', 'entry3', 'b', 'c'])
    expect(lists.filter(list => /\ba\b/.test(list))).toEqual(['a'])
  })

  test('the build never adds a forbidden file to an entry', () => {
    const imports = { entry1: ['a'], entry2: ['a', 'b'], a: [], b: ['c'], c: [] }
    const starts = [['entry1'], ['entry2']]
    expect(joined(imports, starts)).toEqual(['a b c', 'entry1', 'entry2'])
    const without = new Set(['c'])
    expect(joined(imports, starts, 1000, [], [], without)).toEqual(['a', 'b c', 'entry1', 'entry2'])
  })

  test('the build never merges two files if the merged file would be part of an import cycle', () => {
    const imports = { entry1: ['a'], entry2: ['b'], a: ['b'], b: ['c'], c: [] }
    const lists = joined(imports, [['entry1'], ['entry2'], ['c']])
    expect(lists.some(list => list === 'a c')).toBe(false)
  })
})
