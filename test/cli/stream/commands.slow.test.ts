import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { records } from '../../records/inputs.ts'
import { citable } from '../fake-terminal.ts'
import { tarOf } from './archives.ts'

// Omits responses of the API, because a response with a single record is not valid as an entry of a list.
const good = records.slice(0, 14).filter(record => !Object.hasOwn(record as object, 'data'))
const lines = good.map(record => `${JSON.stringify(record)}\n`).join('')
const list = JSON.stringify(good, undefined, 1)
const broken = `${lines}{"doi" broken\n${lines}`

describe('predict', () => {
  test('predict continues after a malformed line and reports its position', async () => {
    const { exitCode, stdout, stderr } = await citable(['predict', 'x.tar', '-f', 'ndjson'], {
      files: { 'x.tar': tarOf({ 'a.ndjson': broken }) },
    })
    expect(exitCode).toBe(1)
    const told = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).index)
    expect(told).toEqual(Array.from({ length: 2 * good.length }, (_, index) => index))
    expect(stderr).toContain(`x.tar/a.ndjson:${good.length + 1}:`)
  })
})

describe('upgrade', () => {
  test('upgrade writes the same text for a JSON list as for JSON lines, and counts the upgraded records', async () => {
    const { stdout, stderr } = await citable(['upgrade', 'x.tar', '--to', '4.6'], {
      files: { 'x.tar': tarOf({ 'a.ndjson': lines, 'b.json': list }) },
    })
    expect(stdout.slice(0, stdout.length / 2)).toBe(stdout.slice(stdout.length / 2))
    expect(stderr).toContain(`citable: ${2 * good.length} records upgraded.`)
  })

  test('upgrade converts a BibTeX file in an archive to DataCite metadata', async () => {
    const bibtex = '@misc{a, title = {Rain}, doi = {10.5072/a}}\n'
    const { exitCode, stdout } = await citable(['upgrade', 'x.tar'], { files: { 'x.tar': tarOf({ 'a.bib': bibtex }) } })
    expect([exitCode, JSON.parse(stdout)]).toMatchObject([0, { doi: '10.5072/a', titles: [{ title: 'Rain' }] }])
  })

  test('upgrade --strict omits records that would need invented values', async () => {
    const poor = JSON.stringify({ doi: '10.5072/poor', titles: [{ title: 'Rain' }] })
    const { exitCode, stdout, stderr } = await citable(['upgrade', 'x.tar', '--strict', '-f', 'ndjson'], {
      files: { 'x.tar': tarOf({ 'a.ndjson': `${poor}\n${lines}` }) },
    })
    expect(exitCode).toBe(1)
    expect(stdout).not.toContain('10.5072/poor')
    expect(JSON.parse(stderr.split('\n')[0] ?? '')).toMatchObject({ file: 'x.tar/a.ndjson', index: 0 })
  })
})

describe('convert into a folder', () => {
  const archive = tarOf({ 'm/a.jsonl.gz': gzipSync(lines), 'm/one.json': JSON.stringify(good[0]) })

  test('convert writes a file for each record or for each input, depending on the format', async () => {
    const files = { 'x.tar': archive }
    const xml = await citable(['convert', 'x.tar', '--to', 'xml', '-o', 'out/'], { files })
    expect(xml.stderr).toContain(`citable: ${good.length + 1} records converted.`)
    for (const [number] of good.entries())
      expect(await xml.read(`out/x.tar/m/a-${number + 1}.xml`)).toMatch(/^<\?xml .*<\/resource>\n$/s)
    expect(await xml.read('out/x.tar/m/one.xml')).toBe(await xml.read('out/x.tar/m/a-1.xml'))
    const csv = await citable(['convert', 'x.tar', '--to', 'csv', '-o', 'out/'], { files })
    expect((await csv.read('out/x.tar/m/a.csv')).split('\n')).toHaveLength(
      (await csv.read('out/x.tar/m/one.csv')).split('\n').length + good.length - 1,
    )
    const rest = await citable(['convert', 'x.tar', '--to', 'rest', '-o', 'out/'], { files })
    expect((await rest.read('out/x.tar/m/a.ndjson')).trim().split('\n')).toHaveLength(good.length)
    expect(JSON.parse(await rest.read('out/x.tar/m/one.json'))).toMatchObject({ doi: expect.anything() })
  })

  test('convert overwrites files in a folder only with --force, but never inputs or other results', async () => {
    const files = { 'x.tar': archive, 'out/x.tar/m/one.xml': 'mine' }
    const first = await citable(['convert', 'x.tar', '--to', 'xml', '-o', 'out/'], { files })
    expect(first.exitCode).toBe(2)
    expect(await first.read('out/x.tar/m/one.xml')).toBe('mine')
    expect(first.stderr).toContain('one.xml: Not written, because it already exists')
    const forced = await citable(['convert', 'x.tar', '--to', 'xml', '-o', 'out/', '--force'], { files })
    expect(forced.exitCode).toBe(0)
    const onto = await citable(['convert', 'x.tar', '--to', 'rest', '-o', 'x.tar', '--force'], { files })
    expect(onto.exitCode).toBe(2)
    expect(onto.stderr).toContain('x.tar is an input')
    const twice = tarOf({ 'a.json': JSON.stringify(good[0]), 'a.jsonl': JSON.stringify(good[1]) })
    const same = await citable(['convert', 'x.tar', '--to', 'xml', '-o', 'out/'], { files: { 'x.tar': twice } })
    expect(same.exitCode).toBe(2)
    expect(same.stderr).toContain('another result has the same name')
  })

  test('convert ends with an error that names the output file if the disk is full', async () => {
    const { exitCode, stderr } = await citable(['convert', 'x.tar', '--to', 'rest', '-o', '/dev/full', '--force'], {
      files: { 'x.tar': archive },
    })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('/dev/full: Cannot be written: no space left on the device.')
  })

  test('convert --as-registered writes one REST resource per line', async () => {
    const { stdout } = await citable(['convert', 'x.tar', '--to', 'rest', '--as-registered'], {
      files: { 'x.tar': archive },
    })
    const given = stdout.trim().split('\n')
    expect(given).toHaveLength(good.length + 1)
    for (const line of given) expect(JSON.parse(line).data.type).toBe('dois')
  })
})

describe('fix', () => {
  const faulty = Array.from({ length: 400 }, (_, number) => ({
    doi: `https://doi.org/10.5072/Ä${number}`,
    version: number % 3 === 0 ? ' 1.0 ' : '1.0',
    titles: [{ title: `Rain ${number}` }],
  }))
  const faultyLines = `\ufeff\n${faulty.map(record => JSON.stringify(record)).join('\r\n')}\n\n{ "doi": broken\n   ${JSON.stringify(faulty[0])}`
  const xml = `<?xml version="1.0"?>\n<!-- all -->\n<resources xmlns="http://datacite.org/schema/kernel-4">\n${faulty
    .slice(0, 40)
    .map(
      ({ doi, version, titles }) =>
        `  <resource>\n    <identifier identifierType="DOI">${doi}</identifier><titles><title>${titles[0]?.title}</title></titles><version>${version}</version>\n  </resource>\n`,
    )
    .join('')}</resources>\n`

  test.each<[string, string]>([
    ['a.ndjson', faultyLines],
    ['a.json', JSON.stringify(faulty, undefined, 1).replace('"titles"', '"titles" ')],
    ['a.json', `{ "data": [ ${faulty.map(record => JSON.stringify(record)).join(' ,\n')} ], "meta": {} }`],
  ])('fixes a compressed %s like the plain file, and compresses the result', async (name, text) => {
    const whole = await citable(['fix', name], { files: { [name]: text } })
    const files = { [`${name}.gz`]: gzipSync(text) }
    const streamed = await citable(['fix', `${name}.gz`], { files })
    const fixed = gunzipSync(readFileSync(join(streamed.cwd, `${name}.gz`))).toString()
    expect(fixed).toBe(readFileSync(join(whole.cwd, name)).toString())
    expect(fixed).not.toBe(text)
    expect(streamed.exitCode).toBe(whole.exitCode)
    const said = (text: string) => text.replaceAll(`${name}.gz`, name)
    expect(said(streamed.stderr)).toBe(whole.stderr)
    const again = await citable(['fix', `${name}.gz`], { files: { [`${name}.gz`]: gzipSync(fixed) } })
    expect(again.stderr).toContain('Nothing to fix.')
  })

  test('fix changes only the faulty values in an XML list', async () => {
    const { cwd } = await citable(['fix', 'a.xml.gz'], { files: { 'a.xml.gz': gzipSync(xml) } })
    const fixed = gunzipSync(readFileSync(join(cwd, 'a.xml.gz'))).toString()
    expect(fixed).toBe(xml.replaceAll('https://doi.org/', ''))
  })

  test('fix --dry-run prints the same patches for a file in an archive as for the file alone, and fix refuses to change the archive', async () => {
    const whole = await citable(['fix', 'a.ndjson', '--dry-run', '-f', 'patch'], { files: { 'a.ndjson': faultyLines } })
    const files = { 'a.tar': tarOf({ 'a.ndjson': faultyLines }) }
    const streamed = await citable(['fix', 'a.tar', '--dry-run'], { files })
    expect(streamed.stdout.replaceAll('a.tar/', '')).toBe(whole.stdout)
    expect(streamed.exitCode).toBe(1)
    expect((await citable(['fix', 'a.tar', '--dry-run', '-f', 'diff'], { files })).exitCode).toBe(2)
    const refused = await citable(['fix', 'a.tar'], { files })
    expect(refused.exitCode).toBe(2)
    expect(refused.stderr).toContain('a.tar: It is an archive and cannot be written back')
  })

  test('fix does not change a file that is damaged, not in UTF-8 or too large for the disk', async () => {
    const packed = gzipSync(faultyLines)
    for (const bytes of [
      packed.subarray(0, packed.length - 100),
      gzipSync(Buffer.from(`\ufeff${faultyLines}`, 'utf16le')),
    ]) {
      const { exitCode, read } = await citable(['fix', 'a.ndjson.gz'], { files: { 'a.ndjson.gz': bytes } })
      expect(exitCode).toBe(2)
      expect(await read('a.ndjson.gz')).toBe(new TextDecoder().decode(bytes))
    }
    const full = await citable(['fix', 'a.ndjson.gz'], {
      files: { 'a.ndjson.gz': packed },
      fileSystem: real => ({
        openReplacement: async path => ({
          ...(await real.openReplacement(path)),
          write: async () => {
            throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
          },
        }),
      }),
    })
    expect(full.exitCode).toBe(2)
    expect(full.stderr).toContain('no space left on the device')
    expect(await full.read('a.ndjson.gz')).toBe(new TextDecoder().decode(packed))
  })
})
