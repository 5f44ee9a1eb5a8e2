import { inputRules } from '../input-rules.ts'
import type { DocumentedInputRule, DocumentedRule, InputRule, InputRuleDocs, Rule, RuleDocs } from '../rule.ts'
import { abstractMissingDocs } from './abstract-missing.ts'
import { affiliationTextDocs } from './affiliation-text.ts'
import { affiliationTextSentBackDocs } from './affiliation-text-sent-back.ts'
import { alternateIdentifierDoiDocs } from './alternate-identifier-doi.ts'
import { boxSouthAboveNorthDocs } from './box-south-above-north.ts'
import { dateDroppedDocs } from './date-dropped.ts'
import { dateFormatDocs } from './date-format.ts'
import { dateReversedDocs } from './date-reversed.ts'
import { descriptionHtmlDocs } from './description-html.ts'
import { doiCaseDocs } from './doi-case.ts'
import { doiCharactersDocs } from './doi-characters.ts'
import { doiFormDocs } from './doi-form.ts'
import { doiSyntaxDocs } from './doi-syntax.ts'
import { duplicateKeyDocs } from './duplicate-key.ts'
import { escapedTextDocs } from './escaped-text.ts'
import { fosAddedDocs } from './fos-added.ts'
import { funderIdentifierFormDocs } from './funder-identifier-form.ts'
import { gridRetiredDocs } from './grid-retired.ts'
import { identifierAsNameDocs } from './identifier-as-name.ts'
import { identifierNotDoiDocs } from './identifier-not-doi.ts'
import { identifierWhitespaceDocs } from './identifier-whitespace.ts'
import { rules } from './index.ts'
import { isniCheckDigitsDocs } from './isni-check-digit.ts'
import { isniFormDocs } from './isni-form.ts'
import { issuedAddedDocs } from './issued-added.ts'
import { kernelNewerDocs } from './kernel-newer.ts'
import { kernelRetiredDocs } from './kernel-retired.ts'
import { languageTagDocs } from './language-tag.ts'
import { metadataSchemeRelationDocs } from './metadata-scheme-relation.ts'
import { nameBlankDocs } from './name-blank.ts'
import { namePartsDocs } from './name-parts.ts'
import { nameTypeDocs } from './name-type.ts'
import { numberPrecisionDocs } from './number-precision.ts'
import { orcidCheckDigitsDocs } from './orcid-check-digit.ts'
import { orcidFormDocs } from './orcid-form.ts'
import { organisationAsPersonDocs } from './organisation-as-person.ts'
import { polygonNotClosedDocs } from './polygon-not-closed.ts'
import { polygonWithoutAreaDocs } from './polygon-without-area.ts'
import { publicationYearIssuedDocs } from './publication-year-issued.ts'
import { publicationYearRangeDocs } from './publication-year-range.ts'
import { relatedDoiFormDocs } from './related-doi-form.ts'
import { relatedDoiSyntaxDocs } from './related-doi-syntax.ts'
import { relatedIdentifierCheckDigitDocs } from './related-identifier-check-digit.ts'
import { relatedIdentifierMissingDocs } from './related-identifier-missing.ts'
import { relatedIdentifierSyntaxDocs } from './related-identifier-syntax.ts'
import { relationContradictionDocs } from './relation-contradiction.ts'
import { relationTypeInformationDocs } from './relation-type-information.ts'
import { repeatedPlaceDocs } from './repeated-place.ts'
import { rightsMissingDocs } from './rights-missing.ts'
import { rightsOverwrittenDocs } from './rights-overwritten.ts'
import { rorCheckDigitDocs } from './ror-check-digit.ts'
import { rorFormDocs } from './ror-form.ts'
import { schemaVersionPointDocs } from './schema-version-point.ts'
import { schemeMissingDocs } from './scheme-missing.ts'
import { schemeSpellingDocs } from './scheme-spelling.ts'
import { selfRelationDocs } from './self-relation.ts'
import { severalPolygonsDocs } from './several-polygons.ts'
import { titleBlankDocs } from './title-blank.ts'
import { unknownKeyDocs } from './unknown-key.ts'
import { unknownValueDocs } from './unknown-value.ts'
import { uriWithoutSchemeDocs } from './uri-without-scheme.ts'
import { versionRelationConflictDocs } from './version-relation-conflict.ts'

const ruleDocs: Readonly<Record<string, () => RuleDocs>> = {
  'abstract-missing': abstractMissingDocs,
  'rights-overwritten': rightsOverwrittenDocs,
  'fos-added': fosAddedDocs,
  'issued-added': issuedAddedDocs,
  'doi-case': doiCaseDocs,
  'alternate-identifier-doi': alternateIdentifierDoiDocs,
  'box-south-above-north': boxSouthAboveNorthDocs,
  'date-dropped': dateDroppedDocs,
  'date-format': dateFormatDocs,
  'date-reversed': dateReversedDocs,
  'description-html': descriptionHtmlDocs,
  'doi-characters': doiCharactersDocs,
  'doi-form': doiFormDocs,
  'doi-syntax': doiSyntaxDocs,
  'escaped-text': escapedTextDocs,
  'funder-identifier-form': funderIdentifierFormDocs,
  'grid-retired': gridRetiredDocs,
  'identifier-as-name': identifierAsNameDocs,
  'identifier-not-doi': identifierNotDoiDocs,
  'identifier-whitespace': identifierWhitespaceDocs,
  'isni-check-digit': isniCheckDigitsDocs,
  'isni-form': isniFormDocs,
  'kernel-newer': kernelNewerDocs,
  'kernel-retired': kernelRetiredDocs,
  'language-tag': languageTagDocs,
  'metadata-scheme-relation': metadataSchemeRelationDocs,
  'name-blank': nameBlankDocs,
  'name-parts': namePartsDocs,
  'name-type': nameTypeDocs,
  'organisation-as-person': organisationAsPersonDocs,
  'orcid-check-digit': orcidCheckDigitsDocs,
  'orcid-form': orcidFormDocs,
  'polygon-not-closed': polygonNotClosedDocs,
  'polygon-without-area': polygonWithoutAreaDocs,
  'publication-year-issued': publicationYearIssuedDocs,
  'publication-year-range': publicationYearRangeDocs,
  'related-doi-form': relatedDoiFormDocs,
  'related-doi-syntax': relatedDoiSyntaxDocs,
  'related-identifier-check-digit': relatedIdentifierCheckDigitDocs,
  'related-identifier-missing': relatedIdentifierMissingDocs,
  'related-identifier-syntax': relatedIdentifierSyntaxDocs,
  'relation-contradiction': relationContradictionDocs,
  'relation-type-information': relationTypeInformationDocs,
  'repeated-place': repeatedPlaceDocs,
  'rights-missing': rightsMissingDocs,
  'ror-check-digit': rorCheckDigitDocs,
  'ror-form': rorFormDocs,
  'schema-version-point': schemaVersionPointDocs,
  'scheme-missing': schemeMissingDocs,
  'scheme-spelling': schemeSpellingDocs,
  'self-relation': selfRelationDocs,
  'several-polygons': severalPolygonsDocs,
  'title-blank': titleBlankDocs,
  'unknown-value': unknownValueDocs,
  'uri-without-scheme': uriWithoutSchemeDocs,
  'version-relation-conflict': versionRelationConflictDocs,
}

const inputRuleDocs: Readonly<Record<string, () => InputRuleDocs>> = {
  'affiliation-text': affiliationTextDocs,
  'affiliation-text-sent-back': affiliationTextSentBackDocs,
  'duplicate-key': duplicateKeyDocs,
  'number-precision': numberPrecisionDocs,
  'unknown-key': unknownKeyDocs,
}

/** The rules about a record's values with all that there is to say about them, in their order. Kept apart, because checking needs none of it. */
export const documentedRules = (): DocumentedRule[] => rules.map(rule => ({ ...rule, ...docsOf(ruleDocs, rule) }))

/** The rules about how a record is written down with all that there is to say about them. */
export const documentedInputRules = (): DocumentedInputRule[] =>
  inputRules.map(rule => ({ ...rule, ...docsOf(inputRuleDocs, rule) }))

function docsOf<Docs>(docs: Readonly<Record<string, () => Docs>>, { id }: Rule | InputRule): Docs {
  const found = docs[id]
  if (found === undefined) throw new Error(`The rule ${id} is not described.`)
  return found()
}
