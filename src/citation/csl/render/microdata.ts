import { asReferences } from '../../../core/strings.ts'
import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { doiUrl } from '../../../identifiers/schemes/doi.ts'
import { webAddress } from '../items/web-address.ts'
import type { RunPart } from '../runs.ts'

/** The schema.org type of each CSL type. Any other CSL type is a `CreativeWork`. */
const types: Readonly<Record<string, string>> = {
  'article-journal': 'ScholarlyArticle',
  'article-magazine': 'Article',
  'article-newspaper': 'NewsArticle',
  article: 'ScholarlyArticle',
  book: 'Book',
  chapter: 'Chapter',
  collection: 'Collection',
  dataset: 'Dataset',
  manuscript: 'Manuscript',
  map: 'Map',
  motion_picture: 'Movie',
  'paper-conference': 'ScholarlyArticle',
  periodical: 'Periodical',
  post: 'SocialMediaPosting',
  'post-weblog': 'BlogPosting',
  report: 'Report',
  review: 'Review',
  'review-book': 'Review',
  software: 'SoftwareSourceCode',
  thesis: 'Thesis',
  webpage: 'WebPage',
}

/** The schema.org property of a variable, and the type of the value if the value is not a text. */
const properties: Readonly<Record<string, readonly [property: string, type?: string]>> = {
  author: ['author', 'Person'],
  'container-author': ['contributor', 'Person'],
  'container-title': ['isPartOf', 'CreativeWork'],
  contributor: ['contributor', 'Person'],
  director: ['director', 'Person'],
  edition: ['bookEdition'],
  editor: ['editor', 'Person'],
  genre: ['genre'],
  illustrator: ['illustrator', 'Person'],
  ISBN: ['isbn'],
  page: ['pagination'],
  publisher: ['publisher', 'Organization'],
  title: ['name'],
  translator: ['translator', 'Person'],
  version: ['version'],
}

/** Marks a text with a class such as `csl-title` and the schema.org property of its variable, if there is one. */
export function marked(inner: string, part: RunPart | undefined): string {
  if (part === undefined || inner.trim() === '') return inner
  const className = `class="csl-${asReferences(part.variable)}"`
  const [property, type] = Object.hasOwn(properties, part.variable) ? (properties[part.variable] ?? []) : []
  if (property === undefined) return `<span ${className}>${inner}</span>`
  if (type === undefined) return `<span ${className} itemprop="${property}">${inner}</span>`
  const named = type === 'Person' && part.isOrganization ? 'Organization' : type
  const scope = `itemprop="${property}" itemscope itemtype="https://schema.org/${named}"`
  return `<span ${className} ${scope}><span itemprop="name">${inner}</span></span>`
}

/** Returns the attributes that make an entry a Microdata item, and invisible elements with the item's URL and date. */
export function headOf(item: CslItem | undefined): { type: string; head: string } {
  if (item === undefined) return { type: '', head: '' }
  const type = Object.hasOwn(types, item.type) ? types[item.type] : 'CreativeWork'
  const address = typeof item.DOI === 'string' && item.DOI !== '' ? doiUrl(item.DOI) : item.URL
  const url = typeof address === 'string' ? webAddress(address) : undefined
  const date = dateOf(item.issued)
  return {
    type: ` itemscope itemtype="https://schema.org/${type}"${url === undefined ? '' : ` itemid="${asReferences(url)}"`}`,
    head:
      (url === undefined ? '' : `<link itemprop="url" href="${asReferences(url)}">`) +
      (date === undefined ? '' : `<meta itemprop="datePublished" content="${date}">`),
  }
}

/**
 * Returns a date, or the first date of a range, in ISO 8601: `2026`, `2026-02` or `2026-02-07`. Returns undefined for
 * invalid parts and for a year without four digits.
 */
function dateOf(issued: unknown): string | undefined {
  const { 'date-parts': parts } = (issued ?? {}) as { 'date-parts'?: unknown }
  const first: unknown = Array.isArray(parts) ? parts[0] : undefined
  if (!Array.isArray(first)) return undefined
  const text = first.map(part => String(part).padStart(2, '0')).join('-')
  return /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/.test(text) ? text : undefined
}
