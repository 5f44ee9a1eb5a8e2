import { afterEach, describe, expect, it, vi } from 'vitest'
import { convert, type FormatId, formats, readRecords } from '../../src/formats/index.ts'
import { citable as run } from '../cli/fake-terminal.ts'

const bomb = (start: string): string =>
  [
    start,
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (name, at) => `${name}: &${name} [${`*${'abcdefgh'[at]}, `.repeat(9)}*${'abcdefgh'[at]}]`,
    ),
    'titles: *h',
  ].join('\n')

/** Inputs with a fault, each with the position and message of a finding and the number of records read. */
const cases: readonly (readonly [
  what: string,
  format: FormatId | 'auto',
  text: string,
  place: string,
  said: string,
  left: number,
])[] = [
  ['an unclosed brace', 'bibtex', '@misc{a,\n  title = {Open {brace},\n  year = 2020\n', '2:11', 'is not close', 1],
  ['an unclosed entry', 'biblatex', '@dataset{a,\n  title = {T},\n@misc{b, title = {U}}', '1:1', 'is not close', 2],
  [
    '@strings that need each other',
    'bibtex',
    '@string{a = b}\n@string{b = a # "x"}\n@misc{k, title = a}',
    '2:13',
    'The @string "a" is circular or too deeply nested',
    1,
  ],
  [
    'a @string that grows',
    'bibtex',
    `@string{s0 = "lol"}\n${Array.from({ length: 60 }, (_, at) => `@string{s${at + 1} = s${at} # s${at}}\n`).join('')}@misc{k, title = s60}`,
    '17:21',
    'Macros expand to more than 100,000 characters',
    1,
  ],
  [
    'an entry without a comma',
    'auto',
    '% mine\n@article{k\n author = "a"\n',
    '2:1',
    'The entry "@article{k" is not closed',
    1,
  ],
  ['RIS that begins without TY', 'auto', 'TI  - Tides\nAU  - Okafor, Ada\n', '1:1', 'begins with TY', 0],
  [
    'Turtle with a fault',
    'auto',
    '@prefix dct: <http://purl.org/dc/terms/> .\n<#x> dct:title "Tides ;\n dct:issued "2020" .\n',
    '2:1',
    'This is not Turtle: ',
    0,
  ],
  ['triples with a fault', 'auto', '<https://a.example/x> <https://a.example/y> .\n', '1:1', 'This is not Turtle: ', 0],
  ['RIS without ER', 'ris', 'TY  - JOUR\nTI  - One\nTY  - BOOK\nTI  - Two\nER  - \n', '1:1', 'has no ER', 2],
  ['RIS that ends without ER', 'ris', 'TY  - JOUR\nTI  - One\nER  - \nTY  - BOOK\nTI  - Two\n', '4:1', 'has no ER', 2],
  ['a bomb of YAML', 'auto', bomb('doi: 10.5072/x'), '7:7', 'With all aliases expanded', 0],
  ['a bomb of YAML', 'cff', bomb('cff-version: 1.2.0'), '7:7', 'With all aliases expanded', 0],
  ['CFF with neither its version nor a title', 'cff', 'authors:\n  - name: Tide Lab\n', '1:1', 'CITATION.cff', 0],
  ['an alias that holds itself', 'cff', 'cff-version: 1.2.0\nauthors: &a [*a]\n', '2:15', '', 0],
  ['a tag of a language', 'cff', 'cff-version: 1.2.0\ntitle: !!python/object:os.x {}\n', '2:8', 'is not supported', 0],
  [
    'a tag of somebody',
    'auto',
    'doi: 10.5072/x\ntitles:\n  - title: !evil x\n',
    '3:12',
    'The tag !evil is not supported',
    0,
  ],
  [
    'a context somewhere else',
    'schema-org',
    '{\n  "@context": ["https://schema.org", "http://localhost:9/c.jsonld"],\n  "@type": "Dataset", "name": "N"\n}',
    '2:38',
    'The context "http://localhost:9/c.jsonld" is never fetched',
    1,
  ],
  [
    'a context that imports another',
    'schema-org',
    '{"@context": {"@vocab": "https://schema.org/", "@import": "http://localhost:9/c"}, "@type": "Book", "name": "N"}',
    '1:59',
    'is never fetched',
    1,
  ],
  [
    'a context of its own in a graph',
    'codemeta',
    '{"@context": "http://localhost:9/c",\n"@graph": [{"@type": "SoftwareSourceCode", "name": "N"}]}',
    '1:14',
    'is never fetched',
    1,
  ],
  [
    'a context of its own in a crate',
    'ro-crate',
    '{"@context": ["https://w3id.org/ro/crate/1.1/context",\n"http://localhost:9/c"], "@graph": [{"@id": "ro-crate-metadata.json", "about": {"@id": "./"}}, {"@id": "./", "@type": "Dataset", "name": "N"}]}',
    '2:1',
    'is never fetched',
    1,
  ],
]

const ending: Partial<Record<FormatId | 'auto', string>> = {
  bibtex: 'bib',
  biblatex: 'bib',
  ris: 'ris',
  cff: 'cff',
  auto: 'yaml',
}

describe.each(cases)('%s (%s)', (_, from, text, place, said, left) => {
  it('readRecords reports bad input with its position, and reads the records that remain readable', () => {
    const { records, diagnostics } = readRecords(text, { from })
    const [first] = diagnostics
    expect(`${first?.position?.start.line}:${first?.position?.start.column}`).toBe(place)
    expect(first?.message).toContain(said)
    expect(records).toHaveLength(left)
    expect(convert(text, { from, to: 'citable-json' }).ok).toBe(left > 0)
  })

  it('the command reports bad input in the same way as the library', async () => {
    const name = `bad.${ending[from] ?? 'json'}`
    const { exitCode, stderr } = await run(['convert', name, '--from', from, '--to', 'csl-json', '-f', 'compact'], {
      files: { [name]: text },
    })
    expect(stderr).toContain(`${name}:${place}: `)
    expect(stderr).toContain(said)
    expect(exitCode).toBe(/: error /.test(stderr) ? 1 : 0)
  })
})

describe('a context', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('readRecords never fetches a JSON-LD context', () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    for (const [, from, text] of cases) readRecords(text, { from })
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    'https://schema.org',
    'http://schema.org/',
    'https://schema.org/docs/jsonldcontext.jsonld',
    'https://doi.org/10.5063/schema/codemeta-2.0',
    'https://w3id.org/codemeta/3.0',
    'https://w3id.org/ro/crate/1.2/context',
  ])('recognises the JSON-LD context %s', context => {
    const text = JSON.stringify({ '@context': context, '@type': 'Dataset', name: 'N' })
    expect(readRecords(text, { from: 'schema-org' }).diagnostics).toEqual([])
  })
})

describe.each(formats.filter(({ read }) => read))('$id', ({ read }) => {
  it.each([42, undefined, null, {}])('a reader throws an error for the input %s, which is not text', input => {
    expect(() => read?.(input as never)).toThrow(/^The input should be (?:a )?text\b/)
  })
})
