import { isObject, setOwn } from '../../core/object.ts'
import { quoted } from '../../datacite/writing/quote.ts'
import { doiUrl, parseDoi } from '../../identifiers/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { isDoiUrl } from '../work/identify.ts'
import { sayCslJson } from './csl-item.ts'
import type { ItemReading } from './item-reading.ts'
import { customTypes, identifierVariables } from './write-identifiers.ts'

/** Reads the DOI and all other identifiers of an item, except those that belong to its container. */
export function readIdentifiers(reading: ItemReading, record: Datacite): void {
  const given = reading.text('DOI')
  const url = reading.text('URL')
  const stated = given === undefined ? undefined : parseDoi(given)
  if (given !== undefined && stated === undefined) reading.leave('DOI', sayCslJson('notDoi', { text: quoted(given) }))
  const hasDoiUrl = url !== undefined && isDoiUrl(url)
  const doi = stated ?? (hasDoiUrl ? parseDoi(url) : undefined)
  if (doi !== undefined) record.doi = doi
  if (url !== undefined && !(doi !== undefined && (hasDoiUrl || url === doiUrl(doi)))) reading.keep('URL')
  const others = identifierVariables.map((name): [string, string | undefined] => [
    name,
    reading.isInContainer && name.startsWith('IS') ? undefined : reading.text(name),
  ])
  const alternateIdentifiers = [...others, ...customIdentifiers(reading)].flatMap(
    ([alternateIdentifierType, alternateIdentifier]) =>
      alternateIdentifier === undefined ? [] : [{ alternateIdentifier, alternateIdentifierType }],
  )
  if (alternateIdentifiers.length > 0) record.alternateIdentifiers = alternateIdentifiers
}

/** Reads the identifiers in `custom`, by type. Keeps the other members of `custom`. */
function customIdentifiers(reading: ItemReading): [type: string, identifier: string][] {
  const custom = reading.peek('custom')
  if (!isObject(custom) || Object.keys(custom).length === 0) return []
  reading.take('custom')
  const rest: Record<string, unknown> = {}
  const identifiers = Object.entries(custom).flatMap(([type, value]) => {
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value]
    const isIdentifier = customTypes.has(type) && texts.every(text => typeof text === 'string' && text !== '')
    if (!isIdentifier) setOwn(rest, type, value)
    return isIdentifier ? texts.map((text): [string, string] => [type, String(text)]) : []
  })
  if (Object.keys(rest).length > 0) reading.keepPart(['custom'], rest)
  return identifiers
}
