import type { Behaviour } from '../behaviour.ts'
import { commonLicenceLines } from '../tables/common-licences.ts'
import { otherLicenceLines } from '../tables/licences.ts'
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

/** All licences of the registry's list, in its order: that of their identifiers, which decides where several have the same address. */
export const licenceOf = licenceList(() => [...commonLicenceLines(), ...otherLicenceLines.split('\n')].sort())

/** Behaviours that ended, each listed under the current behaviour that it preceded. */
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

/** Everything that the registry does or did to a record, in the order in which it does it. */
export const behaviours: readonly Behaviour[] = todaysBehaviours(licenceOf, [typesDerived]).flatMap(behaviour => [
  ...(ended[behaviour.id] ?? []),
  behaviour,
])
