import { citationDocumentOf } from '../citation/csl/document/document.ts'
import { placeCitations } from '../citation/csl/markdown/place-citations.ts'
import { checkedOptions } from '../core/argument.ts'
import { addBibliography } from './bibliography-in-tree.ts'
import { findInTree } from './find-in-tree.ts'
import type { RemarkCitationsOptions } from './options.ts'
import { citationsToMarkdown } from './to-markdown.ts'
import { isParent, type MarkdownNode, type MarkdownParent } from './tree.ts'
import { writeInTree } from './write-in-tree.ts'

/** The root of a tree of Markdown, https://github.com/syntax-tree/mdast. */
export interface MarkdownTree {
  type: string
}

/** What a file of unified has, as far as it is used here: its text, and a place for what there is to say. */
export interface MessageFile {
  value?: unknown
  message?(reason: string, place?: unknown, origin?: string): unknown
}

/**
 * A plugin of unified for remark: citations in the syntax of Pandoc (`[@doe, p. 3; -@roe]`, `@doe [p. 3]`) are written as the style has
 * them, in a style of notes as footnotes, and the bibliography stands in `<div id="refs"></div>`, else at the end. Footnotes are read with
 * remark-gfm. Works before remark-rehype as well as before remark-stringify; plugins of rehype come behind remark-rehype, since a tree of
 * HTML says no longer what was code or a link in Markdown. Citations of what is not among the records stay as they are,
 * with a message; wrong options reject as those of `citationDocument()` of citable/csl do.
 *
 * @example
 * import remarkParse from 'remark-parse'
 * import remarkStringify from 'remark-stringify'
 * import { unified } from 'unified'
 * const doe = { id: 'doe', type: 'book', title: 'Waves', author: [{ family: 'Doe', given: 'Jo' }], issued: '2019' }
 * const file = await unified()
 *   .use(remarkParse)
 *   .use(remarkCitations, { records: [doe], style: 'apa', anchors: false })
 *   .use(remarkStringify)
 *   .process('Waves are high [@doe, p. 3].')
 * String(file) // → 'Waves are high (Doe, 2019, p. 3).\n\nDoe, J. (2019). *Waves*.\n'
 *
 * @example
 * const doe = { id: 'doe', type: 'book', title: 'Waves', author: [{ family: 'Doe', given: 'Jo' }], issued: '2019' }
 * const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'Waves are high [@doe].' }] }
 * const tree = { type: 'root', children: [paragraph] }
 * await remarkCitations({ records: [doe], style: 'apa', anchors: false })(tree)
 * paragraph.children[0]?.value // → 'Waves are high (Doe, 2019).'
 */
export function remarkCitations(
  this: unknown,
  options: RemarkCitationsOptions,
): (tree: MarkdownTree, file?: MessageFile) => Promise<void> {
  const {
    records,
    bibliography = true,
    filter,
    annotation,
    sections,
    headingDepth,
    ...others
  } = checkedOptions(options)
  const { anchors = true } = others
  teachMarkdown(this)
  return async (tree, file = {}) => {
    const root: MarkdownNode = tree
    if (!isParent(root)) return
    const document = await citationDocumentOf(
      records,
      { ...others, anchors },
      {
        ids: await uncitedOf(root),
        tellMissing: id =>
          file.message?.(
            `No record has the key or DOI "${id}"; it is not listed.`,
            undefined,
            'citable:unknown-record',
          ),
      },
    )
    for (const note of document.notes) file.message?.(note, undefined, 'citable:style')
    const found = findInTree(root, sourceOf(file))
    const placed = placeCitations(found, document, ({ around }) => around)
    for (const { id, citation } of placed.unknown)
      file.message?.(
        `No record has the key or DOI "${id}"; the citation stays as it is.`,
        citation.first.node.position,
        'citable:unknown-record',
      )
    writeInTree(root, found, placed, document)
    if (bibliography) addBibliography(root, document, { filter, annotation, sections, headingDepth, anchors })
  }
}

/** The ids that the metadata of a tree name (`nocite`), where remark-frontmatter reads it. */
async function uncitedOf({ children }: MarkdownParent): Promise<'all' | readonly string[]> {
  const [metadata] = children
  if (metadata?.type !== 'yaml' || !metadata.value?.includes('nocite')) return []
  const { uncitedInMetadata } = await import('../citation/csl/markdown/uncited-in-markdown.ts')
  return uncitedInMetadata(metadata.value)
}

/** Tells remark-stringify how citations are written. */
function teachMarkdown(processor: unknown): void {
  if (typeof processor !== 'function' || !('data' in processor) || typeof processor.data !== 'function') return
  const data: { toMarkdownExtensions?: unknown[] } = processor.data()
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), citationsToMarkdown]
}

/** The text of a file, in which escapes can be seen. */
function sourceOf({ value }: MessageFile): string {
  if (typeof value === 'string') return value
  return value instanceof Uint8Array ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(value) : ''
}
