import { execFileSync, spawnSync } from 'node:child_process'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { remarkCitations } from '../../../src/remark/index.ts'
import { citable } from '../../cli/fake-terminal.ts'
import { describeWith } from '../../missing.ts'
import { debian, hasDebianStyles } from './fixtures.ts'
import { citeproc } from './oracle/citeproc.ts'
import { paperWith } from './paper.ts'

const paper = paperWith(200)
const style = 'chicago-note-bibliography'

const missing = hasDebianStyles ? undefined : 'The Debian package citation-style-language-styles is not installed.'

function fromCiteproc(): { notes: string[]; entries: string[] } {
  const items = new Map<string, object>(paper.items.map(item => [item.id, item]))
  const sys = {
    retrieveLocale: (language: string) => String(debian.locale(language)),
    retrieveItem: (id: string) => items.get(id) ?? {},
  }
  const engine = new citeproc.Engine(sys, String(debian.style(style)), 'en-US', true)
  const citations = paper.notes.map(({ cites, note }) => ({
    citationID: `c${note}`,
    citationItems: cites,
    properties: { noteIndex: note },
  }))
  const notes = engine.rebuildProcessorState(citations, 'text').map(([, , text]) => text.trim())
  engine.setOutputFormat('text')
  const made = engine.makeBibliography()
  return { notes, entries: made === false ? [] : made[1].map(entry => entry.trim()) }
}

let expectation: ReturnType<typeof fromCiteproc> | undefined
const byCiteproc = () => (expectation ??= fromCiteproc())

const plain = (markdown: string): string => markdown.replace(/\\(?=[^\w\s])/g, '').replace(/\*/g, '')

function notesOf(markdown: string): string[] {
  const definitions = new Map(
    [...markdown.matchAll(/^\[\^(\S+)\]: (.*)$/gm)].map(([, label, text = '']) => [label, text]),
  )
  const calls = [...markdown.replace(/^\[\^\S+\]: .*$/gm, '').matchAll(/\[\^(\S+?)\]/g)].map(([, label]) => label)
  return calls.map(label => plain(definitions.get(label) ?? ''))
}

const entriesOf = (markdown: string): string[] =>
  plain(markdown.split('# References')[1] ?? '')
    .split('\n')
    .filter(line => line !== '' && !/^(?:<|\[\^)/.test(line))

describeWith(missing, 'a paper with 200 citations in Chicago notes', () => {
  // Passes the style of 2023 as a file, because the built-in style of the same name is newer.
  const files = {
    'draft.md': paper.markdown,
    'library.json': JSON.stringify(paper.items),
    'notes.csl': String(debian.style(style)),
  }

  it('cite --document formats the citations and references of a whole paper as citeproc-js does', async () => {
    const expected = byCiteproc()
    const { exitCode, stdout, stderr } = await citable(
      ['cite', 'library.json', '--document', 'draft.md', '--style', 'notes.csl'],
      { files },
    )
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(notesOf(stdout)).toHaveLength(200)
    expect(notesOf(stdout)).toEqual(expected.notes)
    expect(entriesOf(stdout)).toEqual(expected.entries)
  })

  it('a remark pipeline formats the citations and references of a whole paper as citeproc-js does', async () => {
    const expected = byCiteproc()
    const options = { records: paper.items, style, sources: [debian], anchors: false }
    const cited = unified().use(remarkParse).use(remarkGfm).use(remarkCitations, options)
    const markdown = await cited().use(remarkStringify).process(paper.markdown)
    expect(markdown.messages).toEqual([])
    expect(notesOf(String(markdown))).toEqual(expected.notes)
    expect(entriesOf(String(markdown))).toEqual(expected.entries)
    const html = String(await cited().use(remarkRehype).use(rehypeStringify).process(paper.markdown))
    expect(html.match(/<li id="user-content-fn-/g)).toHaveLength(200)
    expect(html.match(/<div class="csl-entry">/g)).toHaveLength(expected.entries.length)
  })

  const hasPandoc = spawnSync('pandoc', ['--version']).status === 0
  const pandoc = (input: string, ...args: string[]): string => execFileSync('pandoc', args, { input, encoding: 'utf8' })

  describeWith(
    hasPandoc ? undefined : 'Pandoc is not installed.',
    'as a Pandoc filter',
    () => {
      it('the Pandoc filter formats the citations and references of a whole paper as citeproc-js does', async () => {
        const expected = byCiteproc()
        const ast = pandoc(paper.markdown, '-f', 'markdown-smart', '-t', 'json')
        const { exitCode, stdout, stderr } = await citable(['pandoc-filter', 'library.json', '--style', 'notes.csl'], {
          files,
          stdin: ast,
        })
        expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
        const markdown = pandoc(stdout, '-f', 'json', '-t', 'gfm-raw_html+footnotes', '--wrap=none')
        expect(notesOf(markdown)).toEqual(expected.notes)
        expect(entriesOf(markdown)).toEqual(expected.entries)
      })
    },
    { isOptional: true },
  )
})
