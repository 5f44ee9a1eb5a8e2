/** Members for which a format has no place: a pattern of paths, and the section of the specification as evidence. */
export type NoPlace = readonly [members: RegExp, section: string]

/** The members of a related identifier (12.c to 12.e) that only DataCite's own formats have. */
export const ofPackage = /^relatedIdentifiers\/\*\/(?:relatedMetadataScheme|schemeType|schemeUri)$/

/** The members 20.1.b to 20.1.d, which describe the metadata scheme of a related item. */
export const ofItemPackage = /^relatedItems\/\*\/relatedItemIdentifier\/(?:relatedMetadataScheme|schemeType|schemeURI)$/
