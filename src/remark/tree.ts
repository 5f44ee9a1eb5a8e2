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
