import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readingRulePage, readingRules } from '../../../src/cli/explain/reading-rules.ts'
import { checkedFile } from '../../../src/cli/pieces/check.ts'
import type { Diagnostic } from '../../../src/core/diagnostic.ts'
import { convert } from '../../../src/formats/convert.ts'
import { wholePiece } from '../../../src/records/piece.ts'
import { check } from '../../../src/validation/check.ts'
import { citable } from '../fake-terminal.ts'
import { tarOf } from '../stream/archives.ts'

const bib = `% Library of Ada Okafor
@string{ho = {Harbour Office}}

@dataset{okafor2020,
  title = {Ice on the harbour},
  author = {Okafor, Ada},
  year = {2020},
  publisher = ho,
  doi = {10.5072/ice}
}
@misc{berg, title = {Snow}, doi = {10.5072/snow}}
@article{lost2021,
  title = {Rain and wind},
  year = {2021},
  author = {Lindqvist, Eva}
}
`
const ris =
  'TY  - DATA\r\nTI  - Ice on the harbour\r\nAU  - Okafor, Ada\r\nPY  - 2020\r\nPB  - Harbour Office\r\nDO  - 10.5072/ice\r\nER  - \r\n' +
  '\r\nTY  - GEN\r\nTI  - Snow\r\nDO  - 10.5072/snow\r\nER  - \r\n'
const record =
  '{"doi":"10.5072/b","titles":[{"title":"Snow"}],"creators":[{"name":"Berg, Eva"}],"publicationYear":2021}'

interface RecordResult {
  file: string
  index?: number
  doi?: string
  format?: string
  outcome: string
  diagnostics: Diagnostic[]
}

interface FileResult {
  file: string
  diagnostics: Diagnostic[]
  records: RecordResult[]
}

function byFile(report: string): FileResult[] {
  const files = new Map<string, FileResult>()
  for (const { file, ...result } of JSON.parse(report).results as RecordResult[]) {
    const found = files.get(file) ?? { file, diagnostics: [], records: [] }
    files.set(file, found)
    if (result.index === undefined) found.diagnostics.push(...result.diagnostics)
    else found.records.push({ file: '', ...result })
  }
  return [...files.values()]
}

const checked = async (args: readonly string[], files: Record<string, string | Uint8Array>): Promise<FileResult[]> =>
  byFile((await citable(['check', ...args, '-f', 'json'], { files })).stdout)

const said = ({ position: _, fix: __, path: ___, ...finding }: Diagnostic): string => JSON.stringify(finding)

const lines = (diagnostics: readonly Diagnostic[]): (number | undefined)[] => [
  ...new Set(diagnostics.map(({ position }) => position?.start.line)),
]

/** Returns the parts of the text that findings mark, without repeats. */
const heads = (text: string, diagnostics: readonly Diagnostic[]): string[] => [
  ...new Set(diagnostics.map(({ position }) => text.slice(position?.start.offset, position?.end.offset))),
]

const fixturesOf = (format: string): [name: string, text: string][] =>
  readdirSync(new URL(`../../../fixtures/${format}`, import.meta.url)).map(name => [
    name,
    readFileSync(new URL(`../../../fixtures/${format}/${name}`, import.meta.url), 'utf8'),
  ])

const others = (
  [
    [
      'bibtex',
      'biblatex',
      'ris',
      'csl-json',
      'cff',
      'codemeta',
      'schema-org',
      'crossref-xml',
      'endnote',
      'endnote-xml',
    ],
    ['dublin-core', 'mods', 'package-json', 'pyproject', 'ro-crate', 'inveniordm'],
  ] as const
).flat()

describe('check of another format', () => {
  test.each(others)('check reports the same findings for %s as for the converted record', async format => {
    for (const [name, text] of fixturesOf(format)) {
      const converted = convert(text, { from: format, to: 'datacite-rest' })
      if (!converted.ok) throw new Error(`${name} cannot be converted`)
      const expected = check(converted.text, { from: 'datacite-rest', profile: 'strict' }).records
      const bytes = new TextEncoder().encode(text)
      const { records } = (await checkedFile(wholePiece(bytes), { name, options: { from: format, profile: 'strict' } }))
        .result
      expect(records.length).toBeGreaterThan(0)
      expect(records.map(record => [record.index, record.doi, record.kernel, record.outcome, record.format])).toEqual(
        expected.map(({ index, doi, kernel, outcome }) => [index, doi, kernel, outcome, format]),
      )
      expect(records.map(one => one.diagnostics.map(said).toSorted())).toEqual(
        expected.map(one => one.diagnostics.map(said).toSorted()),
      )
      const all = records.flatMap(({ diagnostics }) => diagnostics)
      expect(all.filter(({ fix, position }) => fix !== undefined || position === undefined)).toEqual([])
    }
  })

  test('check reports each finding in BibTeX at the entry that the finding concerns', async () => {
    const [found] = await checked(['refs.bib', '--profile', 'strict'], { 'refs.bib': bib })
    expect(found?.records.map(({ doi }) => doi)).toEqual(['10.5072/ice', '10.5072/snow', undefined])
    expect(found?.records.map(({ diagnostics }) => lines(diagnostics))).toEqual([[4], [11], [12]])
    expect(found?.records.flatMap(({ diagnostics }) => heads(bib, diagnostics))).toEqual([
      '@dataset{okafor2020',
      '@misc{berg',
      '@article{lost2021',
    ])
    const references = await checked(['refs.ris', '--profile', 'strict'], { 'refs.ris': ris })
    expect(references[0]?.records.map(({ diagnostics }) => heads(ris, diagnostics))).toEqual([
      ['TY  - DATA'],
      ['TY  - GEN'],
    ])
  })

  test.each([
    [
      'csl.json',
      '[\n {"id":"a","type":"dataset","title":"Ice"},\n {"id":"b","type":"dataset","title":"Snow"}\n]',
      [2, 3],
    ],
    ['csl.yaml', 'references:\n- id: a\n  type: dataset\n  title: Ice\n- id: b\n  type: book\n  title: Snow\n', [2, 5]],
    ['refer.enw', '%0 Dataset\n%T Ice\n\n%0 Book\n%T Snow\n', [1, 4]],
    ['pubmed.nbib', 'PMID- 1\nTI  - Ice\n\nPMID- 2\nTI  - Snow\n', [1, 4]],
    [
      'mods.xml',
      '<modsCollection xmlns="http://www.loc.gov/mods/v3">\n<mods><titleInfo><title>Ice</title></titleInfo></mods>\n<mods><titleInfo><title>Snow</title></titleInfo></mods>\n</modsCollection>',
      [2, 3],
    ],
    [
      'endnote.xml',
      '<xml><records>\n<record><ref-type name="Dataset">59</ref-type></record>\n<record><ref-type name="Book">6</ref-type></record>\n</records></xml>',
      [2, 3],
    ],
    [
      'dc.xml',
      '<records xmlns:dc="http://purl.org/dc/elements/1.1/">\n<dc><dc:title>Ice</dc:title></dc>\n<dc><dc:title>Snow</dc:title></dc>\n</records>',
      [2, 3],
    ],
    ['CITATION.cff', '\ncff-version: 1.2.0\nmessage: Cite it\ntitle: Ice\nauthors: [{name: Harbour Office}]\n', [2]],
  ])('check reports the positions of findings in %s', async (name, text, expected) => {
    for (const streaming of [[], ['--jobs', '1']]) {
      const [found] = await checked([name, ...streaming], { [name]: text })
      expect(found?.records.map(({ diagnostics }) => lines(diagnostics))).toEqual(expected.map(line => [line]))
    }
  })

  test('check reports a broken BibTeX entry and checks the other entries', async () => {
    const broken = `${bib}@misc{open, title = {Never closed},\n@misc{last, title = {Last}, doi = {10.5072/last}}\n`
    const { exitCode, stdout } = await citable(['check', 'refs.bib', '-f', 'json'], { files: { 'refs.bib': broken } })
    const [found] = byFile(stdout)
    expect(exitCode).toBe(1)
    expect(found?.diagnostics.map(({ rule, position }) => [rule, position?.start.line])).toEqual([
      ['schema/not-bibtex', 17],
    ])
    expect(found?.records.map(({ doi }) => doi)).toEqual([
      '10.5072/ice',
      '10.5072/snow',
      undefined,
      undefined,
      '10.5072/last',
    ])
    expect(lines(found?.records.at(-1)?.diagnostics ?? [])).toEqual([18])
  })

  test('check reports parsing problems in BibTeX as findings, except in the profile registry', async () => {
    const odd = '@misc{a, title = {Ice}, title = {Snow}, doi = {10.5072/a}}\n'
    const [found] = await checked(['a.bib'], { 'a.bib': odd })
    expect(found?.diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([['unreadable-value', 'warning']])
    expect(found?.diagnostics[0]?.url.endsWith('/src/validation/rules/unreadable-value.md')).toBe(true)
    const [asked] = await checked(['a.bib', '--profile', 'registry'], { 'a.bib': odd })
    expect(asked?.diagnostics).toEqual([])
    expect(asked?.records[0]?.outcome).toBe('invalid')
  })

  test('the option --rule and the configuration set the severity of parsing problems', async () => {
    const odd = '@misc{a, title = {Ice}, title = {Snow}, doi = {10.5072/a}}\n'
    const severitiesIn = async (args: string[], files: Record<string, string> = {}) =>
      (await checked(['a.bib', ...args], { 'a.bib': odd, ...files }))[0]?.diagnostics.map(({ severity }) => severity)
    expect(await severitiesIn(['--rule', 'unreadable-value=off'])).toEqual([])
    expect(await severitiesIn(['--rule', 'unreadable-value=error'])).toEqual(['error'])
    expect(await severitiesIn(['--rule', 'unreadable-value=info', '--profile', 'registry'])).toEqual(['info'])
    const config = JSON.stringify({ rules: { 'unreadable-value': 'off' } })
    expect(await severitiesIn([], { 'citable.config.json': config })).toEqual([])
  })

  test('explain prints an up-to-date page for every rule about reading formats other than DataCite', async () => {
    for (const rule of readingRules) {
      const page = fileURLToPath(new URL(`../../../src/validation/rules/${rule.id}.md`, import.meta.url))
      await expect(readingRulePage(rule)).toMatchFileSnapshot(page)
      expect((await citable(['explain', rule.id])).stdout).toContain(rule.why.slice(0, 40))
    }
  })

  test('check reports parsing problems in German with --lang de', async () => {
    const odd = '@misc{a, title = {Ice}, title = {Snow}}\n@misc{b, title = {Open,\n@misc{c, title = "Open,\n'
    const files = { 'a.bib': odd, 'b.ris': 'stray\nTY  - DATA\nTI  - Ice\n' }
    const { stdout } = await citable(['check', 'a.bib', 'b.ris', '--lang', 'de', '-f', 'compact'], { files })
    expect(stdout).toContain('Der Eintrag „a“ hat mehrere Felder „title“; das erste gilt.')
    expect(stdout).toContain(
      'Der Wert „Open“ wird nicht geschlossen: Ein „}“ fehlt. Gelesen wird bis zum nächsten Feld',
    )
    expect(stdout).toContain('Ein Anführungszeichen fehlt. Gelesen')
    expect(stdout).toContain('Diese Referenz hat kein ER; als ihr Ende gilt das des Textes. In RIS endet jede')
    expect(stdout).not.toMatch(/\b(?:the|is)\b/)
  })

  test('check detects the format of a file by content, then by name; --from takes precedence', async () => {
    const files = {
      'a.txt': bib,
      'b.bib': `Preface of the library.\n${bib}`,
      'c.bib': record,
      'd.json': record,
      '-': '',
    }
    const results = await checked(['a.txt', 'b.bib', 'c.bib'], files)
    expect(results.map(({ records }) => records.map(({ format }) => format))).toEqual([
      ['biblatex', 'biblatex', 'biblatex'],
      ['biblatex', 'biblatex', 'biblatex'],
      ['datacite-rest'],
    ])
    for (const from of ['bibtex', 'biblatex', 'bib'])
      expect((await checked(['a.txt', '--from', from], files))[0]?.records).toHaveLength(3)
    const wrong = await citable(['check', 'd.json', '--from', 'ris', '-f', 'compact'], { files })
    expect(wrong.exitCode).toBe(1)
    expect(wrong.stdout).toContain('The text contains no reference')
    const stdin = await citable(['check', '-', '-f', 'compact', '--from', 'ris'], { stdin: ris })
    expect(stdin.stdout).toContain('<stdin>:9:1: ')
  })

  test('check writes the findings of a BibTeX file to a baseline, and then reports only new findings', async () => {
    const files = { 'refs.bib': bib }
    const first = await citable(['check', 'refs.bib', '--update-baseline'], { files })
    const baseline = await first.read('citable-baseline.json')
    const args = ['check', 'refs.bib', '--baseline', 'citable-baseline.json', '-f', 'compact']
    expect(await citable(args, { files: { ...files, 'citable-baseline.json': baseline } })).toMatchObject({
      exitCode: 0,
      stdout: '',
    })
    const worse = { 'refs.bib': `${bib}@misc{new, title = {New}}\n`, 'citable-baseline.json': baseline }
    const { exitCode, stdout } = await citable(args, { files: worse })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^(?:refs\.bib:17:1: .*\n)+$/)
  })
})

describe('check of a stream in another format', () => {
  const entries = Array.from({ length: 60 }, (_, at) =>
    at === 7
      ? '@misc{broken, title = {Open,\n'
      : `@misc{key${at},\n  title = {Ice ${at}},\n  author = {Okafor, Ada}, year = {2020}, doi = {10.5072/ice.${at}}\n}\n`,
  ).join('')
  const references = Array.from({ length: 30 }, (_, at) => ris.replaceAll('5072/', `5072/${at}.`)).join('')
  const items = JSON.stringify(
    Array.from({ length: 60 }, (_, at) => ({
      id: `${at}`,
      type: 'dataset',
      title: `Ice ${at}`,
      DOI: `10.5072/${at}`,
    })),
    undefined,
    1,
  )
  const files = { 'a.bib': bib, 'b.bib': entries, 'c.ris': references, 'd.json': items, 'e.json': record }

  test.each(['ndjson', 'compact', 'github', 'json', 'gitlab', 'sarif', 'junit', 'markdown', 'pretty'])(
    'check -f %s reports streamed records, with the same exit code as for whole files',
    async format => {
      const args = ['check', ...Object.keys(files), '-f', format, '--max-problems', '100000']
      const whole = await citable(args, { files })
      const streamed = await citable([...args, '--jobs', '1'], { files })
      expect(streamed.exitCode).toBe(whole.exitCode)
      if (format === 'ndjson' || format === 'compact' || format === 'github') expect(streamed.stdout).toBe(whole.stdout)
      else if (format === 'json') expect(byFile(streamed.stdout)).toEqual(byFile(whole.stdout))
      else expect(streamed.stdout).toContain('b.bib')
    },
  )

  test('check reports line numbers within a BibTeX file in an archive', async () => {
    const [found] = await checked(['x.tar', '--profile', 'strict'], { 'x.tar': tarOf({ 'b.bib': `Preface.\n${bib}` }) })
    expect(found?.records.map(({ diagnostics }) => lines(diagnostics))).toEqual([[5], [12], [13]])
  })

  test('check --shard divides BibTeX and RIS records between two shards', async () => {
    const dois = async (shard: string): Promise<(string | undefined)[]> =>
      (await checked(['b.bib', 'c.ris', '--shard', shard], files)).flatMap(({ records }) =>
        records.map(({ doi }) => doi),
      )
    const [first, second, all] = [await dois('1/2'), await dois('2/2'), await dois('1/1')]
    expect(first.length).toBeGreaterThan(0)
    expect(second.length).toBeGreaterThan(0)
    expect([...first, ...second].toSorted()).toEqual(all.toSorted())
  })
})

describe('stats', () => {
  test('stats counts BibTeX and RIS entries as records', async () => {
    const files = { 'a.bib': bib, 'b.ris': ris, 'c.json': record }
    const { exitCode, stdout } = await citable(['stats', 'a.bib', 'b.ris', 'c.json', '-f', 'json'], { files })
    expect(exitCode).toBe(0)
    const report = JSON.parse(stdout)
    expect(report.summary).toMatchObject({ files: 3, records: 6 })
    expect(report.statistics.types).toMatchObject({ Dataset: { records: 2 } })
    expect(report.statistics.years).toMatchObject({ 2020: { records: 2 }, 2021: { records: 2 } })
    const named = await citable(['stats', 'a.bib', '--from', 'bibtex', '-f', 'json'], { files })
    expect(JSON.parse(named.stdout).summary).toMatchObject({ files: 1, records: 3 })
  })
})

describe('predict', () => {
  test('predict reads RIS with --from and CSL-JSON without --from, and reports pointers into the DataCite record', async () => {
    const items = JSON.stringify([{ id: 'a', type: 'dataset', title: ' ', DOI: '10.5072/a' }])
    const files = { 'a.ris': ris, 'b.json': items }
    const asked = await citable(['predict', 'a.ris', '--from', 'ris', '-f', 'json'], { files })
    expect(JSON.parse(asked.stdout).results ?? JSON.parse(asked.stdout)).toHaveLength(2)
    const { stdout } = await citable(['predict', 'b.json', '-f', 'ndjson'], { files })
    expect(stdout).toContain('"pointer":"/')
  })
})
