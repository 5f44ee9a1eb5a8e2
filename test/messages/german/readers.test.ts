import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../src/core/diagnostic.ts'
import type { FormatId } from '../../../src/formats/format.ts'
import { otherFormats } from '../../../src/formats/formats.ts'
import { readRecords } from '../../../src/formats/read/read-records.ts'
import texts from '../../../src/messages/de.json' with { type: 'json' }
import { german } from '../../../src/messages/german.ts'
import { citable } from '../../cli/fake-terminal.ts'
import { idsIn } from '../../german/said.ts'

const rest = (xml: string): string =>
  JSON.stringify({ data: { type: 'dois', attributes: { doi: '10.5072/a', xml: btoa(xml) } } })
const work = (members: object): string => JSON.stringify({ '@type': 'Dataset', name: 'N', ...members })
const zenodo = (metadata: object): string => JSON.stringify({ metadata })
const page = (head: string): string => `<!doctype html><html><head>${head}</head></html>`
const graph = (statements: string): string =>
  `@prefix dct: <http://purl.org/dc/terms/> .\n<https://a.example/x> dct:title "Tides"${statements}`
const deep = `${'['.repeat(600)}${']'.repeat(600)}`
const long = 'x'.repeat(70)

/** Inputs about which readers report findings. */
const inputs: Readonly<Partial<Record<FormatId | 'auto', readonly string[]>>> = {
  auto: [
    '{"name": "a", "version": "1", "description": "b"}',
    rest('<resource'),
    rest('<records/>'),
    rest('<resource xmlns="http://datacite.org/schema/kernel-4"><titles>&nbsp;</titles></resource>'),
  ],
  'csl-json': [
    '',
    '{"id": "a", "type":',
    '[1]',
    deep,
    '{"id": "a", "type": "thing", "type": "poem"}',
    `{"id": "a", "type": "${long}"}`,
    '{"id": "a", "type": "dataset", "DOI": "x", "issued": {"raw": "soon"}, "submitted": "soon"}',
    '{"id": "a", "type": "dataset", "DOI": 1, "issued": {"date-parts": [[2021, 13]]}}',
    '{"id": "a", "type": "dataset", "title": {"en": "T"}, "publisher": ["P", "Q"], "version": 12345678901234567890}',
  ],
  bibtex: [
    '',
    '@misc{a, title = {T}, title = {U}}',
    '@misc{title = {T}}',
    '@misc{a, title = {T}',
    `@misc{${long}\n title = {T}`,
    '@misc{a,\n  title = {T,\n  year = 2020\n',
    '@misc{a, title = "T, year = 2020\n}',
    '@misc{a, title = {T}, rubbish, year = 2020}',
    `@misc{a, title = {T}, ${long}, year = 2020}`,
    '@misc{a, title = {T} year = 2020}',
    '@misc{a, title = {T}, crossref = {b}}',
    '@misc{a, title = foo}',
    '@string{a = b}\n@string{b = a # "x"}\n@misc{k, title = a}',
    `@string{s0 = "lol"}\n${Array.from({ length: 60 }, (_, at) => `@string{s${at + 1} = s${at} # s${at}}\n`).join('')}@misc{k, title = s60}`,
    '@misc{a, title = {\\foo\\bar T}, year = {soon}, doi = {x}}',
    '@misc{, title = {\\foo T}, date = {soon}, author = {A, B, C, D}}',
    '@misc{a: b, author = {Harbour Research Institute and Okafor, Ada}, author+an:orcid = {="x"}}',
  ],
  biblatex: ['', '@dataset{a, date = {soon}, author = {A, B, C, D}}'],
  ris: [
    '',
    'Title\nTY  - JOUR\nTI  - T\nER  - ',
    'TY  - JOUR\nTY  - BOOK\nER  - ',
    'TY  - JOUR\nPY  - soon\nDO  - x\n',
    'TY  - JOUR\nDA  - soon\nER  - ',
  ],
  endnote: ['', 'Title\n%0 Journal Article\n%D soon\n%R x\n', '%0 Journal Article\n%8 soon\n'],
  'endnote-xml': [
    '<xml',
    '<xml><records/></xml>',
    '<xml><records><record><dates><year>soon</year></dates></record></records></xml>',
  ],
  'schema-org': [
    '',
    '[1]',
    '{"@id": "https://a.example"}',
    work({ '@context': 'https://a.example/context' }),
    work({ '@type': 'Toaster', datePublished: 'soon', isPartOf: {}, spatialCoverage: { geo: { circle: '1 2 3' } } }),
    work({ creator: { '@type': 'Person' }, contributor: { '@type': 'Role', roleName: 'Cook', contributor: 'Ada' } }),
  ],
  'schema-org-turtle': ['<https://a.example/x>', '@prefix s: <https://schema.org/> .\n<#x> a s:Toaster .'],
  'schema-org-rdf': [
    '<rdf:RDF',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>',
    '<s:Book xmlns:s="https://schema.org/"><s:datePublished>soon</s:datePublished></s:Book>',
  ],
  codemeta: ['', '1', work({ '@context': 'https://a.example/context' })],
  cff: [
    '',
    'a: [',
    'message: hi',
    'cff-version: 9.9\ntitle: T\nauthors: [{orcid: x}, Ada, {name: A, orcid: x}]\ndate-released: soon\nkeywords: {a: b}',
    'cff-version: 1.2.0\nidentifiers: [{type: doi, value: 10.5072/a, description: Mine}]\nversion: [1]\nabstract: true',
    'cff-version: 1.2.0\ntype: dataset\ntitle: T\npreferred-citation: {type: article, title: T, languages: [en, fr]}',
  ],
  'ro-crate': ['', '{"@graph": []}'],
  'dcat-turtle': [
    graph(''),
    graph(' ;\n dct:issued "2020".\n<https://a.example/y> dct:title "Tides"@en-abcdefghij .'),
    ...[
      '<',
      '] .',
      ' "U" .',
      ' .\n. ',
      ' ; "a" "b" .',
      ' ; ( "a" ) .',
      ' ; _:b0 "a" .',
      ' ; x:y "a" .',
      '^^<> .',
      '@en^^<b> .',
    ].map(graph),
    ...['@prefix <a> .', '@prefix a: "b" .', '@base "b" .', '@prefix a: <b>', 'a b c .', '"a" <b> <c> .', '<a> <b>'],
    '@base <https://a.example/> .\n<ht)s://a> <b> <c> .',
    ...['<a> <b> { <c> <d> <e> } .', '} ', '<a> <b> <c> |} .', '<a> ; <b> <c> .', '<\\u12> <a> <b> .'],
  ],
  'dcat-rdf': ['<rdf:RDF', '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>'],
  'dcat-json': ['', '{"@context": "https://a.example/context"}'],
  'dublin-core': [
    '<dc>',
    '<dc/>',
    '<dc xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>T</dc:title><dc:colour>red</dc:colour></dc>',
  ],
  'dublin-core-json': ['', '1', '{"colour": "red"}', '{"title": [{}]}'],
  crossref: [
    '',
    '{}',
    '{"DOI": "10.5072/a", "type": "toaster", "issued": {"date-parts": [[2021, 13]]}, "author": ["Ada"], "title": [[]]}',
  ],
  'crossref-xml': ['<a', '<a/>', '<a><error>No DOI found</error></a>'],
  mods: ['<a', '<a/>'],
  nbib: [''],
  'pubmed-xml': ['<a', '<a/>'],
  openalex: ['', '{}', '{"id": "https://openalex.org/W1", "title": {}, "authorships": [1]}'],
  crosscite: ['', '1'],
  commonmeta: ['', '{}', '{"id": "https://doi.org/10.5072/a", "type": "Dataset", "url": []}'],
  zenodo: [
    '',
    '{}',
    zenodo({ subjects: [{ term: 'T', scheme: 'S' }], related_identifiers: [{ identifier: 'x', relation: 'likes' }] }),
  ],
  'zenodo-deposit': ['', '1', '{"title": false, "creators": "Ada"}'],
  inveniordm: ['', '{}', '{"metadata": {"title": 5, "creators": [5], "languages": null, "subjects": [[1]]}}'],
  'package-json': ['', '{}', '{"name": "a", "version": {}, "repository": true}'],
  pyproject: [
    '',
    '[project]\nname = "a"\nversion = []',
    `[project]\n[${Array(600).fill('a').join('.')}]\nb = 1`,
    ...[
      'a',
      'a =',
      'a = 01',
      'a = 1__0',
      'a = 1x',
      'a = 1e',
      'a = 2020-13-01',
      'a = 2020-01-0T10:00:00',
      'a = 20:00',
      '[[a]',
    ],
    ...['a = 1\na = 2', 'a = 1\n[a]', 'a = 1 b = 2', 'a = "\0"', '# \0', 'a = "\\u00"', 'a = "\\uffffff"'],
    ...[
      'a = "\\q"',
      'a = """\\ b"""',
      'a = "b',
      'a. = 1',
      '.a = 1',
      '"""a""" = 1',
      'a! = 1',
      'a = [1 2]',
      'a = {b = 1',
    ],
    ...[
      'a = [1,',
      'a = {',
      'a = {b = 1, b = 2}',
      `a = ${'['.repeat(300)}`,
      'a.',
      'a = 2020-01-01T25',
      'a = "\\UFFFFFFFF"',
    ],
  ],
  html: [
    '',
    page('<title>T</title>'),
    page('<script type="application/ld+json">{"@type": "Dataset",}</script>'),
    page('<script type="application/ld+json">foo</script>'),
    page(`<title>T</title><script type="application/ld+json">{"@type": "Dataset", "name": "N"`),
    page('<meta name="citation_doi" content="10.5072/a"><meta name="dc.identifier" content="doi:10.5072/b">'),
    page(
      `<meta name="citation_doi" content="10.5072/${long}"><meta name="dc.identifier" content="https://doi.org/10.5072/b">`,
    ),
    page(`<script type="application/ld+json">${work({ datePublished: 'soon' })}</script>`),
  ],
}

const cases = Object.entries(inputs) as [FormatId | 'auto', readonly string[]][]
const told = cases.flatMap(([from, given]) =>
  given.flatMap(text => readRecords(text, { from }).diagnostics.map(finding => ({ from, text, ...finding }))),
)

describe('what readers of other formats say', () => {
  it("every reader of a format other than DataCite's is tested with an input that causes a message", () => {
    const read = otherFormats.flatMap(({ id, read }) => (read === undefined ? [] : [id]))
    expect(Object.keys(inputs).toSorted()).toEqual(['auto', ...read].toSorted())
    for (const [from] of cases) expect(told.map(finding => finding.from)).toContain(from)
  })

  it('the German catalogue translates every message that the tested inputs cause', () => {
    for (const { from, text, ...finding } of told) {
      const { message } = finding
      const said = german.diagnostic(finding).message
      expect([from, text, said]).not.toContain(message)
      // No part of the message remains in English.
      expect(said).not.toMatch(/\b(?:the|is|are|has|should|which|and|not)\b|Meldung des Parsers/)
    }
  })

  it('the tested inputs cause every translated message of the TOML and Turtle parsers', () => {
    const ids = told.flatMap(({ messageId, values }) => idsIn({ id: messageId, ...(values && { values }) }))
    const translated = Object.keys(texts).filter(id => /^(?:smol-toml|n3)\//.test(id))
    expect(translated.filter(id => !ids.includes(id))).toEqual([])
  })

  it.each(cases)(
    'check with --from %s and --lang de translates all messages of a report into German',
    async (from, texts) => {
      const files = Object.fromEntries(texts.map((text, at) => [`${at}.txt`, text]))
      const report = async (...more: string[]): Promise<Diagnostic[]> => {
        const { stdout } = await citable(['check', ...Object.keys(files), '--from', from, '-f', 'json', ...more], {
          files,
        })
        return JSON.parse(stdout).results.flatMap(({ diagnostics }: { diagnostics: Diagnostic[] }) => diagnostics)
      }
      const [english, other] = [await report(), await report('--lang', 'de')]
      expect(other.map(({ rule }) => rule)).toEqual(english.map(({ rule }) => rule))
      expect(english.length).toBeGreaterThan(0)
      for (const [at, { message }] of english.entries()) expect(other[at]?.message).not.toBe(message)
    },
  )
})
