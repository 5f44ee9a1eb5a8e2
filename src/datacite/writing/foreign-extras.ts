import { doiKey } from '../../identifiers/doi.ts'
import { isKernelNamespace, properties } from '../../kernel/index.ts'
import type { Datacite, Extras } from '../../model/datacite.ts'
import { relatedDoisOf, viewOf } from '../../model/view.ts'
import { isExtras } from '../dialects/dialect.ts'
import { dialects } from '../dialects/index.ts'
import { ownNames } from '../dialects/telling.ts'
import { saysNothing } from '../dialects/walk.ts'
import type { Extra } from './extras.ts'
import { heldIn, lossOfExtra, takeApart } from './extras.ts'
import { isMirrored } from './identifiers.ts'
import { putBack } from './put-back.ts'
import { isPart } from './same.ts'
import type { DialectWriter, DialectWriting } from './writing.ts'

/** What to do with something that a record held beyond the model in another format; false where there is no place for it. */
type Place = (extra: Extra, format: string) => boolean

/**
 * What a record held beyond the model in another format: put where the dialect has a place for it, else a loss. Not lost is what
 * says nothing about the resource (what a registry keeps about the record), or nothing that the record does not say.
 */
export function carryForeign(
  writer: DialectWriter,
  record: Datacite,
  output: Record<string, unknown>,
  writing: DialectWriting,
): void {
  const { extras } = record
  if (extras === undefined) return
  if (writer.id === 'citable-json') {
    if (!isExtras(extras) || extras.format !== writer.id) output.extras = extras
    return
  }
  const place: Place = ({ path, value }, format) =>
    (writer.carries(path) || (isService(format) && isService(writer.id))) &&
    putBack(output, path, value, writing.copies)
  eachForeign(record, writer.id, place, extra => writing.losses.push(lossOfExtra(record, extra, writing.name)))
}

/** Finds a place for everything that a record held beyond the model in other formats than the one that is written, or loses it. */
export function eachForeign(record: Datacite, id: string, place: Place, lose: (extra: Extra) => unknown): void {
  const { extras } = record
  if (!isExtras(extras)) return
  if (extras.format !== id) eachOf(extras, record, place, lose)
  const held = heldIn(extras)
  if (held !== undefined && held.format !== id) eachOf(held, record, place, lose)
}

function eachOf({ format, members }: Extras, record: Datacite, place: Place, lose: (extra: Extra) => unknown): void {
  const { inside, around } = takeApart(format, members)
  for (const extra of inside)
    for (const beyond of beyondTheRecord(format, extra, record)) if (!place(beyond, format)) lose(beyond)
  for (const extra of around) if (!saysNothing(extra.value) && !isDerived(format, extra, record)) lose(extra)
}

const isRegistry = (format: string): boolean => format.startsWith('datacite-rest') || format === 'datacite-json-4.5'

const isService = (format: string): boolean => format === 'datacite-service' || format === 'resource'

/** What an extra says that the record does not: all of it, nothing, or what is within a member of another spelling. */
function beyondTheRecord(format: string, extra: Extra, record: Datacite): Extra[] {
  const { path, value, key } = extra
  const name = path[0] ?? ''
  if (saysNothing(value)) return []
  if (format === 'citable-json' && (name === '$schema' || name === 'extras')) return []
  if (format === 'datacite-xml') return isOfTheText(extra) ? [] : [extra]
  if (path.length > 1) return [extra]
  if (name === 'identifiers' && isMirrored(value, record)) return []
  if (isRegistry(format) && ownNames.has(name)) return []
  const dialect = dialects.find(({ id }) => id === (format === 'resource' ? 'datacite-service' : format))
  if (dialect?.spec.members?.[name] === undefined) return [extra]
  const { extras, ...said } = dialect.read({ [name]: value }, true).record
  if (Object.keys(said).length === 0 || !isPart(said, record)) return [extra]
  return takeApart(format, extras?.members ?? {})
    .inside.filter(inner => !saysNothing(inner.value))
    .map(inner => ({ ...inner, key }))
}

/** Whether something only tells how an XML text was written: where its schema is, the order of what may stand in any, escapes. */
const isOfTheText = ({ key, value }: Extra): boolean =>
  key.includes('/@xsi:') ||
  Array.isArray(value) ||
  (typeof value === 'string' && isKernelElement(key) && isPlainElement(value))

/** Whether an XPath-like path leads to an element of the kernel, so that the record holds its text. */
const isKernelElement = (xpath: string): boolean =>
  elementPaths().has(xpath.replace('/resource/', '').replace(/\[\d+\]/g, ''))

/** Whether an element is in a kernel's namespace, has no attributes but the kernel's, and in it nothing but text and line breaks. */
function isPlainElement(xml: string): boolean {
  const [start, attributes = ''] = /^<[\w:.-]+((?:\s+[\w:.-]+="[^"]*")*)\s*\/?>/.exec(xml) ?? []
  if (start === undefined || /<(?!\/|br\b)/.test(xml.slice(start.length))) return false
  return [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].every(([, name, value = '']) =>
    /^xmlns\b/.test(name ?? '') ? isKernelNamespace(value) : kernelAttributes().has(name),
  )
}

const paths = new Set<string>()

function elementPaths(): ReadonlySet<string> {
  if (paths.size === 0) for (const { xml } of properties) paths.add(xml)
  return paths
}

const attributeNames = new Set<string | undefined>()

function kernelAttributes(): ReadonlySet<string | undefined> {
  if (attributeNames.size === 0)
    for (const { xml, name } of properties) if (xml.includes('/@')) attributeNames.add(name)
  return attributeNames
}

/** Whether what is around the metadata only repeats them; a registry's envelope never says more. */
function isDerived(format: string, { path: [name = ''], value }: Extra, record: Datacite): boolean {
  if (format !== 'resource') return true
  if (derived.has(name)) return true
  if (name !== 'previous_version' && name !== 'new_version') return false
  const relation = name === 'new_version' ? 'IsPreviousVersionOf' : 'IsNewVersionOf'
  return typeof value === 'string' && relatedDoisOf(viewOf(record), relation).some(doi => doiKey(doi) === doiKey(value))
}

const derived = new Set(
  (
    'doi doi_url title title_with_version version creators_str publication_year publication_date publisher citation ' +
    'is_external'
  ).split(' '),
)
