/** A node of a Markdown tree, https://github.com/syntax-tree/mdast, with the members that citations use. */
export interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
  /** For footnotes: the name that links a reference to its note. */
  identifier?: string
  label?: string
  /** For links: the target URL. */
  url?: string
  /** The description of an image. */
  alt?: string | null
  depth?: number
  /** For directives: the attributes. */
  attributes?: Readonly<Record<string, unknown>> | null
  /** The node's HTML element and attributes. */
  data?: { hName?: string; hProperties?: Record<string, unknown> }
  position?: Position
}

interface Position {
  start: { offset?: number | undefined }
  end: { offset?: number | undefined }
}

/** A node with children. */
export type MarkdownParent = MarkdownNode & { children: MarkdownNode[] }

export const isParent = (node: MarkdownNode): node is MarkdownParent => Array.isArray(node.children)

export const textNode = (value: string): MarkdownNode => ({ type: 'text', value })

/** The state that `mdast-util-to-markdown` passes to a handler, reduced to the members that citation handlers use. */
interface State {
  containerPhrasing(node: MarkdownNode, info: object): string
  containerFlow(node: MarkdownNode, info: object): string
  enter(construct: string): () => void
  indentLines(text: string, indent: (line: string, index: number, blank: boolean) => string): string
}

type Handler = (node: MarkdownNode, parent: unknown, state: State, info: object) => string

/** Handlers for `remark-stringify` that write citation nodes and footnotes as Markdown. */
export const citationsToMarkdown: { handlers: Readonly<Record<string, Handler>> } = {
  handlers: {
    citationMark: (node, _, state, info) => {
      const { hName = 'span', hProperties = {} } = node.data ?? {}
      const style = typeof hProperties.style === 'string' ? ` style="${hProperties.style}"` : ''
      return `<${hName}${style}>${state.containerPhrasing(node, { ...info, before: '>', after: '<' })}</${hName}>`
    },
    citationBlock: (node, _, state, info) => state.containerPhrasing(node, info),
    citationEntry(node, _, state, info) {
      const exits = [state.enter('paragraph'), state.enter('phrasing')]
      const { id } = node.data?.hProperties ?? {}
      const anchor = typeof id === 'string' ? `<a id="${id}"></a>` : ''
      const text = anchor + state.containerPhrasing(node, info)
      for (const exit of exits.reverse()) exit()
      return text
    },
    citationList: (node, _, state, info) => (isParent(node) ? state.containerFlow(node, info) : ''),
    footnoteReference: ({ label, identifier }) => `[^${label ?? identifier}]`,
    footnoteDefinition(node, _, state, info) {
      const exit = state.enter('footnoteDefinition')
      const text = state.indentLines(state.containerFlow(node, info), (line, index, blank) =>
        index === 0 || blank ? line : `    ${line}`,
      )
      exit()
      return `[^${node.label ?? node.identifier}]: ${text}`
    },
  },
}
