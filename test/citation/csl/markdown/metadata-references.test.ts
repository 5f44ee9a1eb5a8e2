import { describe, expect, it } from 'vitest'
import { referencesInMarkdown, referencesOf } from '../../../../src/citation/csl/markdown/metadata-references.ts'
import { remarkCitations } from '../../../../src/remark/index.ts'
import { citable } from '../../../cli/fake-terminal.ts'

const metadata = `---
references:
- id: inline
  type: book
  title: Inline *book* of H~2~O
  author:
  - family: Roe
    given: Ann
  issued: 2011-03
  publisher: Sea Press
- id: other
  type: article-journal
  title: 'Second: a story'
  author:
  - literal: Inline Org
  container-title: J
  issued:
    year: 2012
---
`
const text = `${metadata}\nText [@inline, p. 3; see @other].\n`
const sentence = 'Text (Roe, 2011, p. 3; see Inline Org, 2012).'

describe('references in the metadata of a text', () => {
  it('reads references in the metadata of a text as CSL-JSON items and keeps their markup', () => {
    expect(referencesInMarkdown(text)).toEqual([
      {
        id: 'inline',
        type: 'book',
        title: 'Inline <i>book</i> of H<sub>2</sub>O',
        author: [{ family: 'Roe', given: 'Ann' }],
        issued: '2011-03',
        publisher: 'Sea Press',
      },
      {
        id: 'other',
        type: 'article-journal',
        title: 'Second: a story',
        author: [{ literal: 'Inline Org' }],
        'container-title': 'J',
        issued: { 'date-parts': [[2012]] },
      },
    ])
  })

  it('reads references that are keyed by id in the metadata of a text, and their date ranges', () => {
    const issued = [
      { year: 2011, month: 3 },
      { year: '2011', month: '5' },
    ]
    expect(referencesOf({ a: { type: 'book', volume: 3, URL: 'https://x.org/a_b_c', issued } })).toEqual([
      {
        id: 'a',
        type: 'book',
        volume: '3',
        URL: 'https://x.org/a_b_c',
        issued: {
          'date-parts': [
            [2011, 3],
            [2011, 5],
          ],
        },
      },
    ])
    expect(referencesInMarkdown('No metadata, only references.')).toEqual([])
    expect(referencesOf('inline')).toEqual([])
  })

  it('cites references in the metadata of a document, whether or not the document is also an input', async () => {
    for (const inputs of [[], ['draft.md']]) {
      const args = ['cite', ...inputs, '--document', 'draft.md', '--style', 'apa']
      const { exitCode, stdout } = await citable(args, { files: { 'draft.md': text } })
      expect(exitCode).toBe(0)
      expect(stdout).toContain(`${sentence}\n`)
      expect(stdout).toContain('Roe, A. (2011). *Inline* book *of H')
    }
  })

  it('cite exits with code 2 if there are neither inputs nor references in the metadata', async () => {
    const { exitCode, stderr } = await citable(['cite', '--document', 'draft.md'], { files: { 'draft.md': 'Hail.' } })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('Nothing to cite')
  })

  it('remarkCitations cites references in the metadata of a text', async () => {
    const yaml = { type: 'yaml', value: metadata.split('---\n')[1] ?? '' }
    const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'Text [@inline, p. 3; see @other].' }] }
    const tree = { type: 'root', children: [yaml, paragraph] }
    await remarkCitations({ records: [], style: 'apa', anchors: false })(tree)
    expect(paragraph.children[0]?.value).toBe(sentence)
  })
})
