import { describe, expect, test } from 'vitest'
import { records } from '../../records/inputs.ts'
import { isSlowSuite } from '../../runs.ts'
import { citable } from '../fake-terminal.ts'
import { interruptedByNote } from '../interrupted.ts'
import { tarOf } from '../stream/archives.ts'

const lines = records
  .filter(record => !Object.hasOwn(record as object, 'data'))
  .map(record => `${JSON.stringify(record)}\n`)
  .join('')
const files = { 'a.ndjson': lines.repeat(12), 'b.ndjson': lines }

/** Calls of `predict` and `cite` with different output formats. The fast suite tests two of the calls. */
const ways = [
  ['predict', '-f', 'json'],
  ['predict', '-f', 'ndjson', '--strict'],
  ['predict', '-f', 'pretty'],
  ['cite', '-f', 'json'],
  ['cite', '--style', 'datacite'],
].filter((_, at) => isSlowSuite || at % 4 === 0)

describe.each(ways)('%s %s %s', (command = '', ...rest) => {
  const args = [command, 'a.ndjson', 'b.ndjson', ...rest, '-o', 'out']

  test('an interrupted run of predict or cite resumes and writes the same file as an uninterrupted run', async () => {
    const whole = await citable([...args, '--resume', 'other'], { files })
    const first = await citable([...args, '--resume', 'journal'], { files, ...interruptedByNote() })
    expect(first.exitCode).toBe(2)
    expect(first.stderr).toContain('Interrupted')
    const [part, all] = [await first.read('out'), await whole.read('out')]
    expect(part.length).toBeLessThan(all.length)
    const kept = { ...files, journal: await first.read('journal'), out: `${part}more than was noted` }
    const second = await citable([...args, '--resume', 'journal'], { files: kept })
    expect([second.exitCode, second.stdout]).toEqual([whole.exitCode, ''])
    expect(whole.stderr.endsWith(second.stderr)).toBe(true)
    expect(await second.read('out')).toBe(all)
    await expect(second.read('journal')).rejects.toThrow()
    const again = await citable([...args, '--from', 'datacite-rest', '--resume', 'journal'], { files: kept })
    expect([again.exitCode, again.stderr]).toEqual([2, expect.stringContaining('other inputs or options')])
  })

  test('predict and cite write the same text to a file as to standard output', async () => {
    const printed = await citable([command, 'a.ndjson', 'b.ndjson', ...rest], { files })
    for (const more of [[], ['--progress', 'json'], ['--resume', 'journal']]) {
      if (command === 'cite' && more[0] === '--progress') continue
      const written = await citable([...args, ...more], { files })
      expect([written.exitCode, written.stdout], more.join(' ')).toEqual([printed.exitCode, ''])
      expect(await written.read('out'), more.join(' ')).toBe(printed.stdout)
    }
  })

  test('predict and cite never overwrite an input, and overwrite other files only with --force', async () => {
    for (const out of ['a.ndjson', './a.ndjson'])
      for (const more of [[], ['--force'], ['--force', '--resume', 'journal']]) {
        const { exitCode, stderr, read } = await citable([command, 'a.ndjson', ...rest, '-o', out, ...more], { files })
        expect([exitCode, stderr]).toEqual([2, expect.stringContaining('is an input')])
        expect(await read('a.ndjson')).toBe(files['a.ndjson'])
      }
    const there = { ...files, out: 'former text' }
    const refused = await citable(args, { files: there })
    expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringContaining('--force overwrites it')])
    expect(await refused.read('out')).toBe('former text')
    const forced = await citable([...args, '--force'], { files: there })
    expect(await forced.read('out')).not.toContain('former text')
  })

  test('predict and cite give the reason once if a file cannot be written', async () => {
    const fileSystem = () => ({
      openOutput: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
      write: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
    })
    for (const input of ['a.ndjson', 'x.tar']) {
      const { exitCode, stderr } = await citable([command, input, ...rest, '-o', 'out'], {
        files: { ...files, 'x.tar': tarOf({ 'a.ndjson': lines }) },
        fileSystem,
      })
      expect(exitCode).toBe(2)
      expect(stderr.match(/out: Cannot be written/g)).toHaveLength(1)
    }
  })

  test('predict and cite refuse --resume without an output file', async () => {
    const { exitCode, stderr } = await citable([command, 'a.ndjson', ...rest, '--resume', 'journal'], { files })
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('name it with --output')])
  })
})

test('cite and predict --format ndjson write an empty file for an input without records', async () => {
  for (const args of [['cite'], ['cite', '--resume', 'journal'], ['predict', '-f', 'ndjson'], ['cite', '-s', 'apa']]) {
    const [command = '', ...rest] = args
    const { read } = await citable([command, 'none.ndjson', ...rest, '-o', 'out'], { files: { 'none.ndjson': '[]' } })
    expect(await read('out'), args.join(' ')).toBe('')
  }
})

test('cite refuses to resume with a style that needs all records in memory', async () => {
  const args = ['cite', 'a.ndjson', '--style', 'apa', '-o', 'out', '--resume', 'journal']
  const { exitCode, stderr } = await citable(args, { files })
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('needs all records at once')])
})

test('cite writes a bibliography, or a document with citations, to a file', async () => {
  const draft = { 'a.ndjson': lines, 'draft.md': 'Text [@10.5072/none].\n' }
  for (const more of [
    ['--style', 'apa'],
    ['--style', 'apa', '--format', 'html'],
    ['--scope', 'latest'],
    ['-d', 'draft.md'],
  ]) {
    const printed = await citable(['cite', 'a.ndjson', ...more], { files: draft })
    const written = await citable(['cite', 'a.ndjson', ...more, '-o', 'out'], { files: draft })
    expect([written.exitCode, written.stdout, written.stderr]).toEqual([printed.exitCode, '', printed.stderr])
    expect(await written.read('out')).toBe(printed.stdout)
  }
  const same = await citable(['cite', 'a.ndjson', '-d', 'draft.md', '-o', './draft.md', '--force'], { files: draft })
  expect([same.exitCode, same.stderr]).toEqual([2, expect.stringContaining('is an input')])
})
