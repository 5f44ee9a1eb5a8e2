import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { bibliography, type CitationFormat } from '../../../../src/citation/csl/index.ts'
import { isObject } from '../../../../src/core/object.ts'
import { describeWith, testWith } from '../../../missing.ts'

/** Titles and publishers with the characters that formats read as markup. Each title begins an entry. */
const texts = [
  'All of # $ % & _ { } ~ ^ \\ < > " \' @ * [ ] | + = / - ` ! ( ) : ; , . ?',
  '#hash #. item # a',
  '%percent %% a',
  '&amp; and &#38; &copy; &x',
  '_one_ __two__ *three* **four** ~five~ ~~six~~ ^seven^ `eight` ``nine``',
  '1. a',
  '1) a',
  '12345678901. a',
  'i. a',
  'v. Neumann a',
  'IV. a',
  'A) a',
  '(a) b',
  '(1) b',
  '- a',
  '+ a',
  '= a',
  '== a',
  '/ a: b',
  '// a',
  '. a',
  '.. a',
  ': a',
  '::: a',
  ':name: a',
  '> a',
  '| a | b |',
  '|===',
  '---',
  '....',
  '-- a --- b -- c--d ... e',
  '@doe [@doe] a@example.org',
  '[a](b) ![c](d) [^e] [[f]] [g]: h',
  '{a} {{b}} {.c}',
  '$a$ and $5, $$b$$ \\(c\\)',
  '\\ \\\\ \\a \\textbf{b}',
  '<!-- a --> <?b?> <![CDATA[c]]> <https://example.org>',
  '((a)) <<b>> image::c[] image:d[] footnote:[e] link:f[g] stem:[h] pass:[i] kbd:[j] include::k[]',
  '(C) (R) (TM) -> => <- <=',
  'NOTE: a',
  'toc::[]',
  ':smile: a',
  'https://example.org/a%20b#c?d=e&f=g_h~i(j)',
  'CO<sub>2 and x</sub> <i>a</i> <b>b</b> <sup>2 c</sup>',
  '中文：测试 日本語「引用」 한국어 عربي עברית Ελληνικά Русский 😀',
  'no\u00a0break\u202fnarrow',
  '\\',
  '#',
  '1.',
  '-',
  '=',
]

const style = `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text">
  <info><title>all</title><id>all</id><updated>2020-01-01T00:00:00Z</updated></info>
  <citation><layout><text variable="title"/></layout></citation>
  <bibliography><layout><group delimiter=" | ">
    <text variable="title"/>
    <text variable="title" font-style="italic"/>
    <text variable="title" font-weight="bold"/>
    <text variable="publisher" font-variant="small-caps"/>
    <text variable="publisher" text-decoration="underline"/>
    <text variable="publisher" vertical-align="sup"/>
    <text variable="publisher" vertical-align="sub" font-style="italic"/>
    <text variable="URL"/>
  </group></layout></bibliography>
</style>`
const sources = [
  {
    style: (id: string) => (id === 'all' ? style : undefined),
    locale: () => undefined,
    list: () => ({ styles: ['all'], locales: [] }),
  },
]
const items = texts.map((text, place) => ({
  id: String(place),
  type: 'book',
  title: text,
  publisher: text.replace(/<\/?[a-z]+>/g, ''),
  URL: 'https://example.org/a%20b_c#d?e=f&g=h~i',
}))

const written = async (format: CitationFormat, links: boolean) => {
  const { text, entries } = await bibliography(items, { style: 'all', sources, format, links })
  return { text, entries: entries.map(entry => squeezed(entry.text)) }
}
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()
const without = (program: string): string | undefined =>
  spawnSync(program, ['--version']).status === 0 ? undefined : `There is no ${program}.`

describe.each([false, true])('what programs read in an output, where links are asked for is %s', links => {
  describeWith(without('pandoc'), 'Pandoc', () => {
    it.each(['markdown', 'commonmark', 'commonmark_x', 'gfm'])(
      'Pandoc, reading Markdown as %s, finds the text of each entry',
      async dialect => {
        const [{ entries }, { text }] = await Promise.all([written('text', false), written('markdown', links)])
        const { stdout } = spawnSync('pandoc', ['-f', dialect, '-t', 'json'], { input: text, encoding: 'utf8' })

        expect(paragraphsOf((JSON.parse(stdout) as { blocks: unknown }).blocks)).toEqual(entries)
      },
    )
  })

  testWith(without('asciidoctor'), 'Asciidoctor reads AsciiDoc as the text of each entry', async () => {
    const [{ entries }, { text }] = await Promise.all([written('text', false), written('asciidoc', links)])
    const { stdout, stderr } = spawnSync('asciidoctor', ['-e', '-s', '-o', '-', '-'], { input: text, encoding: 'utf8' })

    expect(stderr).toBe('')
    const paragraphs = [...stdout.matchAll(/<p>([\s\S]*?)<\/p>/g)]
    expect(paragraphs.map(([, html = '']) => squeezed(textOfHtml(html)))).toEqual(entries)
  })
})

/** Returns the text of each paragraph of Pandoc's document, and the type name of any other block. */
function paragraphsOf(blocks: unknown): string[] {
  return (blocks as { t: string; c: unknown }[]).map(({ t, c }) => (t === 'Para' ? squeezed(inlinesOf(c)) : t))
}

function inlinesOf(content: unknown): string {
  if (Array.isArray(content)) return content.map(inlinesOf).join('')
  if (!isObject(content)) return ''
  const { t, c } = content as { t: string; c: unknown }
  if (t === 'Str') return String(c)
  if (t === 'Space' || t === 'SoftBreak') return ' '
  if (t === 'Quoted') {
    const [{ t: kind }, inner] = c as [{ t: string }, unknown]
    return kind === 'DoubleQuote' ? `“${inlinesOf(inner)}”` : `‘${inlinesOf(inner)}’`
  }
  if (t === 'RawInline') return ''
  if (['Emph', 'Strong', 'Superscript', 'Subscript', 'SmallCaps', 'Underline'].includes(t)) return inlinesOf(c)
  if (t === 'Link' || t === 'Span') return inlinesOf((c as unknown[])[1])
  return `[${t}]`
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name = '') =>
      code === undefined ? (named[name] ?? whole) : String.fromCodePoint(Number(code)),
    )
