import { parseDoi } from '../../../identifiers/index.ts'
import type { AlternateIdentifier, Datacite } from '../../../model/datacite.ts'
import { identifierAt, isIri } from '../identifier.ts'
import type { NodeMembers } from './members.ts'
import { textIn } from './members.ts'
import type { NodeReading } from './reading.ts'

/** The first DOI of `@id` and `identifier` is the DOI; every other identifier, and the address, is an alternate one. */
export function identifiersIn(
  reading: NodeReading,
  members: NodeMembers,
): Pick<Datacite, 'doi' | 'alternateIdentifiers'> {
  let doi: string | undefined
  const others: AlternateIdentifier[] = []
  const add = (text: string, type: string): void => {
    const found = /doi/i.test(type) || isDoiLike(text) ? parseDoi(text) : undefined
    if (found !== undefined && (doi === undefined || doi.toLowerCase() === found.toLowerCase())) doi ??= found
    else {
      const told = found !== undefined ? 'DOI' : isIri(text) ? identifierAt(text).type : 'Other'
      const other = { alternateIdentifier: text, alternateIdentifierType: type || told }
      if (!others.some(one => one.alternateIdentifier === text && one.alternateIdentifierType === (type || told)))
        others.push(other)
    }
  }
  const id = members.text('@id')
  if (id !== undefined && isIri(id)) add(id, '')
  for (const value of members.take('identifier')) {
    const property = reading.node(value)
    const text = property?.text('value', 'identifier') ?? textIn(value)
    if (text !== undefined) add(text, property?.text('propertyID', 'name') ?? '')
  }
  for (const url of members.texts('url')) if (parseDoi(url)?.toLowerCase() !== doi?.toLowerCase()) add(url, 'URL')
  return { ...(doi !== undefined && { doi }), ...(others.length > 0 && { alternateIdentifiers: others }) }
}

const isDoiLike = (text: string): boolean => /^(?:10\.\d|doi:|https?:\/\/(?:dx\.)?doi\.org\/)/i.test(text)
