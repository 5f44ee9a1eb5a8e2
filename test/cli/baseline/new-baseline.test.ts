import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baselineEntries } from '../../../src/cli/baseline/baseline-entries.ts'
import { mostFindings, tooManyFindings } from '../../../src/cli/baseline/limit.ts'
import { NewBaseline } from '../../../src/cli/baseline/new-baseline.ts'
import { commands } from '../../../src/cli/commands/index.ts'
import { languageOf } from '../../../src/cli/language/load.ts'
import type { FileReport } from '../../../src/cli/report/report.ts'
import { run } from '../../../src/cli/run.ts'
import { fakeTerminal } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'

const reportOn = (file: string, values: readonly string[]): FileReport => ({
  file,
  records: [],
  diagnostics: values.map(actual => ({
    rule: 'doi-form',
    severity: 'warning',
    registry: 'accepts',
    message: '',
    messageId: '',
    pointer: '/doi',
    url: '',
    actual,
  })),
  excerpt: () => undefined,
})

const parsed = async (text: Promise<Uint8Array>) =>
  JSON.parse(new TextDecoder().decode(await text)) as { files: Record<string, Record<string, string>> }

describe('a new baseline', () => {
  it('a new baseline contains the findings of the last check of each file, sorted by file and fingerprint', async () => {
    const file = fc.constantFrom('a', 'b/c', 'ä\n"', 'd'.repeat(40), '😀', '10', '9')
    const reports = fc.array(fc.tuple(file, fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 4 })))
    await fc.assert(
      fc.asyncProperty(reports, async given => {
        const { terminal, files } = fakeTerminal()
        const baseline = await NewBaseline.open(join(terminal.cwd, 'known.json'), terminal)
        const expected = new Map<string, number>()
        let last: string | undefined
        for (const [name, values] of given) {
          baseline.take(reportOn(name, values))
          expected.set(name, (name === last ? (expected.get(name) ?? 0) : 0) + values.length)
          last = name
        }
        await baseline.write()
        const text = new TextDecoder().decode(await files.read('known.json'))
        const namesIn = (pattern: RegExp): string[] =>
          [...text.matchAll(pattern)].map(([, name]) => JSON.parse(name ?? ''))
        const names = [...expected].filter(([, count]) => count > 0).map(([name]) => name)
        expect(namesIn(/^ {4}(".*"): \{$/gm)).toEqual(names.sort())
        for (const [name, findings] of Object.entries(JSON.parse(text).files)) {
          const fingerprints = Object.keys(findings as object)
          expect(fingerprints).toHaveLength(expected.get(name) ?? 0)
          expect(fingerprints).toEqual(fingerprints.toSorted())
        }
      }),
      { numRuns: 20 },
    )
  })

  it('a new baseline keeps the entries of files that were not checked, unless these files were deleted', async () => {
    const { terminal, files } = fakeTerminal({ files: { 'a.json': '{}', 'b.json': '{}' } })
    const first = await NewBaseline.open(join(terminal.cwd, 'known.json'), terminal)
    for (const name of ['a.json', 'b.json', 'gone.json']) first.take(reportOn(name, ['x', 'y']))
    expect(await first.write()).toBe(6)
    const second = await NewBaseline.open(join(terminal.cwd, 'known.json'), terminal)
    second.take(reportOn('b.json', ['z']))
    expect(await second.write()).toBe(3)
    const { files: written } = await parsed(files.read('known.json'))
    expect(Object.entries(written).map(([name, findings]) => [name, Object.keys(findings).length])).toEqual([
      ['a.json', 2],
      ['b.json', 1],
    ])
  })
})

describe('a baseline with more findings than fit', () => {
  const refusal = (count: number): string =>
    `The baseline known.json exceeds the limit of ${count} findings. Check folders separately, each with its own --baseline, or turn off the rules with the most findings; 'citable check --summary-only' counts the findings of each rule.`

  it('a new baseline refuses too many findings, and the error suggests a remedy', async () => {
    const { terminal } = fakeTerminal({ files: { 'a.json': '{}' } })
    const baseline = await NewBaseline.open(join(terminal.cwd, 'known.json'), terminal, 3)
    baseline.take(reportOn('a.json', ['x', 'y']))
    baseline.take(reportOn('b.json', ['x']))
    expect(() => baseline.take(reportOn('c.json', ['x']))).toThrow(refusal(3))
  })

  it('a new baseline counts each finding once even if its file is checked twice', async () => {
    const { terminal } = fakeTerminal({ files: { 'a.json': '{}' } })
    const before = await NewBaseline.open(join(terminal.cwd, 'known.json'), terminal)
    before.take(reportOn('a.json', ['x', 'y']))
    await before.write()
    const baseline = await NewBaseline.open(join(terminal.cwd, 'known.json'), terminal, 3)
    for (const name of ['a.json', 'b.json', 'a.json'])
      baseline.take(reportOn(name, name === 'b.json' ? [] : ['x', 'y', 'z']))
    expect(await baseline.write()).toBe(3)
  })

  it('an existing baseline with too many findings is not read, and the error suggests a remedy', async () => {
    const files = { 'known.json': JSON.stringify({ version: 1, files: { 'a.json': { a: 'x', b: 'x', c: 'x' } } }) }
    const { terminal } = fakeTerminal({ files })
    const read = async (most: number): Promise<number> => {
      let count = 0
      for await (const entries of baselineEntries(join(terminal.cwd, 'known.json'), terminal, most))
        count += entries.length
      return count
    }
    await expect(read(2)).rejects.toThrow(refusal(2))
    expect(await read(3)).toBe(3)
  })

  it('the error about a baseline with too many findings is translated into German', async () => {
    const { say } = await languageOf('de')
    expect(say(tooManyFindings('known.json', mostFindings).said)).toBe(
      'Die Baseline known.json überschreitet 2.000.000 Befunde. Prüfen Sie Ordner einzeln, jeden mit einer eigenen --baseline, oder schalten Sie die Regeln mit den meisten Befunden aus, die „citable check --summary-only“ zählt.',
    )
  })
})

it('check --update-baseline reports a full disk and does not damage the existing baseline', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const { terminal, written, files } = fakeTerminal({
    files: { 'a.json': json({ ...bare, titles: [] }), 'known.json': '{ "version": 1, "files": {} }' },
    fileSystem: real => ({
      openReplacement: async path => ({ ...(await real.openReplacement(path)), write: () => Promise.reject(full) }),
    }),
  })
  const exitCode = await run(['check', 'a.json', '--baseline', 'known.json', '--update-baseline'], commands, terminal)
  expect([exitCode, written.stderr]).toEqual([
    2,
    'citable: The baseline known.json cannot be written: no space left on the device.\n',
  ])
  expect(await parsed(files.read('known.json'))).toEqual({ version: 1, files: {} })
})
