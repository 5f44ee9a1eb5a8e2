import type { Rule } from '../rule.ts'
import { abstractMissing } from './abstract-missing.ts'
import { alternateIdentifierDoi } from './alternate-identifier-doi.ts'
import { boxSouthAboveNorth } from './box-south-above-north.ts'
import { dateDropped } from './date-dropped.ts'
import { dateFormat } from './date-format.ts'
import { dateReversed } from './date-reversed.ts'
import { descriptionHtml } from './description-html.ts'
import { doiCase } from './doi-case.ts'
import { doiCharacters } from './doi-characters.ts'
import { doiForm } from './doi-form.ts'
import { doiSyntax } from './doi-syntax.ts'
import { escapedText } from './escaped-text.ts'
import { fosAdded } from './fos-added.ts'
import { funderIdentifierForm } from './funder-identifier-form.ts'
import { gridRetired } from './grid-retired.ts'
import { identifierAsName } from './identifier-as-name.ts'
import { identifierNotDoi } from './identifier-not-doi.ts'
import { identifierWhitespace } from './identifier-whitespace.ts'
import { isniCheckDigits } from './isni-check-digit.ts'
import { isniForm } from './isni-form.ts'
import { issuedAdded } from './issued-added.ts'
import { kernelNewer } from './kernel-newer.ts'
import { kernelRetired } from './kernel-retired.ts'
import { languageTag } from './language-tag.ts'
import { metadataSchemeRelation } from './metadata-scheme-relation.ts'
import { nameBlank } from './name-blank.ts'
import { nameParts } from './name-parts.ts'
import { nameType } from './name-type.ts'
import { orcidCheckDigits } from './orcid-check-digit.ts'
import { orcidForm } from './orcid-form.ts'
import { organisationAsPerson } from './organisation-as-person.ts'
import { polygonNotClosed } from './polygon-not-closed.ts'
import { polygonWithoutArea } from './polygon-without-area.ts'
import { publicationYearIssued } from './publication-year-issued.ts'
import { publicationYearRange } from './publication-year-range.ts'
import { relatedDoiForm } from './related-doi-form.ts'
import { relatedDoiSyntax } from './related-doi-syntax.ts'
import { relatedIdentifierCheckDigit } from './related-identifier-check-digit.ts'
import { relatedIdentifierMissing } from './related-identifier-missing.ts'
import { relatedIdentifierSyntax } from './related-identifier-syntax.ts'
import { relationContradiction } from './relation-contradiction.ts'
import { relationTypeInformation } from './relation-type-information.ts'
import { repeatedPlace } from './repeated-place.ts'
import { rightsMissing } from './rights-missing.ts'
import { rightsOverwritten } from './rights-overwritten.ts'
import { rorCheckDigit } from './ror-check-digit.ts'
import { rorForm } from './ror-form.ts'
import { schemaVersionPoint } from './schema-version-point.ts'
import { schemeMissing } from './scheme-missing.ts'
import { schemeSpelling } from './scheme-spelling.ts'
import { selfRelation } from './self-relation.ts'
import { severalPolygons } from './several-polygons.ts'
import { titleBlank } from './title-blank.ts'
import { unknownValue } from './unknown-value.ts'
import { uriWithoutScheme } from './uri-without-scheme.ts'
import { versionRelationConflict } from './version-relation-conflict.ts'

/** The rules beyond the schema, in the order in which they run and report: names and identifiers, then the properties by number. */
export const rules: readonly Rule[] = [
  doiSyntax,
  doiForm,
  doiCase,
  doiCharacters,
  identifierNotDoi,
  nameBlank,
  unknownValue,
  identifierAsName,
  nameType,
  organisationAsPerson,
  nameParts,
  escapedText,
  orcidForm,
  orcidCheckDigits,
  rorForm,
  rorCheckDigit,
  isniForm,
  isniCheckDigits,
  gridRetired,
  funderIdentifierForm,
  schemeMissing,
  schemeSpelling,
  identifierWhitespace,
  titleBlank,
  descriptionHtml,
  publicationYearRange,
  publicationYearIssued,
  issuedAdded,
  dateFormat,
  dateDropped,
  dateReversed,
  languageTag,
  fosAdded,
  alternateIdentifierDoi,
  relatedIdentifierMissing,
  relatedDoiSyntax,
  relatedDoiForm,
  relatedIdentifierSyntax,
  relatedIdentifierCheckDigit,
  selfRelation,
  versionRelationConflict,
  relationContradiction,
  relationTypeInformation,
  metadataSchemeRelation,
  uriWithoutScheme,
  boxSouthAboveNorth,
  polygonNotClosed,
  polygonWithoutArea,
  severalPolygons,
  repeatedPlace,
  kernelRetired,
  kernelNewer,
  schemaVersionPoint,
  rightsOverwritten,
  abstractMissing,
  rightsMissing,
]
