import { type NoPlace, ofItemPackage, ofPackage } from './no-place.ts'

/** The members that MODS 3.7 lacks. Each entry cites a definition in the MODS schema. */
export const mods: readonly NoPlace[] = [
  [
    /^dates\/\*\/dateInformation$/,
    'MODS schema, dateDefinition: encoding, qualifier, point and calendar, but no note.',
  ],
  [
    /^fundingReferences\/\*\/(?:awardNumber|awardTitle)$/,
    'MODS schema, modsGroup: twenty elements, none for an award; a funder is a name with a role.',
  ],
  [
    /^geoLocations\/\*\/geoLocationPolygon$/,
    'MODS schema, cartographicsDefinition, coordinates: a text, for which catalogues have a form only of points and boxes.',
  ],
  [ofPackage, 'MODS schema, relatedItemDefinition: its attributes are type, otherType, displayLabel, ID and links.'],
  [
    ofItemPackage,
    'MODS schema, relatedItemDefinition: its attributes are type, otherType, displayLabel, ID and links.',
  ],
]
