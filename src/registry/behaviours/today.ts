import type { Behaviour } from '../behaviour.ts'
import type { LicenceList } from '../values/licence-list.ts'
import { affiliationIdentifierRewritten } from './affiliations.ts'
import { alternateDoiDropped, identifierTypeRespelt, ownAddressHidden } from './alternate-identifiers.ts'
import { containerDerived } from './container.ts'
import { dateDropped } from './dates.ts'
import { doiLowerCased, identifierTypeLost } from './doi.ts'
import { awardTitleSplit } from './funding.ts'
import { coordinatesAsNumbers, oldPlacesDropped, placesDropped, polygonsDropped } from './geo.ts'
import { languageRewritten } from './language.ts'
import {
  alternateIdentifiersIgnored,
  numberRounded,
  repeatedMemberDropped,
  singleAsList,
  textRefused,
  unknownMemberDropped,
  valueConverted,
  wrongTypeDropped,
} from './members.ts'
import { orcidRewritten, rorRewritten } from './name-identifiers.ts'
import { nameLanguageLost } from './names.ts'
import {
  alternateIdentifierRefused,
  columnExceeded,
  contributorTypeRefused,
  doiRefused,
  kernelRefused,
  pointListRefused,
  publisherRefused,
  rightsTooLong,
  rightsTypeRefused,
  urlMissing,
  urlRefused,
  xmlRefused,
} from './refusals.ts'
import { untypedIdentifierLost } from './related.ts'
import { rightsFound, rightsFoundInXml, rightsIdentifierLowerCased, rightsSchemeLost } from './rights.ts'
import { subjectRepeated } from './subjects.ts'
import {
  emptyDropped,
  htmlRemoved,
  lineBreaksLost,
  markupAsText,
  referencesResolved,
  subjectEscaped,
  textEscaped,
  whiteSpaceSqueezed,
  xmlRepaired,
} from './text.ts'

/**
 * Returns the registry's current behaviours in the order of execution.
 * @param licences The list of licences for looking up rights.
 * @param additions Behaviours that only add values on which no other behaviour depends.
 */
export const todaysBehaviours = (licences: LicenceList, additions: readonly Behaviour[] = []): readonly Behaviour[] => [
  xmlRepaired,
  repeatedMemberDropped,
  numberRounded,
  xmlRefused,
  alternateIdentifiersIgnored,
  textRefused,
  unknownMemberDropped,
  alternateIdentifierRefused,
  pointListRefused,
  polygonsDropped,
  wrongTypeDropped,
  singleAsList,
  valueConverted,
  urlMissing,
  urlRefused,
  doiRefused,
  identifierTypeLost,
  kernelRefused,
  publisherRefused,
  contributorTypeRefused,
  rightsTypeRefused,
  columnExceeded,
  markupAsText,
  emptyDropped,
  oldPlacesDropped,
  placesDropped,
  lineBreaksLost,
  htmlRemoved,
  textEscaped,
  referencesResolved,
  whiteSpaceSqueezed,
  dateDropped,
  nameLanguageLost,
  orcidRewritten,
  rorRewritten,
  affiliationIdentifierRewritten,
  untypedIdentifierLost,
  awardTitleSplit,
  rightsFoundInXml(licences),
  rightsSchemeLost,
  rightsFound(licences),
  rightsIdentifierLowerCased,
  rightsTooLong,
  identifierTypeRespelt,
  ownAddressHidden,
  alternateDoiDropped,
  subjectEscaped,
  subjectRepeated,
  languageRewritten,
  coordinatesAsNumbers,
  doiLowerCased,
  ...additions,
  containerDerived,
]
