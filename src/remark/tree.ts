/** A node of a tree of Markdown, https://github.com/syntax-tree/mdast, as far as citations go. */
export interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
  /** Of footnotes: the name by which a call finds its note. */
  identifier?: string
  label?: string
  /** Of links: where they lead. */
  url?: string
  /** What is said of a picture. */
  alt?: string | null
  depth?: number
  /** Of directives. */
  attributes?: Readonly<Record<string, unknown>> | null
  /** How the node becomes HTML. */
  data?: { hName?: string; hProperties?: Record<string, unknown> }
  position?: Position
}

interface Position {
  start: { offset?: number | undefined }
  end: { offset?: number | undefined }
}

/** A node that holds others. */
export type MarkdownParent = MarkdownNode & { children: MarkdownNode[] }

export const isParent = (node: MarkdownNode): node is MarkdownParent => Array.isArray(node.children)

export const textNode = (value: string): MarkdownNode => ({ type: 'text', value })

/** What `mdast-util-to-markdown` gives to a handler, as far as it is used here. */
interface State {
  containerPhrasing(node: MarkdownNode, info: object): string
  containerFlow(node: MarkdownNode, info: object): string
  enter(construct: string): () => void
  indentLines(text: string, indent: (line: string, index: number, blank: boolean) => string): string
}

type Handler = (node: MarkdownNode, parent: unknown, state: State, info: object) => string

/** How the nodes of citations are written as Markdown, for `remark-stringify`. */
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
