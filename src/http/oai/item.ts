import { dayOfResource, firstDay } from '../../catalog/resource-day.ts'
import { type Block, element } from '../../formats/xml/write.ts'
import { parseUuid } from '../../identifiers/index.ts'
import type { Resource } from '../../model/index.ts'
import { hostOf } from '../about.ts'

/** The identifier of a resource in OAI-PMH: `oai:<host>:<uuid>` (https://www.openarchives.org/OAI/2.0/guidelines-oai-identifier.htm). */
export const identifierOf = (id: string, baseUrl: string): string => `oai:${hostOf(baseUrl)}:${id}`

/** The id that an identifier of ours stands for. */
export function idOfIdentifier(identifier: string, baseUrl: string): string | undefined {
  const id = parseUuid(identifier.slice(identifierOf('', baseUrl).length))
  return id !== undefined && identifierOf(id, baseUrl) === identifier ? id : undefined
}

/** The header of a record. Its datestamp is the day of the last change that the resource tells of. */
export const headerOf = (resource: Resource, baseUrl: string): Block =>
  element('header', {}, [
    element('identifier', {}, identifierOf(resource.id, baseUrl)),
    element('datestamp', {}, withHyphens(dayOfResource(resource))),
  ])

/** No datestamp is earlier. */
export const earliest = (): string => withHyphens(firstDay)

/** A day as catalogs have it, in the form of OAI-PMH. */
const withHyphens = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
