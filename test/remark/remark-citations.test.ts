import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { citationDocument } from '../../src/citation/csl/index.ts'
import { placeCitations } from '../../src/citation/csl/markdown/place-citations.ts'
import { findInTree } from '../../src/remark/find-in-tree.ts'
import { type RemarkCitationsOptions, remarkCitations } from '../../src/remark/index.ts'
import { book, styleWith } from '../citation/csl/fixtures.ts'
import { expectLinear } from '../linear.ts'

const records = [
  book('doe', 'Doe', 'Rain', 2001),
  book('roe:2', 'Roe', 'Snow', 2002),
  { ...book('x', 'Poe', 'Hail', 2003), DOI: '10.5072/hail' },
]

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
    '<citation><layout suffix="." delimiter="; "><group delimiter=", "><choose><if position="ibid"><text term="ibid"/></if><else-if position="subsequent"><text variable="title" form="short"/></else-if><else><names variable="author"/><text variable="title" font-style="italic"/></else></choose><text variable="locator"/></group></layout></citation>',
  )

const plain: RemarkCitationsOptions = { records, style: authorDate, locale: 'en-US', anchors: false }

const toMarkdown = (markdown: string, options: Partial<RemarkCitationsOptions> = {}) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkCitations, { ...plain, ...options })
    .use(remarkStringify)
    .process(markdown)

const toHtml = (markdown: string, options: Partial<RemarkCitationsOptions> = {}) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkCitations, { ...plain, ...options })
    .use(remarkRehype)
    .use(rehypeStringify)
    .process(markdown)

const body = async (markdown: string) => String(await toMarkdown(markdown, { bibliography: false })).trimEnd()

describe('Pandoc citations in a pipeline', () => {
  it.each([
    ['Rain [@doe].', 'Rain (Doe 2001).'],
    ['Rain [@doe, p. 3]; [-@doe].', 'Rain (Doe 2001, p. 3); (2001).'],
    ['Rain [see *also* @doe; @roe:2 and **so** on].', 'Rain (see *also* Doe 2001; Roe 2002 and **so** on).'],
    ['Rain [@{https://doi.org/10.5072/hail}; @10.5072/Hail].', 'Rain (Poe 2003; Poe 2003).'],
    [
      'As @{https://doi.org/10.5072/hail}, and @{https://doi.org/10.5072/hail} [p. 3].',
      'As Poe (2003), and Poe (2003, p. 3).',
    ],
    ['As @doe [p. 3; see also @roe:2, p. 4] says.', 'As Doe (2001, p. 3; see also Roe 2002, p. 4) says.'],
    ['> As @doe\n> [p. 3] says.', '> As Doe (2001, p. 3) says.'],
    ['Both [@doe][@roe:2] [and [@doe]].', 'Both (Doe 2001)(Roe 2002) \\[and (Doe 2001)].'],
    ['@doe says so, and @roe:2 [p. 4] too.', 'Doe (2001) says so, and Roe (2002, p. 4) too.'],
    ['*Rain @doe* and **[@roe:2]**.', '*Rain Doe (2001)* and **(Roe 2002)**.'],
    ['# Rain [@doe]', '# Rain (Doe 2001)'],
    ['A [link to @doe](u) [p. 3].', 'A [link to Doe (2001)](u) \\[p. 3].'],
    ['[*a [@doe]* b][c]\n\n[c]: u', '[*a (Doe 2001)* b][c]\n\n[c]: u'],
    ['![Rain, after @doe](r.png)', '![Rain, after Doe (2001)](r.png)'],
    ['As @doe [@roe:2], post-@doe.', 'As Doe (2001; Roe 2002), post-Doe (2001).'],
    ['See [@doe, p.&nbsp;3, `[a]; b`].', 'See (Doe 2001, p. 3, `[a]; b`).'],
    [
      'As in [see [Smith](https://x.example) and `code`, @doe, p. 3, and ~~*old*~~].',
      'As in (see [Smith](https://x.example) and `code`, Doe 2001, p. 3, and ~~*old*~~).',
    ],
    [
      'A [![r](r.png) [*so*; b](u "t") @doe; [c][l]<sup>2</sup> @roe:2, p. 4, https://x.example/@a].\n\n[l]: v',
      'A (![r](r.png) [*so*; b](u "t") Doe 2001; [c][l]<sup>2</sup> Roe 2002, p. 4, <https://x.example/@a>).\n\n[l]: v',
    ],
    ['As @doe [`x`, p. 3; see **[a *b*](u)** @roe:2].', 'As Doe (2001, `x`, p. 3; see [**a _b_**](u) Roe 2002).'],
    ['[As [the @roe:2](u) says, @doe].', '(As [the @roe:2](u) says, Doe 2001).'],
    ['[\u{f0000} `a` \u{f0002}\ufffc, @doe].', '(\u{f0000} `a` \u{f0002}\ufffc, Doe 2001).'],
    ['[*a `b` [@doe, `c`]* `d`](u)', '[*a `b` (Doe 2001, `c`)* `d`](u)'],
    ['> Rain [@doe;\n> @roe:2, p. 3\\; so].', '> Rain (Doe 2001; Roe 2002, p. 3; so).'],
    ['* Rain [@doe]\n* [@roe:2] [@doe]', '* Rain (Doe 2001)\n* (Roe 2002) (Doe 2001)'],
    [
      '| a | b |\n| - | - |\n| [@doe] | @roe:2 |',
      '| a          | b          |\n| ---------- | ---------- |\n| (Doe 2001) | Roe (2002) |',
    ],
  ])('remarkCitations renders the Markdown %j as %j', async (markdown, expected) => {
    expect(await body(markdown)).toBe(expected)
  })

  it('remarkCitations reads locator labels in English and in the language of the locale', async () => {
    const german = await toMarkdown('Regen [@doe, Seite 3; @roe:2, p. 4].', { locale: 'de-DE' })
    expect(String(german).split('\n')[0]).toBe('Regen (Doe 2001, S. 3; Roe 2002, S. 4).')
  })

  it.each([
    'Code `[@doe]`.',
    '```\n[@doe]\n```',
    'An escaped \\@doe and \\[@nobody].',
    'A reference &#64;doe.',
    'See www.example.org/@doe.',
    'Write to <jo@doe.org>.',
  ])('remarkCitations renders no citation in %j', async markdown => {
    const text = await body(markdown)
    expect(text).not.toMatch(/Doe/)
    expect(text).toContain('doe')
  })

  it('remarkCitations prints superscript citation numbers directly after words', async () => {
    const raised = styleWith('<text variable="title"/>').replace(
      /<citation>.*<\/citation>/,
      '<citation><layout vertical-align="sup" delimiter=","><text variable="citation-number"/></layout></citation>',
    )
    const html = String(await toHtml('Rain [@doe], and\n[@roe:2] @doe.', { style: raised, bibliography: false }))
    expect(html).toBe('<p>Rain<sup>1</sup>, and<sup>2</sup> Doe<sup>1</sup>.</p>')
  })

  it('remarkCitations keeps footnotes and formulas within a citation in place', async () => {
    const text = String(await toMarkdown('A [see[^a] @doe].\n\n[^a]: B `b` [`c` @doe].', { bibliography: false }))
    expect(text).toBe('A (see[^a] Doe 2001).\n\n[^a]: B `b` (`c` Doe 2001).\n')
    const math = { type: 'inlineMath', value: 'x^2' }
    const children: object[] = [{ type: 'text', value: 'Rain [@doe, ' }, math, { type: 'text', value: '].' }]
    const tree = { type: 'root', children: [{ type: 'paragraph', children }] }
    await remarkCitations({ ...plain, bibliography: false })(tree)
    expect(tree.children[0]?.children).toEqual([
      { type: 'text', value: 'Rain (Doe 2001, ' },
      math,
      { type: 'text', value: ').' },
    ])
  })

  it('remarkCitations omits an unknown key beside a known one, keeps an unknown narrative key as text, and reports both with their lines', async () => {
    const file = await toMarkdown('Rain [@doe; @nobody].\n\n@none [@doe].')
    expect(String(file)).toContain('Rain (Doe 2001).\n\n@none \\[@doe]')
    expect(file.messages.map(({ reason, line, source, ruleId }) => ({ reason, line, source, ruleId }))).toEqual([
      {
        reason: 'No record has the key or DOI "nobody"; it is not cited.',
        line: 1,
        source: 'citable',
        ruleId: 'unknown-record',
      },
      { reason: expect.stringContaining('"none"'), line: 3, source: 'citable', ruleId: 'unknown-record' },
    ])
  })

  it('remarkCitations accepts a syntax tree without positions or a file', async () => {
    const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'Rain [@doe].' }] }
    const tree = { type: 'root', children: [paragraph] }
    await remarkCitations(plain)(tree)
    expect(paragraph.children).toEqual([{ type: 'text', value: 'Rain (Doe 2001).' }])
  })

  it('remarkCitations rejects with an error for an unknown option, an unknown style or an invalid section', async () => {
    const options = { records, stile: 'apa' } as unknown as RemarkCitationsOptions
    await expect(toMarkdown('[@doe]', options)).rejects.toThrow('stile')
    await expect(toMarkdown('[@doe]', { style: 'nothing-like-it' })).rejects.toThrow('There is no style')
    await expect(toMarkdown('[@doe]', { sections: ['Wet' as never] })).rejects.toThrow('A section should be')
  })
})

describe('the bibliography', () => {
  it('remarkCitations prints the bibliography at the end or at its marker', async () => {
    expect(String(await toMarkdown('Rain [@doe].'))).toBe('Rain (Doe 2001).\n\nDo Doe: *Rain*\n')
    for (const place of ['<div id="refs"></div>', '<div id="refs">\n\n</div>', '::: {#refs}\n:::'])
      expect(String(await toMarkdown(`[@doe]\n\n${place}\n\n# After`)), place).toMatch(
        /Do Doe: \*Rain\*\n[\s\S]*# After\n$/,
      )
    expect(String(await toMarkdown('Rain.'))).toBe('Rain.\n')
  })

  it('remarkCitations adds the records listed under nocite to the bibliography, and reports unknown keys', async () => {
    const yaml = { type: 'yaml', value: 'nocite: "@doe, @nobody"' }
    const tree: { type: string; children: unknown[] } = { type: 'root', children: [yaml] }
    const messages: string[] = []
    await remarkCitations({ records, style: authorDate })(tree, { message: reason => messages.push(reason) })
    expect(tree.children).toMatchObject([yaml, { children: [{ data: { hProperties: { id: 'ref-doe' } } }] }])
    expect(messages).toEqual(['No record has the key or DOI "nobody"; it is not listed.'])
    const wrong = remarkCitations({ records, style: authorDate, uncited: ['nobody'] })(tree)
    await expect(wrong).rejects.toThrow('nobody')
  })

  it('remarkCitations links citations to their bibliography entries', async () => {
    const html = String(await toHtml('Rain [@doe].', { anchors: true }))
    expect(html).toBe(
      '<p>Rain (<a href="#ref-doe">Doe 2001</a>).</p>\n<div id="refs" class="csl-bib-body"><div id="ref-doe" class="csl-entry">Do Doe: <em>Rain</em></div></div>',
    )
    const markdown = String(await toMarkdown('Rain [@doe].', { anchors: true }))
    expect(markdown).toBe('Rain ([Doe 2001](#ref-doe)).\n\n<a id="ref-doe"></a>Do Doe: *Rain*\n')
  })

  it('remarkCitations prints a bibliography with sections, annotations and uncited records', async () => {
    const text = String(
      await toMarkdown('[@doe]', {
        uncited: ['roe:2', 'x'],
        filter: ({ id }) => id !== 'x',
        sections: [{ heading: 'Wet', filter: ({ id }) => id === 'doe' }],
        annotation: ({ id }) => (id === 'doe' ? 'The <i>first</i> of its kind.' : undefined),
      }),
    )
    expect(text).toBe('(Doe 2001)\n\n## Wet\n\nDo Doe: *Rain* The *first* of its kind.\n\nRo Roe: *Snow*\n')
  })

  it('remarkCitations links bibliography entries by title or DOI', async () => {
    const style = styleWith('<text variable="title"/><text variable="DOI" prefix=". "/>')
    const linked = async (links: 'doi' | 'title') => String(await toMarkdown('[@x]', { style, links }))
    expect(await linked('title')).toContain('[Hail](https://doi.org/10.5072/hail). 10.5072/hail')
    expect(await linked('doi')).toContain('Hail. [10.5072/hail](https://doi.org/10.5072/hail)')
  })
})

describe('what Markdown has no mark for', () => {
  const style = authorDate
    .replace('<layout prefix="(" suffix=")" delimiter="; ">', '<layout vertical-align="sup" delimiter=", ">')
    .replace('<name form="short"/>', '<name form="short"><name-part name="family" font-variant="small-caps"/></name>')

  it('remarkCitations writes HTML for formatting that Markdown does not support', async () => {
    expect(await toMarkdown('Rain[@doe].', { style, bibliography: false }).then(String)).toBe(
      'Rain<span style="font-variant:small-caps"><sup>Doe</sup></span> <sup>2001</sup>.\n',
    )
    expect(await toHtml('Rain[@doe].', { style, bibliography: false }).then(String)).toBe(
      '<p>Rain<span style="font-variant:small-caps"><sup>Doe</sup></span> <sup>2001</sup>.</p>',
    )
  })
})

describe('a style of notes', () => {
  const text =
    'Rain [@doe, 3], snow [@doe, 4].\n\nHail @roe:2 [5].[^own]\n\n[^own]: Compare [@roe:2, 6].\n\nAgain [@doe].\n'

  it('a narrative citation whose names end in a full stop has no second full stop', async () => {
    const many = {
      ...book('many', 'Doe', 'Gales', 2004),
      author: [{ family: 'Doe', given: 'Jr.' }, { literal: 'Poe Jr.' }],
    }
    for (const cited of ['@many.', '@many [p. 3].'])
      expect(String(await toMarkdown(`So ${cited}`, { records: [many], style: notes })).split('\n')[0]).toMatch(
        /^So .*Poe Jr\.\[\^[^\]]+\]$/,
      )
  })

  it('a citation in a footnote is shorter after an earlier footnote that cites the same record', async () => {
    expect(String(await toMarkdown(text, { style: notes }))).toBe(
      [
        'Rain,[^cite-1] snow.[^cite-2]',
        'Hail Roe.[^cite-3][^own]',
        '[^own]: Compare ibid., 6.',
        'Again.[^cite-4]',
        '[^cite-1]: Do Doe, *Rain*, 3.',
        '[^cite-2]: Ibid., 4.',
        '[^cite-3]: Ro Roe, *Snow*, 5.',
        '[^cite-4]: Rain.',
        'Rain',
        'Snow\n',
      ].join('\n\n'),
    )
  })

  it('a citation in a footnote ends with a full stop only where a sentence ends', async () => {
    const own = 'A.[^a]\n\n[^a]: [see @doe] for *rain*, and [@roe:2] for snow. So @doe says.\n'
    expect(String(await toMarkdown(own, { style: notes, bibliography: false }))).toContain(
      '[^a]: See Do Doe, *Rain* for *rain*, and Ro Roe, *Snow* for snow. So Doe, ',
    )
  })

  it('remarkCitations keeps links, code and note references within a citation', async () => {
    const own = 'A [see [the *first*](u), `code` and[^a] @doe].\n\nB [[so](u) @roe:2].\n\n[^a]: Own.\n'
    expect(String(await toMarkdown(own, { style: notes, bibliography: false }))).toBe(
      [
        'A.[^cite-1]',
        'B.[^cite-2]',
        '[^a]: Own.',
        '[^cite-1]: See [the *first*](u), `code` and[^a] Do Doe, *Rain*.',
        '[^cite-2]: [So](u) Ro Roe, *Snow*.\n',
      ].join('\n\n'),
    )
  })

  it('remarkCitations puts note references after links and images, and adds no link to a citation within a link', async () => {
    const markdown = '[As @doe, [@x]](u). And ![rain [@roe:2]](r.png)![](s.png)'
    expect(String(await toMarkdown(markdown, { style: notes, bibliography: false }))).toContain(
      '[As Doe,](u).[^cite-1][^cite-2] And ![rain](r.png)[^cite-3]![](s.png)\n',
    )
    const html = String(await toHtml('[As @doe](u) [@doe].', { anchors: true, bibliography: false }))
    expect(html).toBe('<p><a href="u">As Doe (2001)</a> (<a href="#ref-doe">Doe 2001</a>).</p>')
  })

  it('remarkCitations writes footnotes without remark-gfm', async () => {
    const file = await unified()
      .use(remarkParse)
      .use(remarkCitations, { ...plain, style: notes, bibliography: false })
      .use(remarkStringify)
      .process('Rain [@doe].')
    expect(String(file)).toBe('Rain.[^cite-1]\n\n[^cite-1]: Do Doe, *Rain*.\n')
  })

  it('remarkCitations writes footnotes in HTML', async () => {
    const html = String(await toHtml(text, { style: notes, bibliography: false }))
    expect(html).toContain('<p>Rain,<sup><a href="#user-content-fn-cite-1"')
    expect(html).toMatch(/Ro Roe, <em>Snow<\/em>, 5\./)
    expect(html.match(/<li id="user-content-fn-/g)).toHaveLength(5)
  })
})

it('remarkCitations takes linear time to place citations that contain links', async () => {
  const document = await citationDocument([], { style: authorDate, locale: 'en-US' })
  expectLinear(size => {
    const text = (value: string) => ({ type: 'text', value })
    const link = { type: 'link', url: 'u', children: [text('a')] }
    const children = Array.from({ length: size }, () => [text('[@doe, '), link, text('] ')]).flat()
    const tree = { type: 'root', children: [{ type: 'paragraph', children }] }
    placeCitations(findInTree(tree, ''), document, ({ around }) => around)
  }, 500)
})

it.each(['[', '[@', '[@doe]', '@doe ', '*[@doe]* ', '\\', '[@doe; '])(
  'remarkCitations renders citations in linear time in text that repeats %j',
  async part => {
    const document = await citationDocument([], { style: authorDate, locale: 'en-US' })
    expectLinear(
      size => {
        const value = part.repeat(size)
        const tree = { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] }
        placeCitations(findInTree(tree, value), document, ({ around }) => around)
      },
      500,
      part,
    )
  },
)
