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

/** Replaces rights that it finds in its SPDX list by identifier or address with the entry of that list. */
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

/** Writes the addresses of rights without a closing slash. */
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

/** Does not look for rights where kernel 2 had them: outside of a list. */
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

/** Loss of the scheme address of unlisted rights in XML. */
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

/** Looks rights up once more, by identifier, by name, and by a name that is an address, however they were sent. */
export const rightsFound = (licenceOf: LicenceList): Behaviour => ({
  id: 'rights-overwritten',
  does: 'changes',
  via: ['xml', 'json'],
  since: '2020-07-14',
  apply(work) {
    for (const [path, rights] of work.items('rightsList')) {
      // What is empty once unknown members are gone is left out: lupo app/models/doi.rb:2624-2634.
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

/** Writes the identifiers of rights in small letters. */
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
    // Identifiers were left in their case at first.
    const isSame = work.sending.asOf < '2020-07-14' && name === 'rightsIdentifier' && given?.toLowerCase() === value
    if (!isSame) work.set([...path, name], value)
  }
}
