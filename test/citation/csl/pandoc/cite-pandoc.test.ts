import { describe, expect, it } from 'vitest'
import { citationDocument, citePandoc, type DocumentOptions } from '../../../../src/citation/csl/index.ts'
import { citable } from '../../../cli/fake-terminal.ts'
import { book, styleWith } from '../fixtures.ts'

const records = [book('doe', 'Doe', 'Rain', 2001), book('roe', 'Roe', 'Snow', 2002)]

const authorDate = styleWith(
  '<names variable="author"/><text variable="title" font-style="italic" prefix=": "/>',
).replace(
  /<citation>.*<\/citation>/,
  `<citation><layout prefix="(" suffix=")" delimiter="; "><group delimiter=", "><group delimiter=" "><names variable="author"><name form="short"/></names><date variable="issued"><date-part name="year"/></date></group><group delimiter=" "><label variable="locator" form="short"/><text variable="locator"/></group></group></layout></citation>`,
)
const notes = styleWith('<text variable="title"/>')
  .replace('class="in-text"', 'class="note"')
  .replace(
    /<citation>.*<\/citation>/,
    '<citation><layout suffix="."><choose><if position="ibid"><text term="ibid"/></if><else><text variable="title"/></else></choose></layout></citation>',
  )

type Mode = 'NormalCitation' | 'AuthorInText' | 'SuppressAuthor'
const str = (c: string) => ({ t: 'Str', c })
const space = { t: 'Space' }
const one = (citationId: string, citationSuffix: object[] = [], mode: Mode = 'NormalCitation') => ({
  citationId,
  citationPrefix: [] as object[],
  citationSuffix,
  citationMode: { t: mode },
})
const cite = (...cites: object[]) => ({ t: 'Cite', c: [cites, [str('?')]] })
const para = (...inlines: object[]) => ({ t: 'Para', c: inlines })
const ast = (blocks: object[], meta: object = {}) => ({ 'pandoc-api-version': [1, 22, 2, 1], meta, blocks })

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('')
  if (typeof value !== 'object' || value === null) return ''
  const { t, c } = value as { t?: string; c?: unknown }
  if (t === 'Str') return String(c)
  if (t === 'Space') return ' '
  if (t === 'Cite') return textOf((c as unknown[])[1])
  if (t === 'Note') return `{${textOf(c)}}`
  if (t === 'Emph') return `*${textOf(c)}*`
  if (t === 'Div') return `<${textOf((c as unknown[])[1])}>`
  return textOf(c)
}

async function cited(blocks: object[], options: DocumentOptions = {}, meta: object = {}) {
  const document = await citationDocument(records, { style: authorDate, locale: 'en-US', ...options })
  const { document: written, unknown } = await citePandoc(ast(blocks, meta), document)
  return { text: written.blocks.map(textOf), blocks: written.blocks, unknown }
}

describe('a Pandoc document', () => {
  it('citePandoc renders the citations in a Pandoc document', async () => {
    const prefixed = {
      ...one('doe', [str(','), space, str('pp. 3-5'), space, str('on')]),
      citationPrefix: [str('see')],
    }
    const { text, unknown } = await cited([
      para(str('Rain'), space, cite(prefixed, one('roe', [], 'SuppressAuthor')), str('.')),
      para(cite(one('doe', [str('p. 4')], 'AuthorInText')), space, str('says.')),
      para(cite(one('nobody'))),
    ])
    expect(text).toEqual([
      'Rain (see Doe 2001, pp. 3–5 on; 2002).',
      'Doe (2001, p. 4) says.',
      '?',
      '<<Do Doe: *Rain*><Ro Roe: *Snow*>>',
    ])
    expect(unknown).toEqual(['nobody'])
  })

  it('citePandoc treats the notes of a Pandoc document and those of a note style as one sequence', async () => {
    const { text } = await cited(
      [
        para(str('Rain'), space, cite(one('doe')), str(', so.'), {
          t: 'Note',
          c: [para(str('See'), space, cite(one('doe')), str('.'))],
        }),
        para(cite(one('roe', [], 'AuthorInText')), str('.')),
      ],
      { style: notes },
    )
    expect(text.slice(0, 2)).toEqual(['Rain,{Rain.} so.{See ibid.}', 'Roe.{Snow.}'])
  })

  it('citePandoc keeps links, formulas and images within a citation, except a link inside another link', async () => {
    const attributes = ['', [], []]
    const link = (...inlines: object[]) => ({ t: 'Link', c: [attributes, inlines, ['https://x.example', '']] })
    const math = { t: 'Math', c: [{ t: 'InlineMath' }, 'x^2'] }
    const image = { t: 'Image', c: [attributes, [str('pic')], ['a.png', '']] }
    const code = { t: 'Code', c: [attributes, 'a_b'] }
    const struck = { t: 'Strikeout', c: [str('old')] }
    const emphasis = (...c: object[]) => ({ t: 'Emph', c })
    const around = {
      ...one('doe', [str(','), space, str('p.'), space, str('3'), space, code, space, struck]),
      citationPrefix: [link(str('see'), space, emphasis(str('this'))), space, math, space, image],
    }
    const inlinesOf = async (style: string) => {
      const { blocks } = await cited([para(str('Rain'), space, cite(around))], { style })
      const [{ c }] = blocks as [{ c: { t: string; c: unknown[] }[] }]
      return c.find(({ t }) => t === 'Cite')?.c[1]
    }
    const written = (see: string, ...cited: object[]) => [
      link(str(see), space, emphasis(str('this'))),
      ...[space, math, space, image, space, ...cited, space, code, space],
    ]
    expect(await inlinesOf(authorDate)).toEqual([
      str('('),
      ...written('see', str('Doe'), space, str('2001,'), space, str('p.'), space, str('3')),
      struck,
      str(')'),
    ])
    expect(await inlinesOf(notes)).toEqual([{ t: 'Note', c: [para(...written('See', str('Rain')), struck, str('.'))] }])
    const { blocks } = await cited([para(link(cite(around)))])
    const [{ c: inLink }] = blocks as [{ c: [{ c: [unknown, [{ c: [unknown, object[]] }]] }] }]
    const [{ c: within }] = inLink[0].c[1]
    expect(within[1]).toContainEqual(math)
    expect(JSON.stringify(within[1])).not.toContain('"Link"')
  })

  it('citePandoc keeps a note within a citation, in parentheses if the citation becomes a note', async () => {
    const note = { t: 'Note', c: [para(str('As'), space, cite(one('roe')), str('.'))] }
    const around = { ...one('doe'), citationPrefix: [str('see'), note] }
    expect((await cited([para(str('Rain'), space, cite(around))])).text[0]).toBe('Rain (see{As (Roe 2002).} Doe 2001)')
    expect((await cited([para(str('Rain'), space, cite(around))], { style: notes })).text[0]).toBe(
      'Rain{See (As Snow.) Rain.}',
    )
  })

  it('a citation document returns citations with the text of the links, images and code in their affixes', async () => {
    const attributes = ['', [], []]
    const image = { t: 'Image', c: [attributes, [str('a'), space, { t: 'Emph', c: [str('pic')] }], ['a.png', '']] }
    const link = { t: 'Link', c: [attributes, [str('see')], ['u', '']] }
    const code = { t: 'Code', c: [attributes, 'a_b'] }
    const note = { t: 'Note', c: [para(str('As'))] }
    const around = {
      ...one('doe', [str(','), space, str('\u{f0001}'), note]),
      citationPrefix: [link, space, image, code],
    }
    for (const style of [authorDate, notes]) {
      const document = await citationDocument(records, { style, locale: 'en-US', format: 'html' })
      await citePandoc(ast([para(cite(around)), para(cite(one('doe', [str('see'), space, code])))]), document)
      expect(document.citations().map(({ text }) => text)).toEqual(
        style === notes
          ? ['See a <i>pic</i>a_b Rain, \u{f0001}.', 'Ibid., see a_b.']
          : ['(see a <i>pic</i>a_b Doe 2001, \u{f0001})', '(Doe 2001, see a_b)'],
      )
    }
  })

  it('citePandoc keeps private-use characters unchanged', async () => {
    const link = { t: 'Link', c: [['', [], []], [str('a\u{f0000}')], ['u', '']] }
    const around = { ...one('doe', [space, str('\u{f0001}x\u{f0003}')]), citationPrefix: [link] }
    expect((await cited([para(cite(around))])).text[0]).toBe('(a\u{f0000} Doe 2001 \u{f0001}x\u{f0003})')
  })

  it('citePandoc reads locator labels in English and in the language of the document', async () => {
    const german = { locale: 'de-DE' }
    const pages = cite(
      one('doe', [str(','), space, str('S.\u00a03')]),
      one('roe', [str(','), space, str('p.'), space, str('4')]),
    )
    expect((await cited([para(pages)], german)).text[0]).toBe('(Doe 2001, S. 3; Roe 2002, S. 4)')
  })

  it('citePandoc prints superscript numbers directly after words in a Pandoc document', async () => {
    const raised = styleWith('<text variable="title"/>').replace(
      /<citation>.*<\/citation>/,
      '<citation><layout vertical-align="sup"><text variable="citation-number"/></layout></citation>',
    )
    const { text } = await cited([para(str('Rain'), { t: 'SoftBreak' }, cite(one('doe')), str('.'))], { style: raised })
    expect(text[0]).toBe('Rain1.')
  })

  it('a citation in a footnote ends with a full stop only where a sentence ends', async () => {
    const note = (...inlines: object[]) => para({ t: 'Note', c: [para(...inlines)] })
    const { text } = await cited(
      [
        note(cite(one('doe')), space, str('says'), space, cite(one('roe')), str(';')),
        note(cite({ ...one('doe'), citationPrefix: [str('see')] })),
      ],
      { style: notes },
    )
    expect(text.slice(0, 2)).toEqual(['{Rain says Snow;}', '{See Rain.}'])
  })

  it('citePandoc prints the bibliography at its marker, or at the end under the heading from the metadata', async () => {
    const refs = { t: 'Div', c: [['refs', [], []], []] }
    expect((await cited([refs, para(cite(one('doe')))])).text).toEqual(['<<Do Doe: *Rain*>>', '(Doe 2001)'])
    const title = { 'reference-section-title': { t: 'MetaInlines', c: [str('Works')] } }
    expect((await cited([para(cite(one('doe')))], {}, title)).text).toEqual([
      '(Doe 2001)',
      'Works',
      '<<Do Doe: *Rain*>>',
    ])
  })

  it('citePandoc does not modify the given Pandoc document', async () => {
    const blocks = [para(cite(one('doe')))]
    const before = JSON.stringify(blocks)
    await cited(blocks)
    expect(JSON.stringify(blocks)).toBe(before)
  })

  it('citePandoc refuses a Pandoc document that is invalid or too deeply nested', async () => {
    const document = await citationDocument(records, { style: authorDate })
    await expect(citePandoc({}, document)).rejects.toThrow('the output of pandoc -t json')
    let deep: object = para()
    for (let depth = 0; depth < 20_000; depth++) deep = { t: 'BlockQuote', c: [deep] }
    await expect(citePandoc(ast([deep]), document)).rejects.toThrow('nested more than')
  })
})

describe('citable pandoc-filter', () => {
  const files = { 'library.json': JSON.stringify(records), 'my.csl': authorDate, 'notes.csl': notes }
  const run = (meta: object, args: string[] = [], blocks: object[] = [para(cite(one('doe')))]) =>
    citable(['pandoc-filter', ...args], { files, stdin: JSON.stringify(ast(blocks, meta)) })
  const text = ({ stdout }: { stdout: string }) => JSON.parse(stdout).blocks.map(textOf)
  const string = (c: string) => ({ t: 'MetaInlines', c: [str(c)] })

  it('pandoc-filter reads the style, the bibliography files and other settings from the metadata', async () => {
    const meta = {
      bibliography: { t: 'MetaList', c: [string('library.json')] },
      csl: string('my.csl'),
      lang: string('en-GB'),
      nocite: { t: 'MetaInlines', c: [cite(one('roe', [], 'AuthorInText'))] },
    }
    expect(text(await run(meta))).toEqual(['(Doe 2001)', '<<Do Doe: *Rain*><Ro Roe: *Snow*>>'])
    expect(text(await run(meta, ['--style', 'notes.csl', '--no-bibliography']))).toEqual(['{Rain.}'])
    const linked = await run({ ...meta, 'link-citations': { t: 'MetaBool', c: true } })
    expect(linked.stdout).toContain('"#ref-doe"')
    expect(text(await run({ ...meta, 'suppress-bibliography': { t: 'MetaBool', c: true } }))).toEqual(['(Doe 2001)'])
  })

  it('pandoc-filter accepts the output format that pandoc --filter passes as an argument', async () => {
    const stdin = JSON.stringify(ast([para(cite(one('doe')))]))
    const env = { PANDOC_VERSION: '3.1' }
    const args = ['pandoc-filter', 'library.json', '-s', 'my.csl', 'plain']
    expect(text(await citable(args, { files, stdin, env }))[0]).toBe('(Doe 2001)')
  })

  it('pandoc-filter reports citations without a record', async () => {
    const result = await run({}, ['library.json', '-s', 'my.csl'], [para(cite(one('nobody')))])
    expect(result).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('@nobody') })
    expect(text(result)).toEqual(['?'])
  })

  it('pandoc-filter does not fail on an unknown key, so that pandoc --filter keeps the document', async () => {
    const stdin = JSON.stringify(ast([para(cite(one('nobody')))]))
    const args = ['pandoc-filter', 'library.json', '-s', 'my.csl', 'plain']
    const result = await citable(args, { files, stdin, env: { PANDOC_VERSION: '3.1' } })
    expect(result).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('@nobody') })
  })

  it.each([
    [[], {}, 'Nothing to cite'],
    [['-'], {}, 'The document is read from standard input'],
    [[], { bibliography: string('gone.bib') }, "no file 'gone.bib'"],
    [['library.json'], { csl: string('https://example.org/a.csl') }, 'is an address'],
    [['library.json', '-s', 'nothing-like-it'], {}, 'There is no style'],
  ])('pandoc-filter refuses the arguments %j for a document with the metadata %j', async (args, meta, message) => {
    expect(await run(meta, args)).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining(message) })
  })

  it.each(['', '[]', '{"blocks": 1}', '{"a":'])(
    'pandoc-filter refuses %j as a Pandoc document and gives the reason',
    async stdin => {
      const result = await citable(['pandoc-filter', 'library.json'], { files, stdin })
      expect(result).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining('pandoc -t json') })
    },
  )
})

describe("Pandoc's settings", () => {
  const refs = (attributes: unknown[] = ['refs', [], []]) => ({ t: 'Div', c: [attributes, []] })
  const attributesIn = async (style: string, blocks: object[] = []): Promise<unknown> => {
    const document = await citationDocument(records, { style, locale: 'en-US' })
    const { document: written } = await citePandoc(ast([para(cite(one('doe'))), ...blocks]), document)
    return ((written.blocks.at(-1) as { c: unknown[] }).c as unknown[])[0]
  }

  it('citePandoc adds the classes and spacing of a style to the refs block, and keeps existing classes and spacing', async () => {
    const look = [
      ['entry-spacing', '0'],
      ['line-spacing', '2'],
    ]
    const classes = ['references', 'csl-bib-body', 'hanging-indent']
    expect(await attributesIn('apa')).toEqual(['refs', classes, look])
    expect(await attributesIn('apa', [refs(['refs', ['mine'], [['entry-spacing', '3']]])])).toEqual([
      'refs',
      ['mine', ...classes],
      [
        ['entry-spacing', '3'],
        ['line-spacing', '2'],
      ],
    ])
    expect(await attributesIn('vancouver')).toEqual(['refs', ['references', 'csl-bib-body'], []])
    const hanging = authorDate.replace('<bibliography>', '<bibliography hanging-indent="true" entry-spacing="1">')
    expect(await attributesIn(hanging)).toEqual(['refs', classes, [['entry-spacing', '1']]])
  })

  it('the setting notes-after-punctuation puts note references before or after punctuation', async () => {
    const blocks = [para(str('Rain'), space, cite(one('doe')), str('.'))]
    const setting = (c: boolean) => ({ 'notes-after-punctuation': { t: 'MetaBool', c } })
    expect((await cited(blocks, { style: notes })).text[0]).toBe('Rain.{Rain.}')
    expect((await cited(blocks, { style: notes }, setting(true))).text[0]).toBe('Rain.{Rain.}')
    expect((await cited(blocks, { style: notes }, setting(false))).text[0]).toBe('Rain{Rain.}.')
    expect((await cited(blocks, { style: 'ama' })).text[0]).toBe('Rain1.')
    expect((await cited(blocks, { style: 'ama' }, setting(true))).text[0]).toBe('Rain.1')
  })

  it('citePandoc cites the known keys of a group and reports the unknown key', async () => {
    const { text, unknown } = await cited([para(cite(one('nobody'), one('doe'))), para(cite(one('nobody')))])
    expect(text.slice(0, 2)).toEqual(['(Doe 2001)', '?'])
    expect(unknown).toEqual(['nobody'])
  })

  it('pandoc-filter reads records from the references in Pandoc metadata', async () => {
    const inlines = (...c: object[]) => ({ t: 'MetaInlines', c })
    const reference = {
      t: 'MetaMap',
      c: {
        id: inlines(str('own')),
        type: inlines(str('book')),
        title: inlines({ t: 'Emph', c: [str('Fog')] }),
        author: { t: 'MetaList', c: [{ t: 'MetaMap', c: { family: inlines(str('Poe')) } }] },
        issued: inlines(str('2011-03')),
      },
    }
    const stdin = JSON.stringify(ast([para(cite(one('own')))], { references: { t: 'MetaList', c: [reference] } }))
    const { exitCode, stdout } = await citable(['pandoc-filter', '-s', 'apa'], { stdin })
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout).blocks.map(textOf)).toEqual(['(Poe, 2011)', '<<Poe. (2011). Fog.>>'])
  })
})
