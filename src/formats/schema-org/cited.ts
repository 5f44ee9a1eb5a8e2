import { type CitedTexts, type CitedVariable, citedOf } from '../work/cited-members.ts'
import { type Account, numberOfReport, type Work } from '../work/index.ts'
import { add, type JsonLdNode } from './node.ts'
import type { NodeMembers } from './read/node-members.ts'

/**
 * A CSL variable outside the kernel, with its property in schema.org. If only some classes have the property, `classes`
 * lists these classes, or `added` is the class to add.
 */
interface CitedProperty {
  variable: CitedVariable
  property: string
  classes?: ReadonlySet<string>
  added?: string
}

const book = new Set(['Book'])
const articles = ['Article', 'BlogPosting', 'NewsArticle', 'Report', 'ScholarlyArticle']

const properties: readonly CitedProperty[] = [
  { variable: 'edition', property: 'bookEdition', classes: book },
  { variable: 'number-of-pages', property: 'numberOfPages', classes: book },
  { variable: 'number', property: 'reportNumber', classes: new Set(['Report']) },
  { variable: 'section', property: 'articleSection', classes: new Set(articles) },
  { variable: 'page', property: 'pagination', classes: new Set([...articles, 'Chapter']) },
  { variable: 'volume', property: 'volumeNumber', added: 'PublicationVolume' },
  { variable: 'issue', property: 'issueNumber', added: 'PublicationIssue' },
  { variable: 'status', property: 'creativeWorkStatus' },
]

/**
 * Variables that are written only if the work has no container.
 *
 * With a container, they would be read as numbers of the container.
 */
const ofContainer: ReadonlySet<CitedVariable> = new Set(['page', 'volume', 'issue'])

/** Adds the values that are outside the kernel, and the location of the publisher. */
export function putCited(account: Account, work: Work, node: JsonLdNode): void {
  const { record, container } = work
  const type = String(node['@type'])
  for (const { variable, property, classes, added } of properties) {
    const isPlaced = (classes?.has(type) ?? true) && !(container !== undefined && ofContainer.has(variable))
    const held = isPlaced ? citedOf(record, variable) : undefined
    if (held === undefined || Object.hasOwn(node, property)) continue
    node[property] = account.carry(held)
    if (added !== undefined) add(node, '@type', added)
  }
  putReportNumber(account, work, node)
  const publisher = node.publisher
  const place =
    typeof publisher === 'object' && !Array.isArray(publisher) ? citedOf(record, 'publisher-place') : undefined
  if (place !== undefined) (publisher as JsonLdNode).location = account.carry(place)
}

function putReportNumber(account: Account, { container }: Work, node: JsonLdNode): void {
  if (container === undefined || node['@type'] !== 'Report') return
  if (Object.hasOwn(node, 'position') || Object.hasOwn(node, 'reportNumber')) return
  const number = numberOfReport(container, account)
  if (number !== undefined) node.reportNumber = number.value
}

/** Reads the values that are outside the kernel, except the location of the publisher. */
export function citedIn(members: NodeMembers): CitedTexts {
  const cited: CitedTexts = {}
  for (const { variable, property } of properties) cited[variable] = members.text(property)
  return cited
}
