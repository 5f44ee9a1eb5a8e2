import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkedPiece } from '../../../src/cli/pieces/check.ts'
import {
  asStatistics,
  countIn,
  mergedStatistics,
  noStatistics,
  orderedStatistics,
  type StatisticsReport,
} from '../../../src/cli/stats/statistics.ts'
import { longTest } from '../../long-test.ts'
import { all, piecesIn, records } from '../../records/inputs.ts'
import { citable } from '../fake-terminal.ts'
import { interruptedByNote } from '../interrupted.ts'
import { tarOf } from '../stream/archives.ts'

const complete = {
  id: '10.5072/a',
  type: 'dois',
  attributes: {
    doi: '10.5072/a',
    creators: [{ name: 'Okafor, Ada', nameType: 'Personal', nameIdentifiers: [], affiliation: [] }],
    titles: [{ title: 'Rain at the coast' }],
    publisher: { name: 'Archive' },
    publicationYear: 2021,
    types: { resourceTypeGeneral: 'Dataset' },
    subjects: [{ subject: 'rain' }],
    rightsList: [],
  },
  relationships: { client: { data: { id: 'example.archive' } } },
}
const poor = { doi: '10.5072/b', titles: [{ title: 'Rain' }], publicationYear: 2020 }
const line = (value: unknown): string => `${JSON.stringify(value)}\n`

const report = (stdout: string): StatisticsReport => JSON.parse(stdout)

function findingsByRule(results: { diagnostics: { rule: string }[] }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { diagnostics } of results) for (const { rule } of diagnostics) counts[rule] = (counts[rule] ?? 0) + 1
  return counts
}

describe('stats of a collection', () => {
  longTest('interrupted statistics resume and have the same result', async () => {
    const client = (id: string) => ({ ...complete, relationships: { client: { data: { id } } } })
    const many = [client('constructor'), client('__proto__'), complete, poor].map(line).join('').repeat(2000)
    const files = { 'a.ndjson': many, 'b.ndjson': line(poor) }
    const args = ['stats', 'a.ndjson', 'b.ndjson', '--format', 'json', '--jobs', '1']
    const whole = await citable(args, { files })
    const first = await citable([...args, '--resume', 'journal'], { files, ...interruptedByNote() })
    expect(first.exitCode).toBe(2)
    const counted = report(first.stdout).summary.records
    expect(counted).toBeGreaterThan(0)
    expect(counted).toBeLessThan(report(whole.stdout).summary.records)
    const kept = { ...files, journal: await first.read('journal') }
    const second = await citable([...args, '--resume', 'journal'], { files: kept })
    expect([second.exitCode, second.stdout]).toEqual([whole.exitCode, whole.stdout])
    await expect(second.read('journal')).rejects.toThrow()
    const other = await citable([...args, '--profile', 'strict', '--resume', 'journal'], { files: kept })
    expect([other.exitCode, other.stderr]).toEqual([2, expect.stringContaining('other inputs or options')])
    const none = await citable([...args, '--resume', 'journal'], {
      files: { ...files, journal: JSON.stringify({ ...JSON.parse(kept.journal), report: {} }) },
    })
    expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining('not a journal of citable stats')])
  })

  test('stats counts records, their values and their findings in JSON lines, an archive and a folder', async () => {
    const { exitCode, stdout, stderr } = await citable(
      ['stats', 'a.ndjson', 'b.tar', 'folder', '--format', 'json', '--jobs', '1'],
      {
        files: {
          'a.ndjson': line(complete) + line(poor),
          'b.tar': tarOf({ 'c.jsonl.gz': gzipSync(line(complete)) }),
          'folder/d.json': JSON.stringify(poor),
        },
      },
    )
    expect([exitCode, stderr]).toEqual([0, ''])
    const { summary, statistics } = report(stdout)
    expect(summary).toMatchObject({ files: 3, records: 4, invalid: 2 })
    expect(statistics).toMatchObject({
      types: { Dataset: { records: 2, invalid: 0 }, none: { records: 2, invalid: 2 } },
      years: { 2020: { records: 2, invalid: 2 }, 2021: { records: 2, invalid: 0 } },
      clients: { 'example.archive': { records: 2, invalid: 0 } },
      properties: { subjects: 2 },
    })
    expect(statistics.properties.rightsList).toBeUndefined()
    expect(statistics.rules['schema/required']?.records).toBe(2)
    expect(Object.values(statistics.severities).reduce((sum, count) => sum + count)).toBe(
      Object.values(statistics.rules).reduce((sum, { findings }) => sum + findings, 0),
    )
    expect(Object.values(statistics.effects).reduce((sum, count) => sum + count)).toBe(
      summary.errors + summary.warnings + summary.infos,
    )
    expect(Object.values(statistics.fair.scores).reduce((sum, count) => sum + count)).toBe(4)
    expect(statistics.fair.metrics['FsF-F1-02D']).toEqual({ earned: 4, total: 4 })
  })

  test('stats writes German text, pages and merged reports if the language is de', async () => {
    const files = { 'a.ndjson': line(complete) + line(poor), 'citable.config.json': '{ "lang": "de" }' }
    const { stdout } = await citable(['stats', 'a.ndjson', '--jobs', '1'], { files })
    expect(stdout).toContain('Befunde nach Schweregrad (Befunde)\n')
    expect(stdout).toMatch(/\n {2}Schlagwörter +50 /)
    expect(stdout).toMatch(/\n {2}ohne Angabe +1 .*1 ungültig\n/)
    expect(stdout).toMatch(/\n2 Metadatensätze in 1 Datei, 1 ungültig: \d+ Fehler, /)
    expect(stdout).not.toMatch(/\b(?:records?|findings?|mean|invalid)\b/i)
    const page = (await citable(['stats', 'a.ndjson', '--jobs', '1', '-f', 'html'], { files })).stdout
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('<h1>Bericht über 2 Metadatensätze</h1>')
    expect(page.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/\b(?:records?|findings?|mean|Made by)\b/i)
    const part = (await citable(['stats', 'a.ndjson', '--jobs', '1', '-f', 'json'], { files })).stdout
    expect(report(part)).toEqual(
      report((await citable(['stats', 'a.ndjson', '--jobs', '1', '-f', 'json', '--lang', 'en'], { files })).stdout),
    )
    const asked = ['stats', 'merge', 'a.json', 'a.json', '-f', 'pretty', '--lang', 'de', '--compare', 'a.json']
    const merged = await citable(asked, { files: { 'a.json': part } })
    expect(merged.stdout).toContain('FAIR-Werte (Mittel ')
    expect(merged.stdout).toMatch(/\n4 Metadatensätze in 2 Dateien, 2 ungültig: /)
  })

  test('stats counts the same findings as check, even with the rules and the profile of a configuration', async () => {
    const files = {
      'a.ndjson': records.map(line).join(''),
      'citable.config.json': '{ "profile": "strict", "rules": { "unknown-key": "off" } }',
    }
    const counted = report((await citable(['stats', 'a.ndjson', '-f', 'json'], { files })).stdout)
    const checked = JSON.parse((await citable(['check', 'a.ndjson', '-f', 'json'], { files })).stdout)
    expect(counted.summary).toEqual(checked.summary)
    expect(
      Object.fromEntries(Object.entries(counted.statistics.rules).map(([rule, { findings }]) => [rule, findings])),
    ).toEqual(findingsByRule(checked.results))
    expect(counted.statistics.rules['unknown-key']).toBeUndefined()
  })

  longTest('merged stats of shards equal those of the whole collection', async () => {
    const files: Record<string, string> = { 'a.ndjson': records.map(line).join('').repeat(40), 'b.json': line(poor) }
    const run = async (...args: string[]) =>
      (await citable(['stats', 'a.ndjson', 'b.json', '-f', 'json', '--jobs', '1', ...args], { files })).stdout
    const whole = await run()
    for (const part of [1, 2, 3]) files[`${part}.part`] = await run('--shard', `${part}/3`)
    const merged = await citable(['stats', 'merge', '2.part', '3.part', '1.part'], { files })
    expect(merged.exitCode).toBe(0)
    expect(JSON.parse(merged.stdout)).toEqual(JSON.parse(whole))

    const inFolder = Object.fromEntries(
      [1, 2, 3].map(part => [`parts/${part % 2}/${part}.json`, files[`${part}.part`] ?? '']),
    )
    const folder = await citable(['stats', 'merge', 'parts'], { files: { ...inFolder, 'parts/1.log': 'no report' } })
    expect(JSON.parse(folder.stdout)).toEqual(JSON.parse(whole))
  })

  test('stats --compare shows the differences from an earlier report in every output format', async () => {
    const files: Record<string, string> = { 'a.json': line(poor) }
    files['old.json'] = (await citable(['stats', 'a.json', '-f', 'json'], { files })).stdout
    files['a.json'] = line(complete)
    const args = ['stats', 'a.json', '--compare', 'old.json']
    const text = (await citable(args, { files })).stdout
    expect(text).toMatch(/schema\/required\s+0\s+−3/)
    expect(text).toMatch(/Subjects\s+100\s+█+\s+new/)
    const json = JSON.parse((await citable([...args, '-f', 'json'], { files })).stdout)
    expect(json.changes).toMatchObject({
      rules: { 'schema/required': -3 },
      years: { 2020: -1, 2021: 1 },
      properties: { subjects: 100 },
    })
    expect(json.changes.score).toBeGreaterThan(0)
    expect(asStatistics(json)).toBeDefined()
    expect((await citable([...args, '-f', 'html'], { files })).stdout).toContain('schema/required')
  })

  test('the statistics page has plots and no script, and escapes markup in the values of a record', async () => {
    const hostile = structuredClone(complete)
    hostile.relationships.client.data.id = '"><script>alert(1)</script>&'
    hostile.attributes.types.resourceTypeGeneral = "<img src=x onerror='alert(1)'>"
    const { read, stdout, exitCode } = await citable(['stats', 'a.ndjson', '-o', 'html=page.html', '-f', 'html'], {
      files: { 'a.ndjson': line(hostile) + line(complete) },
    })
    const page = await read('page.html')
    expect(exitCode).toBe(0)
    expect(stdout).toBe(page)
    expect(page).not.toMatch(/<script|<img|\son\w+=["'][^"']*alert|https?:|url\(/i)
    expect(page).toContain('&quot;&gt;&lt;script&gt;')
    expect(page.match(/<svg /g)?.length).toBeGreaterThan(6)
    expect(page.match(/<svg [^>]*aria-label="[^"]+"/g)).toHaveLength(page.match(/<svg /g)?.length ?? 0)
    for (const tag of ['svg', 'g', 'text', 'section', 'dl', 'title'])
      expect(page.match(new RegExp(`<${tag}[ >]`, 'g'))?.length).toBe(page.match(new RegExp(`</${tag}>`, 'g'))?.length)
  })

  test('stats counts a broken input as invalid, and still writes a report', async () => {
    const { exitCode, stdout } = await citable(['stats', 'a.json', '-f', 'json'], { files: { 'a.json': '{' } })
    expect(exitCode).toBe(0)
    expect(report(stdout).summary).toMatchObject({ files: 1, records: 0, invalid: 1 })
    const missing = await citable(['stats', 'none.json'], {})
    expect(missing.exitCode).toBe(2)
    const page = await citable(['stats', 'a.json', '-f', 'html'], { files: { 'a.json': '{' } })
    expect(page.stdout).toContain('Report on 0 records')
    expect(page.stdout).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('stats refuses files that are not reports, and invalid arguments', async () => {
    const whole = (await citable(['stats', 'a.json', '-f', 'json'], { files: { 'a.json': line(complete) } })).stdout
    const check = (await citable(['check', 'a.json', '-f', 'json'], { files: { 'a.json': line(complete) } })).stdout
    const files = {
      whole,
      check,
      'a.json': line(complete),
      damaged: whole.replace('"records": 1', '"records": "1"'),
      text: 'report',
      'empty/notes.txt': 'no report',
    }
    for (const args of [
      ['merge', 'whole', 'check'],
      ['merge', 'damaged'],
      ['merge', 'text'],
      ['merge'],
      ['merge', 'empty'],
      ['merge', 'check', '-f', 'html'],
      ['a.json', '--compare', 'check'],
      ['a.json', '--compare', 'damaged'],
      ['a.json', '--compare', 'missing'],
      ['a.json', '--shard', '3/2'],
      ['a.json', '-o', 'page.html'],
      ['a.json', '-o', 'pdf=page.pdf'],
    ]) {
      const { exitCode, stdout } = await citable(['stats', ...args], { files })
      expect([args, exitCode, stdout]).toEqual([args, 2, ''])
    }
  })
})

describe('statistics', () => {
  test('the statistics of parts add up to the statistics of the whole, regardless of how the records are divided', async () => {
    const pieces = await Promise.all(records.map(record => all(piecesIn([line(record)]))))
    const checked = await Promise.all(
      pieces.flat().map(piece => checkedPiece(piece, { name: 'a', options: {}, hasFacts: true })),
    )
    const counted = (parts: typeof checked): StatisticsReport => {
      const sum = noStatistics()
      for (const { result, about } of parts) countIn(sum, { file: 'a', ...result, excerpt: () => undefined }, about)
      return JSON.parse(JSON.stringify(orderedStatistics(sum)))
    }
    const whole = counted(checked)
    expect(whole.summary.records).toBeGreaterThan(10)
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: checked.length, maxLength: checked.length }), places => {
        const parts = [0, 1, 2, 3].map(part => counted(checked.filter((_, index) => places[index] === part)))
        const merged = mergedStatistics(parts.map(part => asStatistics(part) ?? noStatistics()))
        expect(JSON.parse(JSON.stringify(merged))).toEqual(whole)
      }),
    )
  })

  test('a malicious report changes no JavaScript prototypes', () => {
    const text = JSON.stringify(noStatistics())
      .replace('"rules":{', '"__proto__":{"polluted":1},"rules":{"__proto__":{"findings":1,"records":1}')
      .replace('"summary":{', '"summary":{"__proto__":{"polluted":1},')
    const hostile = asStatistics(JSON.parse(text))
    expect(hostile).toBeDefined()
    const merged = mergedStatistics([hostile ?? noStatistics(), hostile ?? noStatistics()])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(JSON.stringify(merged.statistics.rules)).toBe('{"__proto__":{"findings":2,"records":2}}')
  })
})
