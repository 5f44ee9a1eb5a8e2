import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { citationDocument, citeMarkdown, citePandoc } from '../../../../src/citation/csl/index.ts'
import { remarkCitations } from '../../../../src/remark/index.ts'
import { runsOr } from '../../../runs.ts'
import { astOf, type Draft, drafts, markdownOf, records, textOfAst } from './drafts.ts'

/** Inserts the notes of a Markdown text, in braces, at their references. */
function withNotes(text: string): string {
  const notes = new Map<string, string>()
  const body = text
    .split('\n\n')
    .map(block => block.trim())
    .filter(block => {
      const [, label = '', words = ''] = /^\[\^([^\]]+)\]:\s?([\s\S]*)$/.exec(block) ?? []
      if (label !== '') notes.set(label, words)
      return label === '' && block !== ''
    })
  return body.join('\n').replace(/\[\^([^\]]+)\]/g, (_, label: string) => `{${notes.get(label)}}`)
}

interface Tree {
  type: string
  value?: string
  identifier?: string
  children?: Tree[]
}

function textOfTree(tree: Tree): string {
  const definitions = new Map<string, Tree>()
  for (const child of tree.children ?? [])
    if (child.type === 'footnoteDefinition') definitions.set(child.identifier ?? '', child)
  const textOf = (node: Tree): string => {
    if (node.type === 'footnoteReference')
      return `{${textOf(definitions.get(node.identifier ?? '') ?? { type: 'text' })}}`
    return node.value ?? (node.children ?? []).map(textOf).join('')
  }
  return (tree.children ?? [])
    .filter(({ type }) => type === 'paragraph')
    .map(textOf)
    .join('\n')
}

async function expectOneText(draft: Draft, style: string): Promise<void> {
  const open = () => citationDocument(records, { style, locale: 'en-US' })
  const [first, second] = [await open(), await open()]
  const markdown = markdownOf(draft)
  const command = (await citeMarkdown(`${markdown}\n<div id="refs"></div>\n`, first)).text.split('<div id="refs">')
  const [body = '', after = ''] = command
  const { document } = await citePandoc(astOf(draft), second, { bibliography: false })
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown) as unknown as Tree
  await remarkCitations({ records, style, locale: 'en-US', anchors: false, bibliography: false })(tree)
  const expected = withNotes(body + after.replace(/^[\s\S]*?<\/div>/, ''))
  expect(document.blocks.map(textOfAst).join('\n'), 'filter').toBe(expected)
  expect(textOfTree(tree), 'remark').toBe(expected)
  expect(second.bibliography().text).toBe(first.bibliography().text)
}

const styles = ['apa', 'ieee', 'chicago-author-date', 'chicago-note-bibliography', 'chicago-notes-bibliography']
describe.each(styles)('a draft in %s', style => {
  it('the command, remark and the Pandoc filter print the same text for a draft', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, draft => expectOneText(draft, style)),
      { numRuns: runsOr(12, 3) },
    )
  })
})

const paper = fc.sample(drafts, { seed: 51, numRuns: 40 }).flat()
const citationsOf = (part: unknown): number =>
  typeof part !== 'object' || part === null
    ? 0
    : Object.entries(part).reduce(
        (sum, [key, value]) => sum + (key === 'cites' || key === 'narrative' ? 1 : citationsOf(value)),
        0,
      )

it.each(['chicago-notes-bibliography', 'ieee'])(
  'the command, remark and the Pandoc filter print the same text for a paper with at least 40 citations in %s',
  async style => {
    expect(citationsOf(paper)).toBeGreaterThanOrEqual(40)
    await expectOneText(paper, style)
  },
)
