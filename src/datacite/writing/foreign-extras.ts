import { doiKey } from '../../identifiers/doi.ts'
import { isKernelNamespace, properties } from '../../kernel/index.ts'
import type { Datacite, Extras } from '../../model/datacite.ts'
import { relatedDoisOf, viewOf } from '../../model/view.ts'
import { isObject } from '../../object.ts'
import { isExtras } from '../dialects/dialect.ts'
import { dialects } from '../dialects/index.ts'
import { saysNothing } from '../dialects/read-members.ts'
import { ownNames } from '../dialects/telling.ts'
import type { Extra } from './extras.ts'
import { heldIn, lossOfExtra, takeApart } from './extras.ts'
import { isMirrored } from './identifiers.ts'
import { putBack } from './put-back.ts'
import { isPart } from './same.ts'
import type { DialectWriter, DialectWriting } from './writing.ts'

/** Finds a place for something that a record held beyond the model in another format; false if there is none. */
type Place = (extra: Extra, format: string) => boolean

/**
 * Writes what a record held beyond the model in another format, where the dialect has a place for it; the rest is a loss, unless it
 * says nothing about the resource (a registry's own bookkeeping) or only repeats what the record says.
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
  const place: Place = ({ path, value, isCited }, format) =>
    isCited
      ? placeCited(writer, path[0], value, output, writing)
      : (writer.carries(path) || (isService(format) && isService(writer.id))) &&
        putBack(output, path, value, writing.copies)
  eachForeign(record, writer.id, place, extra => writing.losses.push(lossOfExtra(record, extra, writing.name)))
}

/** The registry keeps the landing page and the addresses of files beside the metadata. */
function placeCited(
  writer: DialectWriter,
  name: string | undefined,
  value: unknown,
  output: Record<string, unknown>,
  { copies }: DialectWriting,
): boolean {
  if (name === 'URL') return writer.carries(['url']) && putBack(output, ['url'], value, copies)
  if (name !== 'file' || !Array.isArray(value) || !writer.carries(['contentUrl'])) return false
  const files = value.filter(isObject)
  const addresses = files.flatMap(({ url }) => (typeof url === 'string' ? [url] : []))
  const isPut = addresses.length > 0 && putBack(output, ['contentUrl'], addresses, copies)
  return isPut && files.every(file => Object.keys(file).every(member => member === 'url'))
}

/** Finds a place for everything that a record held beyond the model in other formats than the one that is written, or loses it. */
export function eachForeign(record: Datacite, id: string, place: Place, lose: (extra: Extra) => unknown): void {
  const { extras } = record
  if (!isExtras(extras)) return
  for (const extra of citedIn(extras)) if (!place(extra, extras.format)) lose(extra)
  if (extras.format !== id) eachOf(extras, record, place, lose)
  const held = heldIn(extras)
  if (held !== undefined && held.format !== id) eachOf(held, record, place, lose)
}

/** What a record says beyond the kernel in common names. */
const citedIn = ({ cited }: Extras): Extra[] =>
  isObject(cited)
    ? Object.keys(cited).flatMap(name =>
        saysNothing(cited[name]) ? [] : [{ path: [name], key: name, value: cited[name], isCited: true }],
      )
    : []

function eachOf({ format, members }: Extras, record: Datacite, place: Place, lose: (extra: Extra) => unknown): void {
  const { inside, around } = takeApart(format, members)
  for (const extra of inside)
    for (const beyond of beyondTheRecord(format, extra, record)) if (!place(beyond, format)) lose(beyond)
  for (const extra of around) if (!saysNothing(extra.value) && !isDerived(format, extra, record)) lose(extra)
}

const isRegistry = (format: string): boolean => format.startsWith('datacite-rest') || format === 'datacite-json-4.5'

const isService = (format: string): boolean => format === 'datacite-service' || format === 'resource'

/** The part of an extra that the record does not say already: all of it, none of it, or parts of a member with another spelling. */
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

/** Whether something is only about how an XML text was written: the place of its schema, the order of elements, escapes. */
const isOfTheText = ({ key, value }: Extra): boolean =>
  key.includes('/@xsi:') ||
  Array.isArray(value) ||
  (typeof value === 'string' && isKernelElement(key) && isPlainElement(value))

/** Whether an XPath-like path leads to an element of the kernel, so that the record holds its text. */
const isKernelElement = (xpath: string): boolean =>
  elementPaths().has(xpath.replace('/resource/', '').replace(/\[\d+\]/g, ''))

/** Whether an element is in a kernel's namespace, has only the kernel's attributes, and contains only text and line breaks. */
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

/** Whether something around the metadata only repeats it; a registry's envelope always does. */
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
