import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { RepeatCounter } from '../../../src/cli/report/repeat-counter.ts'
import { FingerprintList } from '../../../src/cli/silence/fingerprint-list.ts'
import { type Stretch, StretchList } from '../../../src/cli/silence/stretch-list.ts'
import { scratchBeside } from '../../../src/cli/spill/beside.ts'
import type { Key } from '../../../src/cli/spill/key-pages.ts'
import { KeyedNumbers } from '../../../src/cli/spill/keyed-numbers.ts'
import { merged } from '../../../src/cli/spill/merged.ts'
import { type OpenScratch, openScratch } from '../../../src/cli/spill/scratch.ts'
import { runsOr } from '../../runs.ts'
import { fakeTerminal } from '../fake-terminal.ts'

function inFolder(): { open: OpenScratch; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'citable-spill-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { open: () => openScratch(join(folder, 'baseline.json')), folder }
}

// Few values in each part, so that keys are alike in some; and large ones, which are in all pages.
const part = fc.oneof(fc.nat(3), fc.nat(2 ** 32 - 1), fc.constantFrom(2 ** 32 - 1, 2 ** 31))
const key = fc.tuple(part, part, part) satisfies fc.Arbitrary<Key>

describe('numbers by keys', () => {
  it.each([undefined, 2, 7, 64])('are those that were set last, with %s of them in memory', most => {
    const { open, folder } = inFolder()
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.integer({ min: 1, max: 9 })), { maxLength: 1500, size: 'max' }), given => {
        const numbers = most === undefined ? new KeyedNumbers() : new KeyedNumbers(open, most)
        const expected = new Map<string, number>()
        for (const [key, number] of given) {
          expect(numbers.get(key)).toBe(expected.get(key.join()) ?? 0)
          numbers.set(key, number)
          expected.set(key.join(), number)
        }
        for (const [key] of given) expect(numbers.get(key)).toBe(expected.get(key.join()))
        numbers.clear()
        for (const [key] of given) expect(numbers.get(key)).toBe(0)
      }),
      { numRuns: runsOr(20, 4) },
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('find room where all pages are full and many keys are for one', () => {
    const { open } = inFolder()
    const numbers = new KeyedNumbers(open, 5000)
    const keys = Array.from(
      { length: 200_000 },
      (_, at): Key => [at, at * 7, at % 50 === 0 ? 5 : (at * 2654435761) % 2 ** 32],
    )
    for (const [at, key] of keys.entries()) numbers.set(key, at + 1)
    expect(keys.findIndex((key, at) => numbers.get(key) !== at + 1)).toBe(-1)
    expect(numbers.get([1, 2, 3])).toBe(0)
  })

  it('count how often keys came', () => {
    const counts = new Map<string, number>()
    fc.assert(
      fc.property(fc.array(key, { maxLength: 1000, size: 'max' }), keys => {
        const counter = new RepeatCounter()
        counts.clear()
        for (const one of keys) {
          expect(counter.next(one)).toBe(counts.get(one.join()) ?? 0)
          counts.set(one.join(), (counts.get(one.join()) ?? 0) + 1)
        }
      }),
      { numRuns: runsOr(20, 5) },
    )
  })
})

const fingerprint = fc.oneof(
  fc.constantFrom('0'.repeat(64), 'f'.repeat(64), `${'0'.repeat(63)}1`),
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex')),
)
const entry = fc.tuple(fingerprint, fc.constantFrom('doi-form', 'date-reversed', 'own/rule'))

describe('lists for a baseline', () => {
  it('give the fingerprints of each stretch in order, however few are in memory', () => {
    const { open, folder } = inFolder()
    const stretches = fc.array(fc.array(entry, { maxLength: 40, size: 'max' }), { maxLength: 12, size: 'max' })
    fc.assert(
      fc.property(stretches, fc.integer({ min: 1, max: 50 }), (given, most) => {
        const list = new FingerprintList(open, most)
        const places = given.map(entries => {
          list.begin()
          const start = list.length
          for (const [fingerprint, rule] of entries) list.add(fingerprint, rule)
          return [start, list.length] as const
        })
        for (const [at, [start, end]] of places.entries()) {
          const sorted = [...list.sorted(start, end)]
          const expected = (given[at] ?? []).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
          expect(sorted.map(([one]) => one)).toEqual(expected.map(([one]) => one))
          expect(sorted.map(one => one.join()).toSorted()).toEqual(expected.map(one => one.join()).toSorted())
        }
      }),
      { numRuns: runsOr(100, 20) },
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('give the files by their names, each with its last stretch', () => {
    const { open } = inFolder()
    const file = fc.tuple(fc.constantFrom('a', 'b/c', 'ä\n"', 'd'.repeat(40), '😀'), fc.nat(5))
    fc.assert(
      fc.property(fc.array(file, { maxLength: 60 }), fc.constantFrom(1, 150, 700, 1e6), (given, most) => {
        const list = new StretchList(open, most)
        const last = new Map<string, Stretch>()
        let at = 0
        for (const [name, length] of given) {
          const stretch: Stretch = [name, at, at + length]
          list.add(stretch)
          last.set(name, stretch)
          at += length
        }
        const expected = [...last.values()].filter(([, start, end]) => end > start)
        expect([...list.sorted()]).toEqual(expected.toSorted(([a], [b]) => (a < b ? -1 : 1)))
      }),
    )
  })

  it('are put together in order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(30))), runs => {
        const sorted = runs.map(run => run.toSorted((a, b) => a - b))
        expect([
          ...merged(
            sorted.map(run => run.values()),
            (one, other) => one < other,
          ),
        ]).toEqual(runs.flat().toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('a scratch file', () => {
  it('has no name, and is 0 where nothing was written', () => {
    const { open, folder } = inFolder()
    const scratch = open()
    expect(readdirSync(folder)).toEqual([])
    scratch.write(Uint8Array.of(1, 2), 6)
    const bytes = new Uint8Array(10).fill(9)
    scratch.read(bytes, 2)
    expect([...bytes]).toEqual([0, 0, 0, 0, 1, 2, 0, 0, 0, 0])
    scratch.close()
  })

  it('that a full disk does not take is told', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      errno: -28,
      syscall: 'write',
    })
    const fails = (): never => {
      throw full
    }
    const { terminal } = fakeTerminal({
      fileSystem: () => ({ openScratch: () => ({ read: fails, write: fails, close: () => undefined }) }),
    })
    const scratch = scratchBeside('known.json', terminal)()
    expect(() => scratch.write(new Uint8Array(1), 0)).toThrow(
      /^What does not fit into memory cannot be written beside known\.json: .*space/,
    )
  })
})
