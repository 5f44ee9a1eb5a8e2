/** A record, for the examples of rules, with one creator who has an identifier of the named scheme. */
export const namedBy = (nameIdentifierScheme: string, nameIdentifier: string) => ({
  creators: [{ name: 'Carberry, Josiah', nameIdentifiers: [{ nameIdentifier, nameIdentifierScheme }] }],
})

/** A record, for the examples of rules, with one creator whose affiliation has an identifier of the named scheme. */
export const affiliatedTo = (affiliationIdentifierScheme: string, affiliationIdentifier: string) => ({
  creators: [
    { name: 'Carberry, Josiah', affiliation: [{ name: 'TIB', affiliationIdentifier, affiliationIdentifierScheme }] },
  ],
})

/** A record, for the examples of rules, with one polygon of the given corners, each a longitude and a latitude. */
export const withPolygon = (...corners: [number, number][]) => ({
  geoLocations: [
    {
      geoLocationPolygon: corners.map(([pointLongitude, pointLatitude]) => ({
        polygonPoint: { pointLongitude, pointLatitude },
      })),
    },
  ],
})
