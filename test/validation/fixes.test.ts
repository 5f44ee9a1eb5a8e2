import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fix } from '../../src/core/diagnostic.ts'
import { diffRecords } from '../../src/datacite/diff/diff.ts'
import type { Datacite } from '../../src/model/datacite.ts'
import { applyPatch } from '../../src/validation/fix/apply-patch.ts'
import { fixValue } from '../../src/validation/fix/fix-value.ts'
import { joinFixes } from '../../src/validation/join-fixes.ts'
import { documentedRules } from '../../src/validation/rules/docs.ts'
import { runRule } from '../../src/validation/run/run-rules.ts'
import { countOf } from './count-findings.ts'

const remove = (path: string): Fix => ({ description: '', safe: true, patch: [{ op: 'remove', path }] })
const replace = (path: string, value: unknown): Fix => ({
  description: '',
  safe: true,
  patch: [{ op: 'replace', path, value }],
})
const append = (path: string, value: unknown): Fix => ({
  description: '',
  safe: true,
  patch: [{ op: 'add', path: `${path}/-`, value }],
})

describe('a patch', () => {
  const document = { titles: [{ title: 'a' }, { title: 'b' }], version: '1' }

  test('applyPatch applies all operations of a patch and does not modify the given document', () => {
    const before = structuredClone(document)
    const patched = applyPatch(document, [
      { op: 'add', path: '/titles/1', value: { title: 'c' } },
      { op: 'move', from: '/titles/0', path: '/titles/-' },
      { op: 'copy', from: '/version', path: '/language' },
      { op: 'remove', path: '/version' },
      { op: 'test', path: '/titles/2', value: { title: 'a' } },
    ])
    expect(patched).toEqual({
      ok: true,
      value: { titles: [{ title: 'c' }, { title: 'b' }, { title: 'a' }], language: '1' },
    })
    expect(document).toEqual(before)
  })

  test.each([
    ['/titles/2/title', 'replace'],
    ['/titles/3', 'add'],
    ['/titles/01', 'remove'],
    ['/titles/length', 'remove'],
    ['/version/0', 'add'],
    ['/constructor', 'remove'],
    ['/nothing/there', 'add'],
  ] as const)('applyPatch reports a patch with a missing target (%s, %s)', (path, op) => {
    expect(applyPatch(document, [{ op, path, value: 1 }])).toEqual({
      ok: false,
      message: expect.stringContaining(path),
    })
  })

  test('applyPatch does not apply a patch whose test fails', () => {
    expect(applyPatch(document, [{ op: 'test', path: '/version', value: '2' }])).toMatchObject({ ok: false })
  })

  test('applyPatch compares values of any depth', () => {
    const deep = (): unknown => JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
    expect(applyPatch(deep(), [{ op: 'test', path: '', value: deep() }]).ok).toBe(true)
  })

  test('applyPatch never sets a prototype', () => {
    const patched = applyPatch({}, [{ op: 'add', path: '/__proto__', value: { polluted: true } }])
    expect(patched.ok && Object.keys(patched.value as object)).toEqual(['__proto__'])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(applyPatch({}, [{ op: 'add', path: '/__proto__/polluted', value: true }]).ok).toBe(false)
  })
})

describe('fixes that are joined', () => {
  test('joinFixes orders fixes so that none shifts the target of another', () => {
    const { patch, left } = joinFixes([
      remove('/list/1'),
      append('/list', 'e'),
      replace('/list/3', 'D'),
      remove('/list/2'),
      append('/list', 'f'),
    ])
    expect(left).toEqual([])
    expect(applyPatch({ list: ['a', 'b', 'c', 'd'] }, patch)).toEqual({
      ok: true,
      value: { list: ['a', 'D', 'e', 'f'] },
    })
  })

  test('joined fixes do not change the same value twice', () => {
    const { taken, left } = joinFixes([
      replace('/a/0/b', 1),
      remove('/a/0'),
      remove('/a'),
      remove('/c'),
      replace('/c/d', 1),
      append('/c', 1),
      append('/a/0/b', 1),
    ])
    expect([taken, left].map(fixes => fixes.map(({ patch }) => patch[0]?.path))).toEqual([
      ['/a/0/b', '/c'],
      ['/a/0', '/a', '/c/d', '/c/-', '/a/0/b/-'],
    ])
  })

  test('joined fixes remove and replace the chosen values of a list, and append new values at its end', () => {
    const list = fc.array(fc.string(), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(list, fc.infiniteStream(fc.constantFrom('remove', 'replace', 'append', 'none')), (values, kinds) => {
        const chosen = values.map(() => kinds.next().value)
        const fixes = chosen.flatMap((kind, at) =>
          kind === 'remove'
            ? [remove(`/${at}`)]
            : kind === 'replace'
              ? [replace(`/${at}`, 'new')]
              : kind === 'append'
                ? [append('', `${at}`)]
                : [],
        )
        const { patch, left } = joinFixes(fixes)
        expect(left).toEqual([])
        const kept = values.flatMap((value, at) =>
          chosen[at] === 'remove' ? [] : chosen[at] === 'replace' ? ['new'] : [value],
        )
        const appended = chosen.flatMap((kind, at) => (kind === 'append' ? [`${at}`] : []))
        expect(applyPatch(values, patch)).toEqual({ ok: true, value: [...kept, ...appended] })
      }),
    )
  })
})

describe('fixing a value', () => {
  test('fixValue applies only safe fixes unless unsafe fixes are requested', () => {
    const record = {
      doi: 'https://doi.org/10.5072/a',
      geoLocations: [{ geoLocationPlace: ['Disko Bay', 'Nuuk'] }],
    }
    const given = structuredClone(record)
    const safely = fixValue(record)
    expect(safely.value).toEqual({ ...given, doi: '10.5072/a' })
    expect(safely.fixed.map(({ rule }) => rule)).toEqual(['doi-form'])
    const { value, fixed } = fixValue(record, { unsafe: true, only: ({ rule }) => rule !== 'doi-form' })
    expect(value).toEqual({
      ...given,
      geoLocations: [{ geoLocationPlace: 'Disko Bay' }, { geoLocationPlace: 'Nuuk' }],
    })
    expect(fixed.map(({ rule }) => rule)).toEqual(['repeated-place'])
    expect(record).toEqual(given)
  })

  test('a safe fix changes only the values at the pointers of its patch', () => {
    for (const rule of documentedRules()) {
      for (const example of rule.examples.fails) {
        for (const { fix } of runRule(rule, example)) {
          if (fix?.safe !== true) continue
          const patched = applyPatch(example.record, fix.patch)
          if (!patched.ok) throw new Error(`${rule.id}: ${patched.message}`)
          for (const { before, after, message } of diffRecords(example.record, patched.value as Datacite)) {
            const changed = before?.pointer ?? after?.pointer ?? ''
            const isNamed = fix.patch.some(
              ({ path }) => changed.startsWith(path.replace(/-$/, '')) || path.startsWith(`${changed}/`),
            )
            expect(isNamed, `${rule.id}: ${message}`).toBe(true)
          }
        }
      }
    }
  })

  const fixOf = (id: string, record: Datacite) => {
    const rule = documentedRules().find(one => one.id === id)
    return rule && runRule(rule, { record })[0]?.fix
  }

  test.each([
    ['2021/2020', '2020/2021'],
    ['2020-05/2020', undefined],
  ])('date-dropped swaps the ends of a range only if the range runs backwards: %s', (date, kept) => {
    const fix = fixOf('date-dropped', { dates: [{ date, dateType: 'Collected' }] })
    expect(fix?.patch).toEqual(kept && [{ op: 'replace', path: '/dates/0/date', value: kept }])
  })

  test.each([
    ['Garcia, Sofia', ['Sofia', 'Garcia']],
    ['Garcia, Sofia https://orcid.org/0000-0002-1825-0097', undefined],
  ])('person-without-parts offers name parts only for a value that is nothing but a name: %s', (name, parts) => {
    const fix = fixOf('person-without-parts', { creators: [{ name, nameType: 'Personal' }] })
    expect(fix?.patch.map(step => 'value' in step && step.value)).toEqual(parts)
  })

  test('fixValue throws a TypeError for options of the wrong type', () => {
    expect(() => fixValue({}, { unsafe: 'yes' as never })).toThrow(TypeError)
    expect(() => fixValue({}, { only: 'doi-form' as never })).toThrow(TypeError)
  })

  test.each([false, true])(
    'a second run of fixValue changes nothing, and the first run does not increase the number of findings outside the registry rules (unsafe: %s)',
    unsafe => {
      for (const { id, examples } of documentedRules()) {
        for (const { record } of [...examples.fails, ...examples.passes]) {
          const options = { from: 'citable-json', profile: 'strict', unsafe } as const
          const once = fixValue(record, options)
          const twice = fixValue(once.value, options)
          expect(twice.fixed, id).toEqual([])
          expect(twice.value).toBe(once.value)
          expect(countOf(once.value), id).toBeLessThanOrEqual(countOf(record))
        }
      }
    },
  )
})
