import type { Behaviour } from '../behaviour.ts'
import { dateDropped } from './dates.ts'
import { containerDerived, typesDerived } from './derived.ts'
import { coordinatesAsNumbers, oldPlacesDropped, placesDropped, polygonsDropped } from './geo.ts'
import {
  affiliationIdentifierRewritten,
  alternateDoiDropped,
  doiLowerCased,
  identifierTypeRespelt,
  orcidRewritten,
  rorRewritten,
} from './identifiers.ts'
import { languageRewritten } from './language.ts'
import {
  alternateIdentifiersIgnored,
  singleAsList,
  textRefused,
  unknownMemberDropped,
  valueConverted,
  wrongTypeDropped,
} from './members.ts'
import { nameLanguageLost } from './names.ts'
import {
  columnExceeded,
  contributorTypeRefused,
  doiRefused,
  kernelRefused,
  publisherRefused,
  rightsTooLong,
  urlMissing,
  urlRefused,
} from './refusals.ts'
import { rightsFound, rightsFoundInXml, rightsIdentifierLowerCased, rightsSchemeLost } from './rights.ts'
import { subjectRepeated } from './subjects.ts'
import {
  emptyDropped,
  htmlRemoved,
  lineBreaksLost,
  referencesResolved,
  subjectEscaped,
  textEscaped,
  whiteSpaceSqueezed,
} from './text.ts'

/** What the registry does to a record today, in the order in which it does it. */
export const todaysBehaviours: readonly Behaviour[] = [
  alternateIdentifiersIgnored,
  unknownMemberDropped,
  textRefused,
  wrongTypeDropped,
  singleAsList,
  valueConverted,
  urlMissing,
  urlRefused,
  doiRefused,
  kernelRefused,
  publisherRefused,
  contributorTypeRefused,
  columnExceeded,
  emptyDropped,
  oldPlacesDropped,
  placesDropped,
  polygonsDropped,
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
  rightsFoundInXml,
  rightsSchemeLost,
  rightsFound,
  rightsIdentifierLowerCased,
  rightsTooLong,
  identifierTypeRespelt,
  alternateDoiDropped,
  subjectEscaped,
  subjectRepeated,
  languageRewritten,
  coordinatesAsNumbers,
  doiLowerCased,
  typesDerived,
  containerDerived,
]

/** Today's behaviours with others put in before some of them. */
export const before = (others: Readonly<Record<string, readonly Behaviour[]>>): Behaviour[] =>
  todaysBehaviours.flatMap(behaviour => [...(others[behaviour.id] ?? []), behaviour])
