/**
 * Properties that the context of CodeMeta (https://w3id.org/codemeta/3.0) has names for; every other one of schema.org is written with
 * the prefix `schema:`, or the context would not know it.
 */
export const codemetaTerms: ReadonlySet<string> = new Set(
  (
    'address affiliation applicationCategory applicationSubCategory author buildInstructions citation codeRepository ' +
    'contributor copyrightHolder copyrightYear dateCreated dateModified datePublished description developmentStatus ' +
    'downloadUrl editor email encoding familyName fileFormat fileSize funder givenName hasPart identifier installUrl ' +
    'isAccessibleForFree isPartOf issueTracker keywords license maintainer memoryRequirements name operatingSystem ' +
    'permissions position processorRequirements producer programmingLanguage provider publisher readme ' +
    'referencePublication relatedLink releaseNotes runtimePlatform sameAs softwareHelp softwareRequirements ' +
    'softwareSuggestions softwareVersion sponsor storageRequirements supportingData targetProduct url version'
  ).split(' '),
)

/** Classes that the context has names for. */
export const classes: ReadonlySet<string> = new Set([
  'Organization',
  'Person',
  'SoftwareApplication',
  'SoftwareSourceCode',
  'Text',
  'URL',
])

/** CodeMeta's names for properties that schema.org has otherwise, or that stand for a relation. */
export const renamed: readonly (readonly [schemaOrg: string, codemeta: string])[] = [
  ['creator', 'author'],
  ['encodingFormat', 'fileFormat'],
  ['contentSize', 'fileSize'],
  ['subjectOf', 'referencePublication'],
  ['dct:requires', 'softwareRequirements'],
]

/** What CodeMeta 1 called properties that later versions took from schema.org: https://github.com/codemeta/codemeta/blob/1.0/codemeta.jsonld. */
export const firstNames: Readonly<Record<string, string>> = {
  agents: 'creator',
  authors: 'creator',
  depends: 'dct:requires',
  downloadLink: 'downloadUrl',
  licenseId: 'license',
  suggests: 'softwareSuggestions',
  tags: 'keywords',
  title: 'name',
  URL: 'url',
}
