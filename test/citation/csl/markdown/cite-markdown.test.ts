import { describe, expect, it } from 'vitest'
import { citationDocument, citeMarkdown } from '../../../../src/citation/csl/index.ts'
import { writeCitations } from '../../../../src/citation/csl/markdown/write-citations.ts'
import { expectLinear } from '../../../linear.ts'
import { book, styleWith } from '../fixtures.ts'

const records = [
  book('doe', 'Doe', 'Rain', 2001),
  book('roe:2', 'Roe', 'Snow', 2002),
  { ...book('x', 'Poe', 'Hail', 2003), DOI: '10.5072/hail' },
]

const authorDate = styleWith('<names variable="author"/><text variable="title" prefix=": "/>').replace(
  /<citation>.*<\/citation>/,
  `<citation><layout prefix="(" suffix=")" delimiter="; "><group delimiter=", "><group delimiter=" "><names variable="author"><name form="short"/></names><date variable="issued"><date-part name="year"/></date></group><group delimiter=" "><label variable="locator" form="short"/><text variable="locator"/></group></group></layout></citation>`,
)
const notes = styleWith('<text variable="title"/>')
  .replace('class="in-text"', 'class="note"')
  .replace(
    /<citation>.*<\/citation>/,
    '<citation><layout suffix="." delimiter="; "><group delimiter=", "><choose><if position="ibid"><text term="ibid"/></if><else-if position="subsequent"><text variable="title" form="short"/></else-if><else><names variable="author"/><text variable="title"/></else></choose><text variable="locator"/></group></layout></citation>',
  )

const cited = async (markdown: string, style = authorDate) => {
  const document = await citationDocument(records, { style, locale: 'en-US', format: 'markdown' })
  return citeMarkdown(markdown, document)
}

/** Ten locator types of CSL. The style `labelled` prints the type of each locator before the locator. */
const kinds = ['page', 'chapter', 'figure', 'section', 'paragraph', 'line', 'volume', 'issue', 'sub-verbo', 'article']
const labelled = styleWith('<text variable="title"/>').replace(
  /<citation>.*<\/citation>/,
  `<citation><layout><group delimiter=":"><choose>${kinds
    .map((kind, at) => {
      const tag = at === 0 ? 'if' : 'else-if'
      return `<${tag} locator="${kind === 'article' ? 'article-locator' : kind}"><text value="${kind}"/></${tag}>`
    })
    .join('')}</choose><text variable="locator"/></group></layout></citation>`,
)

const body = async (markdown: string, style = authorDate) => (await cited(markdown, style)).text.split('\n\n')[0]

describe('locators', () => {
  it.each([
    ['de-DE', 'S. 3', 'page:3'],
    ['de-DE', 'Seiten 3-5 und mehr', 'page:3–5 und mehr'],
    ['de-DE', 's. xii', 'page:xii'],
    ['de-DE', 'S.&nbsp;33', 'page:33'],
    ['de-DE', 'S.3', 'page:3'],
    ['de-DE', 'Kap. 4', 'chapter:4'],
    ['de-DE', 'Kapitel 4, Anfang', 'chapter:4, Anfang'],
    ['de-DE', 'Abbildungen 7', 'figure:7'],
    ['de-DE', 'Abschnitt 7', 'section:7'],
    ['de-DE', '§12', 'section:12'],
    ['de-DE', 'Abs. 2', 'paragraph:2'],
    ['de-DE', 'Z. 3', 'line:3'],
    ['de-DE', 'Bd. 2, S. 4', 'volume:2, S. 4'],
    ['de-DE', 'Nr. 3', 'issue:3'],
    ['de-DE', 'Art. 3', 'article:3'],
    ['de-DE', 'pp. 3-5', 'page:3–5'],
    ['de-DE', 'chapter 2', 'chapter:2'],
    ['de-DE', '{S. A-5} hier', 'page:A-5 hier'],
    ['de-DE', 'vgl. S. 3', ', vgl. S. 3'],
    ['de-AT', 'S. 3', 'page:3'],
    ['fr-FR', 'chapitre 3', 'chapter:3'],
    ['fr-FR', '§ 3', 'paragraph:3'],
    ['fr-FR', 'nᵒ 3', 'issue:3'],
    ['es-ES', 'párrafo 3', 'paragraph:3'],
    ['ru-RU', 'с. 3', 'page:3'],
    ['zh-CN', '第 3', ', 第 3'],
    ['ja-JP', '図 3', 'figure:3'],
    ['en-US', 'art. 3', 'article:3'],
    ['en-US', 'sub verbo 3', 'sub-verbo:3'],
    ['en-US', '§ 3', 'section:3'],
    ['en-US', 'S. 3', ', S. 3'],
  ])('with the locale %s, citeMarkdown prints the locator %j as %j', async (locale, behind, expected) => {
    const document = await citationDocument(records, { style: labelled, locale, format: 'markdown' })
    const { text } = await citeMarkdown(`[@doe, ${behind}]`, document)
    expect(text.split('\n\n')[0]).toBe(expected)
  })

  it('citeMarkdown recognises the locator labels that a style defines', async () => {
    const style = labelled.replace(
      '<citation>',
      '<locale xml:lang="en"><terms><term name="page">leaf</term></terms></locale><citation>',
    )
    const document = await citationDocument(records, { style, locale: 'en-US', format: 'markdown' })
    const { text } = await citeMarkdown('[@doe, leaf 3]', document)
    expect(text.split('\n\n')[0]).toBe('page:3')
    expect(document.locatorWords.get('leaf')).toBe('page')
  })
})

describe('Pandoc citations', () => {
  it('citeMarkdown does not change citations in indented code, but renders those in indented paragraphs of lists and notes', async () => {
    const text = 'Rain.\n\n    code [@doe]\n    [@doe]\n\n- a\n\n    b [@doe]\n\n[^1]: c\n\n    d [@doe]\n'
    expect((await cited(text)).text).toContain(
      '    code [@doe]\n    [@doe]\n\n- a\n\n    b (Doe 2001)\n\n[^1]: c\n\n    d (Doe 2001)\n',
    )
  })

  it.each([
    ['Rain [@doe].', 'Rain (Doe 2001).'],
    ['Rain [@doe, p. 3].', 'Rain (Doe 2001, p. 3).'],
    ['Rain [@doe 3-5, 7].', 'Rain (Doe 2001, pp. 3–5, 7).'],
    ['Rain [@doe, chap. 2].', 'Rain (Doe 2001, chap. 2).'],
    ['Rain [@doe, p. A-5].', 'Rain (Doe 2001, p. A-5).'],
    ['Rain [@doe, pp. A-5--A-7].', 'Rain (Doe 2001, pp. A-5–A-7).'],
    ['Rain [@doe, p. 5(2)].', 'Rain (Doe 2001, p. 5(2)).'],
    ['Rain [@doe, pp. 3(a)-4(b)].', 'Rain (Doe 2001, pp. 3(a)–4(b)).'],
    ['Rain [@doe, pp. (xv)-(xvii)].', 'Rain (Doe 2001, pp. (xv)–(xvii)).'],
    ['Rain [@doe, sec. 2.1-2.3].', 'Rain (Doe 2001, secs. 2.1–2.3).'],
    ['Rain [@doe, A4].', 'Rain (Doe 2001, p. A4).'],
    ['Rain [@doe (a report)].', 'Rain (Doe 2001 (a report)).'],
    [
      'Rain [@doe, {pp. iv, vi-xi, (xv)-(xvii)} with a suffix].',
      'Rain (Doe 2001, pp. iv, vi–xi, (xv)–(xvii) with a suffix).',
    ],
    ['Rain [see @doe, pp. 3 and 5, and others; -@roe:2].', 'Rain (see Doe 2001, pp. 3 and 5, and others; 2002).'],
    [
      'Rain [see [x *y*](http://u.example/a_b) and $a_b;c$ @doe, p. 3, with ![p](a.png); $x$ @roe:2].',
      'Rain (see [x *y*](http://u.example/a_b) and $a_b;c$ Doe 2001, p. 3, with ![p](a.png); $x$ Roe 2002).',
    ],
    ['See [``a ` b`` `c` @doe, ```d``` `e\nf`].', 'See (``a ` b`` `c` Doe 2001, d e f).'],
    [
      'As @doe [see *there*] and @doe [*x*; **a *b* c** @x].',
      'As Doe (2001, see *there*) and Doe (2001, *x*; **a *b* c** Poe 2003).',
    ],
    ['As @doe [p. 3 and $x^2$] says.', 'As Doe (2001, p. 3 and $x^2$) says.'],
    ['Rain [\\$5, \\# and `$a$` @doe].', 'Rain (\\$5, # and `$a$` Doe 2001).'],
    ['Rain [\u{f0000} $x$ \u{f0001} @doe].', 'Rain (\u{f0000} $x$ \u{f0001} Doe 2001).'],
    ['Rain [see *also* @doe].', 'Rain (see *also* Doe 2001).'],
    ['Rain [@{https://doi.org/10.5072/hail}; @10.5072/Hail].', 'Rain (Poe 2003; Poe 2003).'],
    ['@doe says so.', 'Doe (2001) says so.'],
    ['Doe says so: -@doe [p. 3], post-@doe.', 'Doe says so: (2001, p. 3), post-Doe (2001).'],
    ['So it is---@doe.', 'So it is---Doe (2001).'],
    ['As @roe:2 [p. 4] says.', 'As Roe (2002, p. 4) says.'],
    ['So says @doe.', 'So says Doe (2001).'],
    ['As @doe [p. 3; see also @roe:2, p. 4] says.', 'As Doe (2001, p. 3; see also Roe 2002, p. 4) says.'],
    ['As @doe\n[p. 3] says.', 'As Doe (2001, p. 3) says.'],
    ['As @doe [@roe:2] says.', 'As Doe (2001; Roe 2002) says.'],
    ['As @doe [see -@roe:2, 4] says.', 'As Doe (2001; see 2002, p. 4) says.'],
    ['See [*rain; or snow* @doe; "a; b" @x].', 'See (*rain; or snow* Doe 2001; “a; b” Poe 2003).'],
    ['See [@doe, p.&nbsp;3; A&amp;B @x].', 'See (Doe 2001, p. 3; A&B Poe 2003).'],
    ['See [@doe, `a]; *b*`; __so__ _it_ is @x].', 'See (Doe 2001, `a]; *b*`; **so** *it* is Poe 2003).'],
    ['> See [*so\n> it* @doe;\n> @x].', '> See (*so it* Doe 2001; Poe 2003).'],
    [
      'As [@doe says](u (a) "t") and [a [@x]](<u @doe>).',
      'As [Doe (2001) says](u (a) "t") and [a (Poe 2003)](<u @doe>).',
    ],
    ['![Rain, after @doe](r.png)!', '![Rain, after Doe (2001)](r.png)!'],
    ['Both [@doe][@roe:2].', 'Both (Doe 2001)(Roe 2002).'],
    ['In [brackets [@doe] too].', 'In [brackets (Doe 2001) too].'],
    ['[A span [@doe]]{.note} and [@doe]{.note}.', '[A span (Doe 2001)]{.note} and [Doe (2001)]{.note}.'],
    ['Two @doe and [@roe:2\n(so)].', 'Two Doe (2001) and (Roe 2002 (so)).'],
  ])('citeMarkdown renders %j as %j', async (markdown, expected) => {
    expect(await body(markdown)).toBe(expected)
  })

  it.each([
    'Write to jo@doe or <jo@doe.org>.',
    'Code `[@doe]` and ``a ` [@doe]``.',
    '```\n[@doe]\n```',
    '~~~ md\n[@doe]\n~~~',
    '<!-- [@doe] -->',
    'An escaped \\@doe and \\@roe:2.',
    '<a href="https://x.org/@doe">',
    '---\ntitle: "[@doe]"\n---',
    'Nothing [here](@doe) or [there].',
    'See https://example.org/@doe and https://example.org/?by=@doe.',
    '[a]: https://example.org/?by=(@doe) "Of @doe"',
    'See www.example.org/@doe.',
    '<pre>\n[@doe]\n</pre>\n<script> @doe </script>',
    '<b\n title="a > b [@doe]">',
    '> ```\n> [@doe]\n> ```',
    '1. a\n\n   ~~~\n   [@doe]\n   ~~~',
    '- a\n\n      [@doe]',
    '>     [@doe]',
    'Rain. Snow.\n\n    [@doe]',
    '[a]: x\n  "Of @doe"',
    'A formula $x_{@doe}$, and $$\\sum\n@doe$$.',
  ])('citeMarkdown keeps the Markdown %j unchanged', async markdown => {
    expect((await cited(markdown)).text).toBe(markdown)
  })

  it('citeMarkdown never prints the placeholders of protected text', async () => {
    for (const style of [authorDate, notes]) {
      const document = await citationDocument(records, { style, locale: 'en-US' })
      const { text } = await citeMarkdown('A [`a` [b *c*](u), ![d](v) @doe; $e$ @x]; \u{f0000} @doe [``f``].', document)
      expect(text).toContain('`a` [b *c*](u), ![d](v)')
      expect(document.citations().map(one => one.text)).toEqual(
        style === notes
          ? ['a b c, d Do Doe, Rain; $e$ Po Poe, Hail.', 'Rain, f.']
          : ['(a b c, d Doe 2001; $e$ Poe 2003)', 'Doe (2001, f)'],
      )
      const [first] = document.citations()
      expect(JSON.stringify(document.runs(first?.id ?? ''))).not.toMatch(/\p{Co}/u)
    }
  })

  it('citeMarkdown omits an unknown key beside a known one, keeps an unknown narrative key as text, and reports both', async () => {
    const { text, unknown, offsets } = await cited('Rain [@doe; @nobody] and @none, [@doe].')
    expect(text).toContain('Rain (Doe 2001) and @none, (Doe 2001).')
    expect(unknown).toEqual(['nobody', 'none'])
    expect(offsets).toEqual([5, 25])
  })
})

describe('the bibliography', () => {
  it('citeMarkdown prints the bibliography at the end of the text', async () => {
    expect((await cited('Rain [@doe].\n')).text).toBe('Rain (Doe 2001).\n\nDo Doe: Rain\n')
    expect((await cited('Rain.\n')).text).toBe('Rain.\n')
  })

  it.each(['<div id="refs"></div>', '::: {#refs}\n:::'])(
    'citeMarkdown prints the bibliography at its marker: %s',
    async place => {
      const { text } = await cited(`[@doe]\n\n${place}\n\n# After\n`)
      expect(text).toMatch(/refs[">}]+\s+Do Doe: Rain\s+(?:<\/div>|:::)\n\n# After\n$/)
    },
  )
})

describe('a style of raised numbers', () => {
  const raised = styleWith('<text variable="title"/>').replace(
    /<citation>.*<\/citation>/,
    '<citation><layout vertical-align="sup" delimiter=","><text variable="citation-number"/></layout></citation>',
  )

  it('citeMarkdown prints superscript citation numbers directly after words', async () => {
    expect(await body('Rain [@doe], and\n[@roe:2] @doe.', raised)).toBe(
      'Rain<sup>1</sup>, and<sup>2</sup> Doe<sup>1</sup>.',
    )
    expect(await body('# Rain\n[@doe] falls.\n- [@doe]\n| a |\n[@doe]', raised)).toBe(
      '# Rain\n<sup>1</sup> falls.\n- <sup>1</sup>\n| a |\n<sup>1</sup>',
    )
  })
})

describe('a style of notes', () => {
  it('citeMarkdown puts each of several note references directly after the punctuation that follows the citation', async () => {
    expect((await cited('Rain @doe, [@roe:2], [@x].\n', notes)).text).toContain(
      'Rain Doe,[^cite-1],[^cite-2].[^cite-3]',
    )
  })

  it('citeMarkdown joins a note reference to the preceding word or punctuation, even across a line break', async () => {
    expect((await cited('Rain falls\n[@doe], and\r\n[@roe:2] so.\n', notes)).text).toContain(
      'Rain falls,[^cite-1] and[^cite-2] so.',
    )
    expect((await cited('> 1. *Rain* falls\n>    [@doe].\n> > [@x] so\n', notes)).text).toContain(
      '> 1. *Rain* falls.[^cite-1]\n> > [^cite-2] so\n',
    )
  })

  it('footnote citations depend on the preceding footnotes', async () => {
    const { text } = await cited(
      'Rain [@doe, 3], snow [@doe, 4].\n\nHail @roe:2 [5].[^own]\n\n[^own]: Compare [@roe:2, 6].\n\nAgain [@doe].\n',
      notes,
    )
    expect(text).toBe(
      [
        'Rain,[^cite-1] snow.[^cite-2]',
        'Hail Roe.[^cite-3][^own]',
        '[^own]: Compare ibid., 6.',
        'Again.[^cite-4]',
        'Rain',
        'Snow',
        '[^cite-1]: Do DoeRain, 3.',
        '[^cite-2]: Ibid., 4.',
        '[^cite-3]: Ro RoeSnow, 5.',
        '[^cite-4]: Rain.',
        '',
      ]
        .join('\n\n')
        .replace(/\n\n$/, '\n')
        .replace('Do DoeRain', 'Do Doe, Rain')
        .replace('Ro RoeSnow', 'Ro Roe, Snow'),
    )
  })

  it('citeMarkdown puts note references after links and images', async () => {
    const { text } = await cited('[As @doe, [@x]](u). And ![rain [@roe:2]](r.png)![](s.png)\n', notes)
    expect(text).toContain('[As Doe,](u).[^cite-1][^cite-2] And ![rain](r.png)[^cite-3]![](s.png)\n')
    expect(text).toContain('[^cite-2]: Po Poe, Hail.')
  })

  it('citeMarkdown renders citations between dollar amounts', async () => {
    expect((await cited('From $5 [@doe] to $6 @doe and $7.')).text).toMatch(
      /^From \$5 \(Doe 2001\) to \$6 Doe \(2001\) and \$7\./,
    )
  })

  it('a narrative citation in a note prints its names only once', async () => {
    const { text } = await cited('A.[^a]\n\n[^a]: As in @doe. Then @roe:2 [5].\n', notes)
    expect(text).toContain('[^a]: As in Doe, Rain. Then Roe, Snow, 5.\n')
  })

  it.each([
    ['[@doe], and so on.', 'Do Doe, Rain, and so on.'],
    ['(see [@doe]) rains.', '(see Do Doe, Rain) rains.'],
    ['[@doe]\n*and* more.', 'Do Doe, Rain\n*and* more.'],
    ['@doe shows it.', 'Doe, Rain shows it.'],
    ['What of [@doe]?', 'What of Do Doe, Rain?'],
    ['[@doe] See [@roe:2].', 'Do Doe, Rain. See Ro Roe, Snow.'],
    ['[see @doe]', 'See Do Doe, Rain.'],
    ['But [see @doe].', 'But see Do Doe, Rain.'],
  ])('a citation in a footnote ends with a full stop only where a sentence ends: %j', async (note, expected) => {
    expect((await cited(`A.[^a]\n\n[^a]: ${note}\n`, notes)).text).toContain(`[^a]: ${expected}\n`)
  })

  it('a narrative citation in a note prints the title only once if the work has no author', async () => {
    const records = [{ id: 'almanac', type: 'book', title: 'Almanac' }]
    const document = await citationDocument(records, { style: notes, locale: 'en-US', format: 'markdown' })
    const { text } = await citeMarkdown('A.[^a]\n\n[^a]: As @almanac says, and @almanac [5] too.\n', document)
    expect(text).toContain('[^a]: As Almanac says, and Almanac, ibid., 5 too.\n')
  })

  it('citeMarkdown keeps the markup of lists, quotations and tables', async () => {
    const markdown = '- [@doe] a\n1. [@doe] b\n\n> [@doe] c\n\n| [@doe] | d [@doe] |\n'
    expect((await cited(markdown, notes)).text).toMatch(
      /^- \[\^cite-1\] a\n1\. \[\^cite-2\] b\n\n> \[\^cite-3\] c\n\n\| \[\^cite-4\] \| d\[\^cite-5\] \|\n/,
    )
  })

  it('citeMarkdown never doubles a full stop, even within quotation marks', async () => {
    const american = notes.replaceAll('<text variable="title"/>', '<text variable="title" quotes="true"/>')
    const { text } = await cited('A.[^a]\n\n[^a]: As in [@doe]. Then [@roe:2]; so.\n', american)
    expect(text).toContain('[^a]: As in Do Doe, “Rain.” Then ')
  })

  it('citeMarkdown chooses footnote labels that the text does not use, and keeps inline notes inline', async () => {
    const { text } = await cited('A [@doe].[^cite-1] B^[See [@doe].]\n\n[^cite-1]: C\n', notes)
    expect(text).toContain('A.[^cite-note-1][^cite-1] B^[See ')
    expect(text).toContain('[^cite-note-1]: Do Doe, Rain.')
  })
})

it.each([
  '[',
  '[@',
  '@',
  '`',
  '``` ',
  '<',
  '<!--',
  '^[',
  '[^a]',
  '[@doe; ',
  '[^a]: ',
  '---\n',
  '\\',
  '{',
  '@{',
  '\n\n',
  '[@doe, p. 3]',
])('citeMarkdown reads citations in linear time in text that repeats %j', async part => {
  const document = await citationDocument(records, { style: authorDate, locale: 'en-US', format: 'markdown' })
  // With known records, the number of citations to write would grow as well.
  const none = await citationDocument([], { style: authorDate, locale: 'en-US', format: 'markdown' })
  expect(writeCitations(part.repeat(20), document).text.length).toBeGreaterThan(0)
  expectLinear(size => writeCitations(part.repeat(size), none), 2000, part)
})
