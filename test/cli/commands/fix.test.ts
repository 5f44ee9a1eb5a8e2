import { execFileSync } from 'node:child_process'
import { chmodSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { nodeFiles } from '../../../src/cli/files.ts'
import { writeDataciteXml } from '../../../src/datacite/xml/writing/write.ts'
import type { Datacite } from '../../../src/model/datacite.ts'
import { longTest } from '../../long-test.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'
import { tarOf } from '../stream/archives.ts'

const soil = `{
  "doi": "https://doi.org/10.5072/Soil",
  "creators": [{ "name": "Lovelace, Ada", "nameType": "Personal" }],
  "titles": [ {"title": "Soil"} ],
  "publisher": { "name": "P" }, "publicationYear": 2021,
  "types": { "resourceTypeGeneral": "Dataset", "resourceType": "x" },
  "language": "English",
  "dates": [{ "date": "2005-06-02/2004-03-02", "dateType": "Collected" }]
}
`
const fixedSoil = soil.replace('https://doi.org/', '').replace('English', 'en')
const reversed = '2005-06-02/2004-03-02'

const fix = (args: string[], files: Record<string, string | Uint8Array>, more: object = {}) =>
  citable(['fix', ...args], { files, ...more })

describe('fix', () => {
  it('fix makes safe fixes in a file and reports them', async () => {
    const { exitCode, stdout, stderr, read } = await fix(['soil.json'], { 'soil.json': soil })
    expect([exitCode, stdout]).toEqual([0, ''])
    expect(await read('soil.json')).toBe(fixedSoil)
    expect(stderr).toContain('citable: soil.json: fixed doi-form: Write the DOI as 10.5072/Soil.\n')
    expect(stderr).toMatch(/2 fixes in 1 file\. 1 finding remains; --unsafe or --only fixes it\.\n$/)
  })

  it('fix makes unsafe fixes with --unsafe, and fixes of a single rule with --only', async () => {
    const unsafe = await fix(['soil.json', '--unsafe', '--quiet'], { 'soil.json': soil })
    expect([unsafe.exitCode, unsafe.stderr]).toEqual([0, ''])
    expect(await unsafe.read('soil.json')).toBe(fixedSoil.replace(reversed, '2004-03-02/2005-06-02'))
    const only = await fix(['soil.json', '--only', 'date-reversed'], { 'soil.json': soil })
    expect(await only.read('soil.json')).toBe(soil.replace(reversed, '2004-03-02/2005-06-02'))
  })

  it('fix --dry-run shows a diff that git can apply', async () => {
    const crlf = soil.replaceAll('\n', '\r\n')
    const files = { 'a/soil.json': soil, 'crlf.json': crlf, 'bare.json': JSON.stringify(bare) }
    const { exitCode, stdout, cwd, read } = await fix(['.', '--dry-run'], files)
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^--- a\/a\/soil\.json\n\+\+\+ b\/a\/soil\.json\n@@ -1,9 \+1,9 @@\n/)
    expect(await read('a/soil.json')).toBe(soil)
    execFileSync('git', ['apply', '--unsafe-paths', '-'], { cwd, input: stdout })
    expect(await read('a/soil.json')).toBe(fixedSoil)
    expect(await read('crlf.json')).toBe(fixedSoil.replaceAll('\n', '\r\n'))
  })

  it('fix --dry-run ends with exit code 0 if there is nothing to fix', async () => {
    const { exitCode, stdout } = await fix(['bare.json', '--dry-run'], { 'bare.json': JSON.stringify(bare) })
    expect([exitCode, stdout]).toEqual([0, ''])
  })

  it('fix --format patch prints the fixes as JSON Patch', async () => {
    const lines = `${JSON.stringify(bare)}\n${JSON.stringify({ ...bare, doi: 'doi:10.5072/b' })}\n`
    const { stdout } = await fix(['a.ndjson', '--dry-run', '--format', 'patch'], { 'a.ndjson': lines })
    expect(JSON.parse(stdout)).toEqual({
      file: 'a.ndjson',
      document: 1,
      patch: [{ op: 'replace', path: '/doi', value: '10.5072/b' }],
    })
  })

  it('fix writes standard input to standard output, with or without fixes', async () => {
    expect((await fix(['-'], {}, { stdin: soil })).stdout).toBe(fixedSoil)
    expect((await fix(['-'], {}, { stdin: fixedSoil })).stdout).toBe(fixedSoil)
    expect((await fix(['-'], {}, { stdin: 'no record' })).stdout).toBe('no record')
  })

  it('fix keeps a byte order mark, file permissions and a symbolic link', async () => {
    const { terminal, cwd } = fakeTerminal({ files: { 'soil.json': `\ufeff${soil}` } })
    chmodSync(join(cwd, 'soil.json'), 0o640)
    symlinkSync('soil.json', join(cwd, 'link.json'))
    const { run } = await import('../../../src/cli/run.ts')
    const { commands } = await import('../../../src/cli/commands/index.ts')
    expect(await run(['fix', 'link.json'], commands, terminal)).toBe(0)
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await nodeFiles(cwd).read('soil.json'))).toBe(
      `\ufeff${fixedSoil}`,
    )
    expect(statSync(join(cwd, 'soil.json')).mode & 0o777).toBe(0o640)
    expect(lstatSync(join(cwd, 'link.json')).isSymbolicLink()).toBe(true)
  })

  it('fix does not change a file that is not UTF-8, but changes a compressed file', async () => {
    const xml = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">doi:10.5072/ü</identifier></resource>',
      'latin1',
    )
    const files = { 'latin.xml': xml, 'soil.json.gz': gzipSync(soil) }
    const { exitCode, stderr, cwd } = await fix(['latin.xml', 'soil.json.gz'], files)
    expect(exitCode).toBe(2)
    expect(stderr).toContain('citable: latin.xml: It can be fixed, but it is not UTF-8; save it as UTF-8 first.')
    expect(stderr).toContain('citable: soil.json.gz: fixed ')
    expect(gunzipSync(readFileSync(join(cwd, 'soil.json.gz'))).toString()).toBe(fixedSoil)
    expect(Buffer.from(await nodeFiles(cwd).read('latin.xml'))).toEqual(xml)
  })

  it('fix does not overwrite a file that another program has changed since fix read the file', async () => {
    let reads = 0
    const { exitCode, stderr, read } = await fix(
      ['soil.json'],
      { 'soil.json': soil },
      {
        fileSystem: (files: ReturnType<typeof nodeFiles>) => ({
          read: async (path: string) => {
            const bytes = await files.read(path)
            if (path === 'soil.json' && reads++ === 0) await files.write(path, `${soil}\n`)
            return bytes
          },
        }),
      },
    )
    expect(exitCode).toBe(2)
    expect(stderr).toContain('It was changed by another program in the meantime; nothing was written. Try again.')
    expect(await read('soil.json')).toBe(`${soil}\n`)
  })

  it('fix reports a fix that cannot be made because an alias shares the value', async () => {
    const anchor = 'doi: &doi doi:10.5072/a\nurl: *doi\ntitles: [{title: Soil}]\n'
    const { exitCode, stderr, read } = await fix(['a.yaml', '--quiet'], { 'a.yaml': anchor })
    expect([exitCode, stderr]).toEqual([
      1,
      'citable: a.yaml: not fixed (doi-form /doi): The value is also used elsewhere through an alias; replace the alias with the value, and try again.\n',
    ])
    expect(await read('a.yaml')).toBe(anchor)
  })

  it('fix replaces a YAML alias with the corrected value', async () => {
    const alias = 'url: &doi doi:10.5072/a # an address\ndoi: *doi\ntitles: [{title: Soil}]\n'
    const { exitCode, stderr, read } = await fix(['a.yaml', '--quiet'], { 'a.yaml': alias })
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(await read('a.yaml')).toBe(alias.replace('*doi', '10.5072/a'))
  })

  it('fix ignores suppressed findings, and removes fixed findings from the baseline', async () => {
    const config = { baseline: 'base.json', suppressions: [{ rule: 'language-tag', reason: 'as printed' }] }
    const files = { 'soil.json': soil, 'citable.config.json': JSON.stringify(config) }
    const { terminal, written, cwd } = fakeTerminal({ files })
    const { run } = await import('../../../src/cli/run.ts')
    const { commands } = await import('../../../src/cli/commands/index.ts')
    expect(await run(['check', '.', '--update-baseline'], commands, terminal)).toBe(0)
    expect(await run(['fix', '.'], commands, terminal)).toBe(0)
    expect(written.stderr).toContain('citable: 1 finding removed from base.json.\n')
    const baseline = new TextDecoder().decode(await nodeFiles(cwd).read('base.json'))
    expect(baseline).toContain('date-reversed')
    expect(baseline).not.toContain('doi-form')
    expect(new TextDecoder().decode(await nodeFiles(cwd).read('soil.json'))).toBe(soil.replace('https://doi.org/', ''))
    written.stdout = ''
    expect(await run(['check', '.'], commands, terminal)).toBe(0)
    writeFileSync(join(cwd, 'soil.json'), soil)
    await run(['check', '.', '--format', 'compact'], commands, terminal)
    expect(written.stdout).toContain('doi-form')
  })

  it('after a fix, the baseline covers the findings that the fix changed or revealed', async () => {
    const record = {
      ...bare,
      titles: [{ title: 'Заметки о машине' }],
      language: 'English',
      creators: [
        {
          ...bare.creators[0],
          affiliation: [{ name: 'A', affiliationIdentifier: ' x ', affiliationIdentifierScheme: 'ROR' }],
        },
      ],
    }
    const { terminal, written } = fakeTerminal({
      files: { 'a.json': json(record), 'citable.config.yaml': 'baseline: base.json\n' },
    })
    const { run } = await import('../../../src/cli/run.ts')
    const { commands } = await import('../../../src/cli/commands/index.ts')
    expect(await run(['check', 'a.json', '--update-baseline'], commands, terminal)).toBe(0)
    expect(await run(['fix', 'a.json'], commands, terminal)).toBe(0)
    expect(written.stderr).toContain(
      'citable: 1 finding added to base.json; findings that are now fixed may have hidden this finding.',
    )
    written.stdout = ''
    expect(await run(['check', 'a.json', '--fail-on', 'info'], commands, terminal)).toBe(0)
    expect(written.stdout).toContain('no problems found')
  })

  longTest(
    'fix writes the same YAML with many records read as a whole or as a stream, and numbers the documents',
    async () => {
      const one = (at: number, dash: string) =>
        `${dash}doi: https://doi.org/10.5880/a.${at} # ours\n${dash === '' ? '' : '  '}language: English\n`
      const list = Array.from({ length: 600 }, (_, at) => one(at, '- ')).join('')
      const yaml = `# records\n${list}---\n${one(600, '')}---\n${list}---\n${one(601, '')}`
      const files = { 'a.yaml': yaml, 'b.yaml.gz': gzipSync(yaml) }
      const whole = await fix(['a.yaml'], files)
      const streamed = await fix(['b.yaml.gz'], files)
      const fixed = gunzipSync(readFileSync(join(streamed.cwd, 'b.yaml.gz'))).toString()
      expect(fixed).toBe(yaml.replaceAll('https://doi.org/', '').replaceAll('English', 'en'))
      expect(await whole.read('a.yaml')).toBe(fixed)
      const dry = await fix(['b.yaml.gz', '--dry-run'], files)
      const patches = dry.stdout.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line)]))
      expect([...new Set(patches.map(({ document }) => document))]).toEqual([0, 1, 2, 3])
      const paths = patches.flatMap(({ patch }) => patch.map(({ path }: { path: string }) => path))
      expect(new Set(paths)).toEqual(
        new Set(
          ['', ...Array.from({ length: 600 }, (_, at) => `/${at}`)].flatMap(at => [`${at}/doi`, `${at}/language`]),
        ),
      )
    },
  )

  it('fix makes the same changes to an XML file with several records whether the file is read whole or as a stream', async () => {
    const one = (at: number) =>
      writeDataciteXml(
        { ...(bare as Datacite), doi: `https://doi.org/10.5880/a.${at}`, language: 'English' },
        { losses: false },
      )
        .text.replace(/^<\?xml.*\n/, '')
        .replace('Notes on', 'Notes  on')
    const xml = `<?xml version="1.0"?>\n<!-- ours -->\n<resources>\n${[0, 1, 2].map(one).join('  <!-- next -->\n')}</resources>\n`
    const files = { 'a.xml': xml, 'b.xml.gz': gzipSync(xml) }
    const whole = await fix(['a.xml'], files)
    const streamed = await fix(['b.xml.gz'], files)
    const [a, b] = [await whole.read('a.xml'), gunzipSync(readFileSync(join(streamed.cwd, 'b.xml.gz'))).toString()]
    expect(a).toBe(b)
    expect(a.match(/10\.5880\/a\.\d/g)).toEqual(['10.5880/a.0', '10.5880/a.1', '10.5880/a.2'])
    expect(a).not.toMatch(/https:\/\/doi|English|Notes {2}on/)
    expect(a.replace(/<resource [\s\S]*?<\/resource>/g, '')).toBe(xml.replace(/<resource [\s\S]*?<\/resource>/g, ''))
    expect(whole.stderr.replaceAll('a.xml', 'b.xml.gz')).toBe(streamed.stderr)
    const reports = await Promise.all(
      [[], ['--jobs', '1']].map(more => citable(['check', 'a.xml', '--format', 'json', ...more], { files })),
    )
    expect(JSON.parse(reports[0]?.stdout ?? '').results).toEqual(JSON.parse(reports[1]?.stdout ?? '').results)
    expect(JSON.parse(reports[0]?.stdout ?? '').summary.records).toBe(3)
  })

  it('the record number in a patch for an XML file also counts records without a fix', async () => {
    const one = (doi: string) => `<resource><identifier identifierType="DOI">${doi}</identifier></resource>`
    const xml = `<resources>${one('10.5880/a')}\n${one('doi:10.5880/b')}</resources>`
    const { stdout } = await fix(['a.xml', '--dry-run', '--format', 'patch'], { 'a.xml': xml })
    expect(JSON.parse(stdout)).toEqual({
      file: 'a.xml',
      document: 1,
      patch: [{ op: 'replace', path: '/doi', value: '10.5880/b' }],
    })
  })

  it('fix reports remaining findings in a compressed file as in an uncompressed one', async () => {
    const broken = '{"doi": broken'
    const lines = [
      { ...bare, rain: 1 },
      { ...bare, doi: 'doi:10.5072/b', rain: 2 },
    ].map(one => JSON.stringify(one))
    const text = [...lines, broken, lines[0]].join('\n')
    const files = { 'a.ndjson': text, 'b.ndjson.gz': gzipSync(text) }
    const [whole, divided] = await Promise.all(Object.keys(files).map(name => fix([name, '--fail-on', 'drops'], files)))
    expect(whole?.stderr).toMatch(/a\.ndjson:4:\d+: unknown-key: /)
    expect(divided?.stderr.replaceAll('b.ndjson.gz', 'a.ndjson')).toBe(whole?.stderr)
  })

  it('fix ignores a finding suppressed by record number, even if the file contains an unreadable line', async () => {
    const line = JSON.stringify({ ...bare, doi: 'doi:10.5072/a' })
    const text = [line, '{"doi": broken', line, line].join('\n')
    const suppressions = [{ rule: 'doi-form', reason: 'as printed', files: ['*'], index: 1 }]
    const files = { 'a.ndjson.gz': gzipSync(text), 'citable.config.json': JSON.stringify({ suppressions }) }
    const { cwd } = await fix(['a.ndjson.gz'], files)
    const fixed = gunzipSync(readFileSync(join(cwd, 'a.ndjson.gz'))).toString()
    expect(fixed.split('\n').map(one => one.includes('doi:10.'))).toEqual([false, false, true, false])
  })

  it('fix rewrites a compressed file if findings in the baseline are fixed', async () => {
    const { terminal, written, cwd } = fakeTerminal({ files: { 'a.json.gz': gzipSync(soil) } })
    const { run } = await import('../../../src/cli/run.ts')
    const { commands } = await import('../../../src/cli/commands/index.ts')
    const baseline = ['--baseline', 'base.json']
    expect(await run(['check', 'a.json.gz', '--update-baseline', ...baseline], commands, terminal)).toBe(0)
    expect(await run(['fix', 'a.json.gz', ...baseline], commands, terminal)).toBe(0)
    expect(written.stderr).toContain('citable: 2 findings removed from base.json.\n')
    expect(gunzipSync(readFileSync(join(cwd, 'a.json.gz'))).toString()).toBe(fixedSoil)
  })

  const tar = tarOf({ 'a.json': soil })
  it.each([
    ['a.tar', tar],
    ['a.tgz', gzipSync(tar)],
  ])('fix with a baseline does not change the archive %s, and reports an error', async (name, bytes) => {
    const files = { [name]: bytes, 'base.json': json({ version: 1, files: {} }) }
    const { exitCode, stderr, cwd } = await fix([name, '--baseline', 'base.json'], files)
    expect(exitCode).toBe(2)
    expect(stderr).toContain(`${name}: It is an archive and cannot be written back`)
    expect(readFileSync(join(cwd, name)).equals(bytes)).toBe(true)
  })

  it('fix creates no temporary file for an unchanged file', async () => {
    let opened = 0
    const clean = JSON.stringify(bare)
    await fix(
      ['a.json', 'b.json.gz'],
      { 'a.json': clean, 'b.json.gz': gzipSync(clean) },
      {
        fileSystem: (files: ReturnType<typeof nodeFiles>) => ({
          openReplacement: (path: string) => {
            opened++
            return files.openReplacement(path)
          },
        }),
      },
    )
    expect(opened).toBe(0)
  })

  it('fix suggests the nearest rule for an unknown rule, and explains other usage errors', async () => {
    const { exitCode, stderr } = await fix(['a.json', '--only', 'doi-from'], {})
    expect([exitCode, stderr]).toEqual([
      2,
      "citable: --only: unknown rule 'doi-from'. Did you mean 'doi-form'? Run 'citable explain' to list all rules.\n",
    ])
    expect((await fix(['a.json', '--format', 'diff'], {})).stderr).toContain('add --dry-run')
    expect((await fix([], {})).stderr).toContain('Nothing to fix')
    expect((await fix(['a.json'], {})).stderr).toContain('no such file')
  })
})
