import { entryOf } from '../../core/object.ts'
import { formatOrcid, parseOrcid } from '../../identifiers/index.ts'
import type { NameIdentifier } from '../../model/datacite.ts'
import { carrySchemeUri, type WorkAgent } from '../work/index.ts'
import { orcidIdentifier, schemeAddress } from '../work/losses/schemes.ts'
import { mayBeAnnotation } from './data-model.ts'
import type { EntryFields } from './entry-fields.ts'
import { sayBibtex } from './messages.ts'
import type { SourceFields } from './reading/source-fields.ts'
import { decodeTex } from './tex/decode.ts'

const schemes: Readonly<Record<string, string>> = { orcid: 'ORCID', isni: 'ISNI', ror: 'ROR', gnd: 'GND', viaf: 'VIAF' }

/**
 * Reads the identifiers in data annotations of a list of names, by the zero-based index of the name.
 *
 * An example is `author+an:orcid = {1="0000-0002-1825-0097"; 2="…"}` (biblatex manual, section 3.7). An annotation in
 * another form is reported and stays a field.
 */
export function readAnnotations(
  field: string,
  count: number,
  fields: SourceFields,
): ReadonlyMap<number, NameIdentifier[]> {
  if (!fields.hasAnnotations) return none
  const found = new Map<number, NameIdentifier[]>()
  for (const [name, scheme] of Object.entries(schemes)) {
    const annotation = `${field}+an:${name}`
    const tex = fields.peek(annotation)
    if (tex === undefined) continue
    const entries = entriesIn(tex)
    if (entries === undefined || entries.some(({ place }) => place > count)) {
      fields.tell(annotation, sayBibtex('annotation', { annotation: tex.trim().slice(0, 80), field }))
      continue
    }
    fields.take(annotation)
    for (const { place, value } of entries)
      found.set(place - 1, [...(found.get(place - 1) ?? []), nameIdentifierOf(scheme, value)])
  }
  return found
}

const none: ReadonlyMap<number, NameIdentifier[]> = new Map()

/** Returns the positions and texts in an annotation such as `1="…"; 2="…"`, or undefined for any other form. */
function entriesIn(tex: string): { place: number; value: string }[] | undefined {
  const entries: { place: number; value: string }[] = []
  for (const part of tex.split(';')) {
    if (part.trim() === '') continue
    const [, place, quoted, bare] = /^\s*(\d{1,5})\s*=\s*(?:"([^"]*)"|([^"\s]*))\s*$/.exec(part) ?? []
    const value = decodeTex(quoted ?? bare ?? '').text
    if (place === undefined || Number(place) === 0 || value === '') return undefined
    entries.push({ place: Number(place), value })
  }
  return entries
}

function nameIdentifierOf(scheme: string, value: string): NameIdentifier {
  if (scheme === 'ORCID') return orcidIdentifier(value)
  const schemeUri = schemeAddress(scheme)
  return {
    nameIdentifier: value,
    nameIdentifierScheme: scheme,
    ...(schemeUri !== undefined && { schemeUri }),
  }
}

/**
 * Returns the name and text of the field that an annotation of the title represents, as in `title+an:publisher =
 * {="…"}`, or undefined for any other field. The writer adds such an annotation if the entry type lacks the field.
 */
export function annotatedField(name: string, tex: string): [name: string, tex: string] | undefined {
  const field = isOfTitle(name) ? name.slice(ofTitle.length) : ''
  const [, text] = mayBeAnnotation(field) ? (/^\s*=\s*"([\s\S]*)"\s*$/.exec(tex) ?? []) : []
  return text === undefined ? undefined : [field, text]
}

/** True if a field is an annotation of the title. */
export const isOfTitle = (name: string): boolean => name.startsWith(ofTitle)

const ofTitle = 'title+an:'

/**
 * Adds one annotation per scheme, with at most one identifier for each name in a list. An ORCID iD is written without
 * its URL, because styles add the link.
 */
export function addAnnotations(field: string, agents: readonly WorkAgent[], fields: EntryFields): void {
  for (const [name, scheme] of Object.entries(schemes)) {
    const parts = agents.flatMap((agent, index) => {
      const value = identifierText(agent, scheme, fields)
      return value === undefined ? [] : [`${index + 1}="${value}"`]
    })
    fields.set(`${field}+an:${name}`, parts.join('; '))
  }
}

function identifierText(agent: WorkAgent, scheme: string, { account }: EntryFields): string | undefined {
  for (const held of agent.identifiers) {
    const { nameIdentifier, nameIdentifierScheme } = held.value
    const isIt = entryOf(schemes, String(nameIdentifierScheme).toLowerCase()) === scheme
    if (typeof nameIdentifier !== 'string' || !isIt || !/^[^\s"'{}\\$%;#~^&]+$/.test(nameIdentifier)) continue
    const orcid = scheme === 'ORCID' ? parseOrcid(nameIdentifier) : undefined
    if (scheme === 'ORCID' && orcid === undefined) continue
    const place = held.at('nameIdentifier')
    const back = orcid === undefined ? nameIdentifier : formatOrcid(orcid)
    if (back === nameIdentifier) account.carryPath(place)
    else account.changed(place, sayBibtex('orcidWritten', { value: nameIdentifier, orcid: back }))
    account.carryPath(held.at('nameIdentifierScheme'))
    carrySchemeUri(account, held, scheme)
    return orcid ?? nameIdentifier
  }
  return undefined
}
