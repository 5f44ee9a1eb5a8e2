import type { Behaviour } from '../behaviour.ts'
import commonLicences from '../tables/common-licences.json' with { type: 'json' }
import otherLicences from '../tables/other-licences.json' with { type: 'json' }
import { licenceList } from '../values/licence-list.ts'
import { alternateIdentifiersLost, ownDoiListed } from './alternate-identifiers.ts'
import { issuedAdded } from './dates.ts'
import { typesDerived } from './derived-types.ts'
import { funderRewritten, funderSchemeLost } from './funding.ts'
import { nameSchemeLost, schemeJoined } from './name-identifiers.ts'
import {
  nameCapitalised,
  nameCleaned,
  nameInterpreted,
  nameRebuilt,
  organisationMembersLost,
  personAssumed,
} from './names.ts'
import { newerMembersLost } from './newer-members.ts'
import { relatedDoiRewritten } from './related.ts'
import { oldRightsLost, rightsAddressCleaned } from './rights.ts'
import { fieldOfScienceAdded } from './subjects.ts'
import { todaysBehaviours } from './today.ts'

/**
 * Looks up a licence in the registry's full copy of the SPDX list, which dates from spring 2020. The list is sorted by
 * identifier; the first licence with a matching URL wins.
 *
 * @see https://github.com/datacite/bolognese `resources/spdx/licenses.json`
 */
export const licenceOf = licenceList(() =>
  [...commonLicences, ...otherLicences].sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
)

/** Former behaviours, by the id of the current behaviour before which they are applied. */
const ended: Readonly<Record<string, readonly Behaviour[]>> = {
  'white-space-squeezed': [newerMembersLost, oldRightsLost, alternateIdentifiersLost],
  'name-language-lost': [
    schemeJoined,
    nameSchemeLost,
    nameCleaned,
    nameCapitalised,
    nameRebuilt,
    personAssumed,
    organisationMembersLost,
    nameInterpreted,
  ],
  'rights-scheme-lost': [rightsAddressCleaned],
  'subject-rewritten': [ownDoiListed],
  'types-derived': [funderRewritten, funderSchemeLost, relatedDoiRewritten, issuedAdded, fieldOfScienceAdded],
}

/** Every current and former behaviour of the registry, in the order of execution. */
export const behaviours: readonly Behaviour[] = todaysBehaviours(licenceOf, [typesDerived]).flatMap(behaviour => [
  ...(ended[behaviour.id] ?? []),
  behaviour,
])
