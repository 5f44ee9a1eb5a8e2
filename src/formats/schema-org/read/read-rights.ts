import type { Rights } from '../../../model/datacite.ts'
import { licenceAt, licenceNamed } from '../../work/licences.ts'
import { schemeAddress } from '../../work/losses/schemes.ts'
import { isIri } from '../identifiers.ts'
import { accessNames } from '../writing/write-licences.ts'
import { type NodeMembers, textIn } from './node-members.ts'
import type { NodeReading } from './node-reading.ts'

/** Reads the licences and the terms of access of a work. A known licence gets a name and an SPDX identifier. */
export function rightsIn(reading: NodeReading, members: NodeMembers): Rights[] {
  const licences = members.take('license').flatMap(value => {
    const licence = reading.node(value)
    const text = licence === undefined ? textIn(value) : licence.text('url', '@id', 'sameAs', 'identifier')
    const name = licence?.text('name')
    const named = name !== undefined && { rights: name, ...reading.languageOf(reading.node(value)?.peek('name')[0]) }
    if (text !== undefined && name !== undefined) {
      const known = rightsOfNode(text)
      return [{ ...known, ...named, ...(Object.keys(known).join() === 'rights' && { rightsIdentifier: text }) }]
    }
    if (text !== undefined) return [rightsOfNode(text)]
    return named === false ? [] : [named]
  })
  const access = members.texts('conditionsOfAccess').map((text): Rights => {
    const address = accessNames.get(text)
    const isFree = members.peek('isAccessibleForFree').every(value => value === true)
    if (isFree && address?.endsWith('/openAccess')) members.take('isAccessibleForFree')
    return { rights: text, ...(address !== undefined && { rightsUri: address }) }
  })
  return [...licences, ...access]
}

/** Returns the rights for a URL, an SPDX identifier or any other text. */
export function rightsOfNode(text: string): Rights {
  const licence = isIri(text) ? licenceAt(text) : licenceNamed(text)
  if (licence === undefined) return isIri(text) ? { rightsUri: text } : { rights: text }
  const isSpdx = /^https?:\/\/spdx\.org\//.test(text)
  return {
    rights: licence.name,
    rightsUri: isIri(text) && !isSpdx ? text : licence.url,
    rightsIdentifier: licence.id.toLowerCase(),
    rightsIdentifierScheme: 'SPDX',
    schemeUri: schemeAddress('SPDX'),
  }
}
