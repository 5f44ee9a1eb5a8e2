import { citationDocumentOf } from '../citation/csl/document/document.ts'
import {
  bibliographyPartNames,
  type CitationDocument,
  type EntryRuns,
  sectioned,
} from '../citation/csl/document/document-types.ts'
import type { BibliographySection, CslOptions, DocumentBibliographyOptions } from '../citation/csl/index.ts'
import type { GivenRecords } from '../citation/csl/items/items.ts'
import { placeCitations } from '../citation/csl/markdown/place-citations.ts'
import { cslOptionNames } from '../citation/csl/options.ts'
import { isStyleChoice } from '../citation/csl/style/resolve-style.ts'
import { checkedOptions } from '../core/argument.ts'
import { findInTree } from './find-in-tree.ts'
import { citationsToMarkdown, isParent, type MarkdownNode, type MarkdownParent, textNode } from './tree.ts'
import { made, nodesOfRuns, writeInTree } from './write-in-tree.ts'

/** The root of a Markdown tree: https://github.com/syntax-tree/mdast. */
export interface MarkdownTree {
  type: string
}

/** The members of a `VFile` that the plugin uses: its text and a method for messages. */
export interface MessageFile {
  value?: unknown
  message?(reason: string, place?: unknown, origin?: string): unknown
}

/**
 * Renders Pandoc citations in a CSL style, as a unified plugin for remark.
 *
 * Examples of Pandoc citations are `[@doe, p. 3; -@roe]` and `@doe [p. 3]`. Note styles produce footnotes.
 *
 * The bibliography replaces `<div id="refs"></div>`, or is added at the end. Reading footnotes requires remark-gfm.
 * Works before remark-rehype and before remark-stringify. Place rehype plugins after remark-rehype, because an HTML
 * tree no longer distinguishes Markdown code and links. Every unknown record is reported in a message. A citation stays
 * unchanged if all its records are unknown, or if the first record of a narrative citation is unknown. Rejects wrong
 * options as `citationDocument()` of citable/csl does.
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
  teachMarkdown(this)
  return async (tree, file = {}) => {
    const {
      records,
      bibliography = true,
      filter,
      annotation,
      sections,
      headingDepth,
      ...others
    } = checkedOptions(options, remarkOptionNames)
    const { anchors = true } = others
    const root: MarkdownNode = tree
    if (!isParent(root)) return
    const own = await referencesIn(root)
    const document = await citationDocumentOf(
      own.length === 0 ? records : [...own, ...[records].flat()],
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
    for (const note of document.notes.filter(note => !isStyleChoice(note)))
      file.message?.(note, undefined, 'citable:style')
    const found = findInTree(root, sourceOf(file))
    const placed = placeCitations(found, document, ({ around }) => around)
    for (const { id, citation } of placed.unknown)
      file.message?.(
        `No record has the key or DOI "${id}"; ${placed.cited.has(citation) ? 'it is not cited' : 'the citation is not changed'}.`,
        citation.first.node.position,
        'citable:unknown-record',
      )
    writeInTree(root, found, placed, document)
    if (bibliography) addBibliography(root, document, { filter, annotation, sections, headingDepth, anchors })
  }
}

const remarkOptionNames = [
  ...['records', 'uncited', 'anchors', 'bibliography', 'headingDepth', ...bibliographyPartNames],
  ...cslOptionNames.filter(name => name !== 'format'),
]

/** Returns the records under `references` in a tree's metadata. Without remark-frontmatter, a tree has no metadata. */
async function referencesIn({ children }: MarkdownParent): Promise<object[]> {
  const [metadata] = children
  if (metadata?.type !== 'yaml' || !metadata.value?.includes('references')) return []
  const { referencesInMetadata } = await import('../citation/csl/markdown/metadata-references.ts')
  return referencesInMetadata(metadata.value)
}

/**
 * Returns the ids under `nocite` in a tree's metadata, or `all`. Without remark-frontmatter, a tree has no metadata.
 */
async function uncitedOf({ children }: MarkdownParent): Promise<'all' | readonly string[]> {
  const [metadata] = children
  if (metadata?.type !== 'yaml' || !metadata.value?.includes('nocite')) return []
  const { uncitedInMetadata } = await import('../citation/csl/markdown/uncited-in-markdown.ts')
  return uncitedInMetadata(metadata.value)
}

function teachMarkdown(processor: unknown): void {
  if (typeof processor !== 'function' || !('data' in processor) || typeof processor.data !== 'function') return
  const data: { toMarkdownExtensions?: unknown[] } = processor.data()
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), citationsToMarkdown]
}

function sourceOf({ value }: MessageFile): string {
  if (typeof value === 'string') return value
  return value instanceof Uint8Array ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(value) : ''
}

type Wanted = {
  [K in 'filter' | 'annotation' | 'sections' | 'headingDepth']: RemarkCitationsOptions[K] | undefined
} & { anchors: boolean }

/**
 * Adds the bibliography at its intended position, else at the end of the tree. Adds nothing if there are no entries.
 */
function addBibliography(
  tree: MarkdownParent,
  document: CitationDocument,
  { filter, annotation, sections = [], headingDepth = 2, anchors }: Wanted,
): void {
  const entries = document.entryRuns({ sections, ...(filter && { filter }), ...(annotation && { annotation }) })
  if (entries.length === 0) return
  const children = sectioned(entries, sections).flatMap(({ heading, entries: own }): MarkdownNode[] => {
    if (own.length === 0) return []
    const title = { type: 'heading', depth: headingDepth, children: [textNode(heading)] }
    return [...(heading === '' ? [] : [title]), ...own.map(entry => entryNode(entry, anchors))]
  })
  const list = made('citationList', 'div', { id: 'refs', className: ['csl-bib-body'] }, children)
  const place = wantedPlace(tree)
  if (place === undefined) tree.children.push(list)
  else place.parent.children.splice(place.index, place.isWhole ? 1 : 0, list)
}

const entryNode = ({ runs, anchor }: EntryRuns, hasAnchor: boolean): MarkdownNode =>
  made('citationEntry', 'div', { ...(hasAnchor && { id: anchor }), className: ['csl-entry'] }, nodesOfRuns(runs))

interface Place {
  parent: MarkdownParent
  index: number
  /** True if the bibliography replaces the node at the index. */
  isWhole: boolean
}

/**
 * Returns the position for the bibliography, or undefined if none is marked.
 *
 * A position is marked by an empty block with the id `refs`, or by the start tag of a `div` with this id.
 */
function wantedPlace(parent: MarkdownParent): Place | undefined {
  for (const [index, node] of parent.children.entries()) {
    if (isRefs(node)) return { parent, index, isWhole: true }
    if (node.type === 'html' && /^<div\b(?=[^<>]{0,300}\bid="refs")[^<>]{0,300}>\s*$/.test(node.value ?? ''))
      return { parent, index: index + 1, isWhole: false }
    const within = isParent(node) ? wantedPlace(node) : undefined
    if (within !== undefined) return within
  }
  return undefined
}

function isRefs(node: MarkdownNode): boolean {
  if (node.type === 'html')
    return /^<div\b(?=[^<>]{0,300}\bid="refs")[^<>]{0,300}>\s*<\/div>\s*$/.test(node.value ?? '')
  if (node.type === 'containerDirective') return node.attributes?.id === 'refs'
  const [only, another] = node.type === 'paragraph' ? (node.children ?? []) : []
  return (
    another === undefined &&
    /^:{3,}[ \t]{0,9}\{(?=[^{}\n]{0,300}#refs\b)[^{}\n]{1,300}\}[ \t]{0,9}:{0,20}\n:{3,}$/.test(only?.value ?? '')
  )
}

/** Options of {@link remarkCitations}. */
export interface RemarkCitationsOptions
  extends Omit<CslOptions, 'format'>,
    Omit<DocumentBibliographyOptions, 'sections'> {
  /**
   * The records that can be cited, for example BibTeX parsed by `readRecords()` of citable/formats, or CSL-JSON items.
   */
  records: GivenRecords
  /** The ids of records that the bibliography lists although nothing cites them, or `all`. */
  uncited?: 'all' | readonly string[]
  /** True if citations link to their entries; true by default. */
  anchors?: boolean
  /** True if a bibliography is added; true by default. */
  bibliography?: boolean
  /** The parts of the bibliography. Each starts with a heading of the level `headingDepth`, by default 2. */
  sections?: readonly BibliographySection[]
  headingDepth?: 1 | 2 | 3 | 4 | 5 | 6
}
