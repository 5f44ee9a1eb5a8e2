export type { RemarkCitationsOptions } from './options.ts'
export { type MarkdownTree, type MessageFile, remarkCitations } from './remark-citations.ts'
