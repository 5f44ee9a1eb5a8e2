import type { Affiliation } from '../../../model/datacite.ts'
import { schemeAddress } from '../../work/losses/schemes.ts'
import { isIri } from '../identifiers.ts'
import { schemeOfIri } from '../organisations.ts'
import { textIn } from './node-members.ts'
import type { NodeReading } from './node-reading.ts'

type Path = readonly (string | number)[]

/** Reads an affiliation from a node, or from a text that is a name or identifier. */
export function affiliationIn(reading: NodeReading, value: unknown): Affiliation | undefined {
  const organisation = organisationIn(reading, value)
  if (organisation === undefined) return undefined
  const { name, identifier, scheme } = organisation
  return {
    ...(name !== undefined && { name }),
    ...(identifier !== undefined && { affiliationIdentifier: identifier }),
    ...(scheme !== undefined && { affiliationIdentifierScheme: scheme }),
    ...(scheme !== undefined && schemeAddress(scheme) && { schemeUri: schemeAddress(scheme) as string }),
  }
}

/**
 * Reads the name and identifier of an organisation. A stated scheme that is not among `schemes` is returned, but is
 * also kept as an extra.
 */
export function organisationIn(
  reading: NodeReading,
  value: unknown,
  path?: Path,
  schemes?: readonly string[],
): { name?: string; identifier?: string; scheme?: string } | undefined {
  const members = reading.node(value, path)
  if (members === undefined) {
    const text = textIn(value)
    const known = text === undefined || !isIri(text) ? '' : schemeOfIri(text)
    if (text !== undefined && known !== '') return { identifier: text, scheme: known }
    return text === undefined ? undefined : { name: text }
  }
  members.types()
  const name = members.text('name', 'legalName')
  const held = members.first('identifier')
  const property = reading.node(held)
  const stated = property?.text('value') ?? (typeof held === 'string' ? held : undefined)
  const id = members.text('@id')
  const address =
    id ??
    [...members.peek('sameAs'), ...members.peek('url')]
      .flatMap(same => textIn(same) ?? [])
      .find(same => schemeOfIri(same) !== '')
  const identifier = stated ?? (address !== undefined && isIri(address) ? address : undefined)
  const given = textIn(property?.peek('propertyID')[0])
  const isTaken = given !== undefined && (schemes === undefined || schemes.includes(given))
  const scheme =
    (isTaken ? property?.text('propertyID') : given) ?? (identifier === undefined ? '' : schemeOfIri(identifier))
  if (name === undefined && identifier === undefined) return undefined
  return {
    ...(name !== undefined && { name }),
    ...(identifier !== undefined && { identifier }),
    ...(identifier !== undefined && scheme !== '' && { scheme }),
  }
}
