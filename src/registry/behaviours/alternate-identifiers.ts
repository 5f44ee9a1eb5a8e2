import type { Members } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import { type Behaviour, everyObject } from '../behaviour.ts'
import { doiIn, doiInLowerCase } from '../values/identifiers.ts'

/** Normalises the spelling of known alternate identifier types. */
export const identifierTypeRespelt: Behaviour = {
  id: 'identifier-type-respelt',
  does: 'changes',
  via: ['xml'],
  apply(work) {
    for (const [path] of work.items('alternateIdentifiers'))
      work.rewrite([...path, 'alternateIdentifierType'], type => identifierTypes.get(type.toLowerCase()) ?? type)
  },
}

const identifierTypes: ReadonlyMap<string, string> = new Map(
  'ARK arXiv bibcode DOI EAN13 EISSN Handle IGSN ISBN ISSN ISTC LISSN LSID PMID PURL UPC URL URN md5 minid dataguid CSTR RRID'
    .split(' ')
    .map(type => [type.toLowerCase(), type]),
)

/** Drops DOIs from the alternate identifiers. */
export const alternateDoiDropped: Behaviour = {
  id: 'alternate-doi-dropped',
  does: 'drops',
  via: ['xml', 'json'],
  since: '2020-07-17',
  apply(work) {
    for (const [path, item] of work.items('alternateIdentifiers'))
      if (valueAt(item, ['alternateIdentifierType']) === 'DOI') work.drop(path)
  },
  spares: hasNoDoi,
}

function hasNoDoi({ identifiers, alternateIdentifiers }: Members): boolean {
  return (
    everyObject(identifiers, item => item.identifierType !== 'DOI') &&
    everyObject(alternateIdentifiers, item => item.alternateIdentifierType !== 'DOI')
  )
}

/** Inserts the DOI itself, as a URL, before the alternate identifiers. */
export const ownDoiListed: Behaviour = {
  id: 'own-doi-listed',
  does: 'changes',
  via: ['xml'],
  until: '2020-05-04',
  apply(work) {
    const doi = work.textAt(['doi'])
    if (doi === undefined || doiIn(doi) === undefined) return
    const others = [...work.items('alternateIdentifiers')].map(([, item]) => item)
    const own = { alternateIdentifier: `https://doi.org/${doiIn(doi)}`, alternateIdentifierType: 'DOI' }
    work.insert('alternateIdentifiers', [own, ...others], [0])
  },
}

/**
 * Drops the alternate identifiers in the XML.
 *
 * The registry read alternate identifiers only from the attributes sent with the XML, which usually contained none.
 */
export const alternateIdentifiersLost: Behaviour = {
  id: 'alternate-identifiers-lost',
  does: 'drops',
  via: ['xml'],
  since: '2020-05-04',
  until: '2021-05-26',
  apply(work) {
    for (const [path] of work.items('alternateIdentifiers')) work.drop(path)
  },
}

/** Omits from responses the alternate identifiers that repeat the record's own URL or DOI. */
export const ownAddressHidden: Behaviour = {
  id: 'own-address-hidden',
  does: 'drops',
  via: ['xml', 'json'],
  since: '2020-07-14',
  apply(work) {
    const { doi } = work.attributes
    const own = ownAddresses(work.attributes)
    const key = typeof doi === 'string' ? doiInLowerCase(doi) : undefined
    for (const [path, item] of work.items('alternateIdentifiers')) {
      const identifier = valueAt(item, ['alternateIdentifier'])
      if (typeof identifier !== 'string') continue
      const isOwnDoi = valueAt(item, ['alternateIdentifierType']) === 'DOI' && doiInLowerCase(identifier) === key
      if (isOwnDoi || own.includes(identifier)) work.drop(path)
    }
  },
  spares(attributes) {
    const { identifiers, alternateIdentifiers } = attributes
    if (identifiers === undefined && alternateIdentifiers === undefined) return true
    const own = ownAddresses(attributes)
    return (
      hasNoDoi(attributes) &&
      everyObject(identifiers, item => !own.includes(item.identifier)) &&
      everyObject(alternateIdentifiers, item => !own.includes(item.alternateIdentifier))
    )
  },
}

/** Returns a record's URL and its DOI, which the registry stores in upper case. */
const ownAddresses = ({ url, doi }: Members): unknown[] => [
  url,
  typeof doi === 'string' ? doi.toUpperCase() : undefined,
]
