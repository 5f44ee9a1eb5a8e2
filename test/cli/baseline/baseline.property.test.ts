import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baselineEntries } from '../../../src/cli/baseline/baseline-entries.ts'
import { commands } from '../../../src/cli/commands/index.ts'
import { run } from '../../../src/cli/run.ts'
import type { Terminal } from '../../../src/cli/terminal/terminal.ts'
import { runsOr } from '../../runs.ts'
import { fakeTerminal } from '../fake-terminal.ts'

function terminalWith(text: string, size: number): Terminal {
  const { terminal } = fakeTerminal()
  const bytes = new TextEncoder().encode(text)
  return {
    ...terminal,
    files: {
      ...terminal.files,
      read: async () => bytes,
      async *stream() {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
      },
    },
  }
}

async function entriesOf(text: string, size: number) {
  const all = []
  for await (const entries of baselineEntries('known.json', terminalWith(text, size))) all.push(...entries)
  return all
}

const name = fc.string({ unit: 'binary', maxLength: 8 }).filter(text => text !== '__proto__')
const kept = fc.dictionary(name, fc.dictionary(name, name, { noNullPrototype: true }), { noNullPrototype: true })
const size = fc.integer({ min: 1, max: 40 })

describe('the entries of a baseline', () => {
  it('the baseline reader reads the same entries as a JSON parser, regardless of spacing, chunks and extra members', async () => {
    await fc.assert(
      fc.asyncProperty(kept, fc.jsonValue({ maxDepth: 2 }), fc.nat(3), size, async (files, more, indent, pieces) => {
        const text = JSON.stringify({ more, version: 1, files, last: [more] }, undefined, indent)
        const expected = Object.entries(JSON.parse(text).files as typeof files).flatMap(([file, entries]) =>
          Object.entries(entries).map(([fingerprint, rule]) => ({ file, fingerprint, rule })),
        )
        expect(await entriesOf(text, pieces)).toEqual(expected)
      }),
    )
  })

  it('the baseline reader refuses text that is not JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        kept,
        fc.nat(),
        fc.constantFrom('', '}', ',', '"', ':', '{', ' 1'),
        size,
        async (files, at, change, pieces) => {
          const text = JSON.stringify({ version: 1, files })
          const place = at % text.length
          const changed = text.slice(0, place) + change + text.slice(place + (change === '' ? 1 : 0))
          const isJson = (() => {
            try {
              JSON.parse(changed)
              return true
            } catch {
              return false
            }
          })()
          if (isJson) return
          await expect(entriesOf(changed, pieces)).rejects.toThrow(/known\.json/)
        },
      ),
    )
  })
})

describe('a baseline of many records', () => {
  const record = (doi: string | undefined, title: string): string =>
    JSON.stringify({ doi, titles: [{ title }], publicationYear: 2020, types: { resourceTypeGeneral: 'Dataset' } })
  const records = fc.array(
    fc.tuple(fc.constantFrom(undefined, '10.5072/a', '10.5072/b'), fc.constantFrom('Rain', ' Rain', 'Snow ')),
    { minLength: 1, maxLength: 12 },
  )

  it('a baseline is the same whether records are read one by one or together, and covers the findings of a renamed file', async () => {
    await fc.assert(
      fc.asyncProperty(records, records, async (before, after) => {
        const textOf = (list: typeof before): string => list.map(one => `${record(...one)}\n`).join('')
        const { terminal, written, files } = fakeTerminal({ files: { 'a.ndjson': textOf(before) } })
        const text = async (path: string): Promise<string> => new TextDecoder().decode(await files.read(path))
        const check = async (...args: string[]) => {
          Object.assign(written, { stdout: '', stderr: '' })
          return {
            exitCode: await run(['check', ...args, '-f', 'compact'], commands, terminal),
            stdout: written.stdout,
          }
        }
        await check('a.ndjson', '--update-baseline', '--baseline', 'whole.json')
        await check('a.ndjson', '--update-baseline', '--baseline', 'parts.json', '--jobs', '1')
        expect(await text('parts.json')).toBe(await text('whole.json'))
        expect(await check('a.ndjson', '--baseline', 'whole.json', '--jobs', '1')).toEqual({ exitCode: 0, stdout: '' })
        rmSync(join(terminal.cwd, 'a.ndjson'))
        await files.write('b.ndjson', textOf(after))
        const whole = await check('b.ndjson', '--baseline', 'whole.json')
        expect(await check('b.ndjson', '--baseline', 'whole.json', '--jobs', '1')).toEqual(whole)
        await files.write('c.ndjson', textOf(before))
        rmSync(join(terminal.cwd, 'b.ndjson'))
        expect((await check('c.ndjson', '--baseline', 'whole.json')).stdout).toBe('')
      }),
      { numRuns: runsOr(10, 3) },
    )
  })
})
