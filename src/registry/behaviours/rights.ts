import { isObject, type Members } from '../../core/object.ts'
import { type Behaviour, everyObject } from '../behaviour.ts'
import {
  byAddress,
  byExactIdentifier,
  byIdentifier,
  byName,
  type LicenceList,
  type SpdxRights,
} from '../values/licence-list.ts'
import type { Work } from '../work.ts'

/**
 * Replaces rights with the entry of the SPDX list for their identifier or URL.
 *
 * For rights that have only a text, looks up the text as a name, an identifier or a URL.
 */
export const rightsFoundInXml = (licenceOf: LicenceList): Behaviour => ({
  id: 'rights-overwritten',
  does: 'changes',
  via: ['xml'],
  since: '2020-06-24',
  apply(work) {
    for (const [path, rights] of work.items('rightsList')) {
      if (!isObject(rights)) continue
      const names = Object.keys(rights)
      const isBare = names.length === 1 && names[0] === 'rights'
      const entry = isBare
        ? licenceOf([byName(rights.rights), byExactIdentifier(rights.rights), byAddress(rights.rights)])
        : licenceOf([byIdentifier(rights.rightsIdentifier), byAddress(rights.rightsUri)])
      overwrite(work, path, entry)
    }
  },
})

/** Removes the trailing slash from rights URIs. */
export const rightsAddressCleaned: Behaviour = {
  id: 'rights-address-cleaned',
  does: 'changes',
  via: ['xml'],
  until: '2020-06-24',
  apply(work) {
    for (const [path] of work.items('rightsList'))
      work.rewrite([...path, 'rightsUri'], address =>
        address.replace(/^((?:https?|ftp):\/\/[^/?#]+)([^?#]*[^/])\/$/, (_, host: string, rest: string) => host + rest),
      )
  },
}

/** Drops the rights of a record in kernel 2, which has a single `rights` element instead of a list. */
export const oldRightsLost: Behaviour = {
  id: 'old-rights-lost',
  does: 'drops',
  via: ['xml'],
  until: '2025-01-01',
  apply(work) {
    if (!/kernel-2/.test(work.textAt(['schemaVersion']) ?? '')) return
    for (const [path] of work.items('rightsList')) work.drop(path)
  },
}

/**
 * Drops the scheme URI of rights in XML unless it is the URI of SPDX.
 *
 * Before 2020-06-24, drops every scheme URI, rights identifier and identifier scheme.
 */
export const rightsSchemeLost: Behaviour = {
  id: 'rights-scheme-lost',
  does: 'drops',
  via: ['xml'],
  apply(work) {
    for (const [path, rights] of work.items('rightsList'))
      if (isObject(rights) && rights.schemeUri !== spdx) work.drop([...path, 'schemeUri'])
    if (work.sending.asOf < '2020-06-24')
      for (const [path] of work.items('rightsList'))
        for (const name of ['rightsIdentifier', 'rightsIdentifierScheme', 'schemeUri']) work.drop([...path, name])
  },
}

const spdx = 'https://spdx.org/licenses/'

/**
 * Replaces rights in JSON and XML with the entry of the SPDX list for their identifier, for their name, or for a name
 * that is a URL.
 */
export const rightsFound = (licenceOf: LicenceList): Behaviour => ({
  id: 'rights-overwritten',
  does: 'changes',
  via: ['xml', 'json'],
  since: '2020-07-14',
  apply(work) {
    for (const [path, rights] of work.items('rightsList')) {
      // Rights that had only unknown members, which were dropped, are omitted: lupo app/models/doi.rb:2624-2634.
      if (isObject(rights) && Object.keys(rights).length === 0) work.put(path, undefined)
      else if (isObject(rights)) overwrite(work, path, licenceOf(keysOf(rights)))
    }
  },
  spares: ({ rightsList }) =>
    everyObject(rightsList, rights => {
      const entry = licenceOf(keysOf(rights))
      for (const name in entry)
        if (rights[name] !== undefined && rights[name] !== entry[name as keyof SpdxRights]) return false
      return true
    }),
})

const keysOf = ({ rights, rightsIdentifier }: Members): (string | undefined)[] => [
  byIdentifier(rightsIdentifier),
  byName(rights),
  byAddress(rights),
]

/** Converts rights identifiers to lower case, and drops blank ones. */
export const rightsIdentifierLowerCased: Behaviour = {
  id: 'rights-identifier-lower-cased',
  does: 'changes',
  via: ['xml', 'json'],
  since: '2020-07-14',
  apply(work) {
    for (const [path] of work.items('rightsList')) {
      work.rewrite([...path, 'rightsIdentifier'], identifier => identifier.toLowerCase())
      if (work.textAt([...path, 'rightsIdentifier'])?.trim() === '') work.drop([...path, 'rightsIdentifier'])
    }
  },
  spares: ({ rightsList }) =>
    everyObject(
      rightsList,
      ({ rightsIdentifier: identifier }) =>
        typeof identifier !== 'string' || (identifier === identifier.toLowerCase() && identifier.trim() !== ''),
    ),
}

function overwrite(work: Work, path: readonly (string | number)[], entry: SpdxRights | undefined): void {
  if (entry === undefined) return
  for (const [name, value] of Object.entries(entry)) {
    const given = work.textAt([...path, name])
    // Identifiers kept their case at first.
    const isSame = work.sending.asOf < '2020-07-14' && name === 'rightsIdentifier' && given?.toLowerCase() === value
    if (!isSame) work.set([...path, name], value)
  }
}
