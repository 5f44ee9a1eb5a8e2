export type { RemarkCitationsOptions } from './remark-citations.ts'
export { type MarkdownTree, type MessageFile, remarkCitations } from './remark-citations.ts'
