import type { NoPlace } from './no-place.ts'

const funderScheme: NoPlace = [
  /^fundingReferences\/\*\/schemeUri$/,
  'datacite-v4.3.json and datacite-v4.5.json of the Python package, fundingReferences: six members, none for the address of a scheme.',
]

/** The members that the JSON Schema 4.3 of the Python package `datacite` lacks. */
export const dataciteJson43: readonly NoPlace[] = [
  funderScheme,
  [
    /^publisher\/(?:lang|publisherIdentifier|publisherIdentifierScheme|schemeUri)$/,
    'datacite-v4.3.json, publisher: a string.',
  ],
  [
    /^relatedIdentifiers\/\*(?:\/resourceTypeGeneral)?$/,
    'datacite-v4.3.json, definitions/relatedIdentifierType and definitions/resourceTypeGeneral: the terms of kernel 4.3.',
  ],
  [/^relatedItems\/\*$/, 'datacite-v4.3.json, properties: no relatedItems.'],
  [/^subjects\/\*\/classificationCode$/, 'datacite-v4.3.json, subjects: five members, without a code.'],
]

/** The members that the JSON Schema 4.5 of the Python package `datacite` lacks. */
export const dataciteJson45: readonly NoPlace[] = [
  funderScheme,
  [
    /^relatedIdentifiers\/\*(?:\/resourceTypeGeneral)?$/,
    'datacite-v4.5.json, definitions/relatedIdentifierType and definitions/resourceTypeGeneral: the terms of kernel 4.5.',
  ],
]

/** The members that the dialects of a metadata service lack. */
export const dataciteService: readonly NoPlace[] = [
  [
    /^publisher\/(?:lang|publisherIdentifier|publisherIdentifierScheme|schemeUri)$/,
    'Description of the metadata service, 2.3 Resource and 2.4 The `datacite` object, publisher: a string.',
  ],
]
