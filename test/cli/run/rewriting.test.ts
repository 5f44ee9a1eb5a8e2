import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { convert } from '../../../src/formats/index.ts'
import { longTest } from '../../long-test.ts'
import { records } from '../../records/inputs.ts'
import { citable } from '../fake-terminal.ts'
import { tarOf } from '../stream/archives.ts'

// A page around a single record is no entry of a list.
const good = records.slice(0, 14).filter(record => !Object.hasOwn(record as object, 'data'))
const archive = tarOf({
  'a.jsonl.gz': gzipSync(good.map(record => `${JSON.stringify(record)}\n`).join('')),
  'b.json': JSON.stringify(good),
})
const files = { 'a.tar': archive }

test.each(['datacite-service', 'bibtex', 'ris', 'csl-json'] as const)(
  'converts an archive to a single text in %s, and counts the records',
  async to => {
    const { exitCode, stdout, stderr } = await citable(['convert', 'a.tar', '--to', to], { files })
    const expected = good.map(record =>
      convert(JSON.stringify(record), { to, pretty: !to.includes('json') && to !== 'datacite-service' }),
    )
    const text = expected.map(one => (one.ok ? one.text : '')).join('')
    expect(stdout).toBe(text + text)
    expect(exitCode).toBe(0)
    expect(stderr).toContain(`citable: ${2 * good.length} records converted.`)
  },
)

test('a CSV table converted from an archive has a single header row, and --strict omits BibTeX entries with losses', async () => {
  const table = await citable(['convert', 'a.tar', '--to', 'csv', '-o', 'out.csv'], { files })
  const text = await table.read('out.csv')
  const [heading = ''] = text.split('\n')
  expect(text.split(heading)).toHaveLength(2)
  const strict = await citable(['convert', 'a.tar', '--to', 'bibtex', '--strict', '-f', 'ndjson'], { files })
  expect(strict.exitCode).toBe(1)
  const told = strict.stderr
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect((strict.stdout.match(/^@/gm) ?? []).length + told.length).toBe(2 * good.length)
})

test('convert reports an unreadable record with its line number, and converts the others', async () => {
  const lines = `${JSON.stringify(good[0])}\n{"doi" broken\n${JSON.stringify(good[1])}\n`
  const { exitCode, stdout, stderr } = await citable(['convert', 'x.tar', '--to', 'rest'], {
    files: { 'x.tar': tarOf({ 'a.jsonl': lines }) },
  })
  expect(exitCode).toBe(1)
  expect(stdout.trim().split('\n')).toHaveLength(2)
  expect(stderr).toMatch(/x\.tar\/a\.jsonl:2:\d+: /)
})

const parts = tarOf(Object.fromEntries(good.map((record, at) => [`${at}.json`, JSON.stringify(record)])))
const shards = async (args: readonly string[], of = 3) => {
  const shown = []
  for (let part = 1; part <= of; part++)
    shown.push(await citable([...args, '--shard', `${part}/${of}`], { files: { 'a.tar': parts } }))
  return shown
}
const lines = (text: string): string[] => text.split('\n').filter(line => line !== '')

test.each([
  [['convert', 'a.tar', '--to', 'datacite-rest']],
  [['convert', 'a.tar', '--to', 'rest', '--as-registered']],
  [['upgrade', 'a.tar']],
  [['predict', 'a.tar', '-f', 'ndjson']],
])('the shards of %j together write the same lines as the whole run, one per record', async args => {
  const whole = lines((await citable(args, { files: { 'a.tar': parts } })).stdout)
  const divided = (await shards(args)).map(({ stdout }) => lines(stdout))
  expect(whole).toHaveLength(good.length)
  expect(divided.flat().sort()).toEqual(whole.toSorted())
  for (const part of divided) expect(part.length).toBeGreaterThan(0)
})

test('the shards together write the same files as the whole run, under the same names', async () => {
  const args = ['convert', 'a.tar', '--to', 'datacite-xml', '-o', 'out/']
  const names = good.map((_, at) => `out/a.tar/${at}.xml`)
  const whole = await citable(args, { files: { 'a.tar': parts } })
  const divided = await shards(args)
  for (const name of names) {
    const written = await Promise.all(divided.map(({ read }) => read(name).catch(() => undefined)))
    expect(written.filter(text => text !== undefined)).toEqual([await whole.read(name)])
  }
})

test.each([
  [['convert', 'a.tar', '--to', 'mods'], 'One MODS XML text for several records cannot be written in parts'],
  [['convert', 'a.tar', '--to', 'ris', '-f', 'json'], '--shard reports as pretty or ndjson.'],
  [['upgrade', 'a.tar', '--in-place'], '--in-place and --shard cannot be combined.'],
])('--shard is refused with the arguments %j', async (args, message) => {
  const { exitCode, stderr } = await citable([...args, '--shard', '1/2'], { files: { 'a.tar': parts } })
  expect(exitCode).toBe(2)
  expect(stderr).toContain(message)
})

test('convert reports progress as lines of JSON', async () => {
  const { stderr } = await citable(['convert', 'a.tar', '--to', 'ris', '-q', '--progress', 'json'], {
    files: { 'a.tar': parts },
  })
  const last = JSON.parse(lines(stderr).findLast(line => line.startsWith('{')) ?? '{}')
  expect(last).toMatchObject({ records: good.length, bytes: parts.length, share: 1, done: true })
})

test.each([
  ['<resources>', '</resources>'],
  ['<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>', '</ListRecords></OAI-PMH>'],
])(
  'convert, cite, predict and upgrade read each record of a small XML list that starts with %s',
  async (start, end) => {
    const dois = ['10.5072/list.1', '10.5072/list.2']
    const inner = dois.map(doi => {
      const one = convert({ doi, titles: [{ title: 'Rain' }] }, { to: 'datacite-xml' })
      return one.ok ? one.text.replace(/^<\?xml.*\?>/, '') : ''
    })
    const list = { 'list.xml': `${start}${inner.join('')}${end}` }
    for (const args of [
      ['convert', 'list.xml', '--to', 'rest'],
      ['cite', 'list.xml'],
      ['cite', 'list.xml', '--style', 'apa'],
      ['predict', 'list.xml', '-f', 'ndjson'],
      ['upgrade', 'list.xml', '-o', 'out/'],
    ]) {
      const { exitCode, stdout, read } = await citable(args, { files: list })
      const text = args.includes('out/') ? `${await read('out/list-1.xml')}${await read('out/list-2.xml')}` : stdout
      for (const doi of dois) expect(text, args.join(' ')).toContain(doi)
      expect(exitCode, args.join(' ')).toBe(0)
    }
    const { exitCode, stderr } = await citable(['convert', 'list.xml', '--to', 'xml'], { files: list })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('name a folder with --output')
  },
)

longTest('an interrupted conversion resumes and writes the same file', async () => {
  const long = {
    'a.ndjson': good
      .map(record => `${JSON.stringify(record)}\n`)
      .join('')
      .repeat(150),
  }
  const args = ['convert', 'a.ndjson', '--to', 'csv', '-o', 'out.csv', '--jobs', '1']
  const whole = await citable([...args, '--progress', 'none', '--resume', 'none'], { files: long })
  let stop = (): void => undefined
  const stopped = new Promise<void>(resolve => {
    stop = resolve
  })
  const first = await citable([...args, '--resume', 'journal'], {
    files: long,
    stop: stopped,
    fileSystem: real => ({
      async openOutput(path, length) {
        const file = await real.openOutput(path, length)
        stop()
        return file
      },
    }),
  })
  expect(first.exitCode).toBe(2)
  expect(first.stderr).toContain('Interrupted')
  const kept = { journal: await first.read('journal'), 'out.csv': `${await first.read('out.csv')}more than was noted` }
  const second = await citable([...args, '--resume', 'journal'], { files: { ...long, ...kept } })
  expect(second.exitCode).toBe(whole.exitCode)
  expect(await second.read('out.csv')).toBe(await whole.read('out.csv'))
  expect(second.stderr).toBe(whole.stderr)
  await expect(second.read('journal')).rejects.toThrow()
  const shorter = await citable([...args, '--resume', 'journal'], { files: { ...long, ...kept, 'out.csv': 'doi' } })
  expect(shorter.exitCode).toBe(2)
  expect(shorter.stderr).toContain('out.csv: Cannot be written: it has 3 bytes, fewer than the ')
})

test.each([
  [['--to', 'rest'], 'name it with --output'],
  [['--to', 'xml', '-o', 'out/'], 'name it with --output'],
  [['--to', 'parquet', '-o', 'out.parquet'], 'name it with --output'],
  [['--to', 'rest', '-o', 'out.json', '-f', 'json'], 'pretty or ndjson'],
])('convert refuses to resume a conversion with %j, and gives the reason', async (args, message) => {
  const { exitCode, stderr } = await citable(['convert', 'a.tar', ...args, '--resume', 'j'], { files })
  expect(exitCode).toBe(2)
  expect(stderr).toContain(message)
})

test('on a full disk, a file in an output folder ends after a complete record', async () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  const { exitCode, stderr, read } = await citable(['convert', 'a.tar', '--to', 'ris', '-o', 'out/'], {
    files,
    fileSystem: real => ({
      openOutput: async (path, length) => {
        const file = await real.openOutput(path, length)
        const write = (text: string | Uint8Array) =>
          file.length + text.length > 3000 ? Promise.reject(full) : file.write(text)
        return { ...file, write }
      },
    }),
  })
  expect(exitCode).toBe(2)
  expect(stderr).toContain('no space left on the device')
  const whole = await citable(['convert', 'a.tar', '--to', 'ris', '-o', 'out/'], { files })
  const [path = ''] = /out\/\S+\.ris/.exec(stderr) ?? []
  const [part, all] = [await read(path), await whole.read(path)]
  expect(part.length).toBeGreaterThan(0)
  expect(all.startsWith(part)).toBe(true)
  expect(part.endsWith('ER  - \r\n')).toBe(true)
})
