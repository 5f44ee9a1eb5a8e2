import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueAt } from '../../../src/core/pointer.ts'
import { diffRecords } from '../../../src/datacite/diff/diff.ts'
import type { Difference } from '../../../src/datacite/diff/difference.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/datacite.ts'
import { records } from '../../arbitraries/datacite.ts'
import { mutantsOf } from '../../arbitraries/mutate.ts'
import { runsOr } from '../../runs.ts'

const tries = { numRuns: runsOr(100, 20) }

const record = fc.oneof(records(latestKernel), records(latestKernel, 'every'))
const wild = mutantsOf(records(latestKernel)).map(({ value }) => value as Datacite)

type Members = Record<string, unknown>

/** Returns the place of every scalar value in a record: the container, and the name or index in the container. */
function leavesOf(holder: Members): [holder: Members, key: string][] {
  return Object.entries(holder).flatMap(([key, value]): [Members, string][] =>
    typeof value === 'object' && value !== null ? leavesOf(value as Members) : [[holder, key]],
  )
}

const count = (differences: readonly Difference[], kind: Difference['kind']): number =>
  differences.filter(difference => difference.kind === kind).length

describe('diff', () => {
  it('diff finds no difference between a record and its copy', () => {
    fc.assert(
      fc.property(fc.oneof(record, wild), value => {
        expect(diffRecords(value, structuredClone(value))).toEqual([])
      }),
      tries,
    )
  })

  it('diff finds any single changed value, and no difference in other properties', () => {
    fc.assert(
      fc.property(record, fc.nat(), (before, at) => {
        const after = structuredClone(before)
        const leaves = leavesOf(after as Members)
        const leaf = leaves[at % leaves.length]
        fc.pre(leaf !== undefined)
        const [holder, key] = leaf
        holder[key] = 'a value that no arbitrary makes'
        const differences = diffRecords(before, after)
        expect(differences.length).toBeGreaterThan(0)
        expect(
          new Set(differences.flatMap(({ before: was, after: is }) => [topOf(was), topOf(is)]).filter(Boolean)).size,
        ).toBe(1)
      }),
      tries,
    )
  })

  it('diff finds any single removed value', () => {
    fc.assert(
      fc.property(record, fc.nat(), (before, at) => {
        const after = structuredClone(before)
        const leaves = leavesOf(after as Members)
        const [holder, key] = leaves[at % leaves.length] ?? [{}, '']
        delete holder[key]
        expect(diffRecords(before, after).length).toBeGreaterThan(0)
      }),
      tries,
    )
  })

  it('diff finds the same number of differences in both directions, with added and removed swapped', () => {
    fc.assert(
      fc.property(fc.oneof(record, wild), fc.oneof(record, wild), (one, other) => {
        const [there, back] = [diffRecords(one, other), diffRecords(other, one)]
        expect(count(there, 'added')).toBe(count(back, 'removed'))
        expect(count(there, 'removed')).toBe(count(back, 'added'))
        for (const kind of ['changed', 'moved', 'spelling'] as const) expect(count(there, kind)).toBe(count(back, kind))
      }),
      tries,
    )
  })

  it('the pointers of a diff lead to the values that the diff names', () => {
    fc.assert(
      fc.property(fc.oneof(record, wild), fc.oneof(record, wild), (one, other) => {
        for (const { before, after, message } of diffRecords(one, other)) {
          if (before !== undefined) expect(valueAt(one, before.pointer)).toBe(before.value)
          if (after !== undefined) expect(valueAt(other, after.pointer)).toBe(after.value)
          expect(before ?? after).toBeDefined()
          expect(message).toMatch(/\.$/s)
        }
      }),
      tries,
    )
  })

  it('diff ignores the order of unordered lists', () => {
    const lists = ['subjects', 'dates', 'relatedIdentifiers', 'rightsList', 'fundingReferences', 'sizes'] as const
    fc.assert(
      fc.property(record, value => {
        const reversed: Members = { ...value }
        for (const list of lists) if (value[list] !== undefined) reversed[list] = [...value[list]].reverse()
        expect(diffRecords(value, reversed)).toEqual([])
      }),
      tries,
    )
  })
})

const topOf = (side: Difference['before']): string | undefined => side?.pointer.split('/')[1]

describe('a long list', () => {
  it('diff compares lists of 5,000 creators in less than 5 seconds', { timeout: 5_000 }, () => {
    const creators = Array.from({ length: 5_000 }, (_, index) => ({ name: `Author ${index}` }))
    expect(diffRecords({ creators }, { creators: [...creators.slice(1), { name: 'Author 0' }] })).toHaveLength(1)
    expect(diffRecords({ creators }, { creators: creators.map(() => ({ name: 'Same' })) })).toHaveLength(5_000)
  })
})
