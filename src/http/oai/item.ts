import { parseUuid } from '../../identifiers/index.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { hostOf } from '../about.ts'
import { datestampOf } from './datestamp.ts'

/** An item of a repository: a resource, and when it last changed in the catalog. */
export interface Item {
  id: string
  changed: Date
  isWithdrawn?: true
}

/** The identifier of a resource in OAI-PMH: `oai:<host>:<uuid>` (https://www.openarchives.org/OAI/2.0/guidelines-oai-identifier.htm). */
export const identifierOf = (id: string, baseUrl: string): string => `oai:${hostOf(baseUrl)}:${id}`

/** The id in one of our identifiers. */
export function idOfIdentifier(identifier: string, baseUrl: string): string | undefined {
  const id = parseUuid(identifier.slice(identifierOf('', baseUrl).length))
  return id !== undefined && identifierOf(id, baseUrl) === identifier ? id : undefined
}

/** The header of a record. */
export const headerOf = ({ id, changed, isWithdrawn }: Item, baseUrl: string): Block =>
  element('header', isWithdrawn ? { status: 'deleted' } : {}, [
    element('identifier', {}, identifierOf(id, baseUrl)),
    element('datestamp', {}, datestampOf(changed)),
  ])
