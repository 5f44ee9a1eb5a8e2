import { isParent, type MarkdownNode } from './tree.ts'

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
