/** The initial text of the playground: a record and its previous version, both with findings. */
export const sample = `[
  {
    "doi": "10.5072/soil.2021",
    "creators": [{ "name": "Okafor, Ngozi", "nameType": "Personal" }, { "name": "Lindqvist, Per" }],
    "titles": [{ "title": "Soil moisture of the Niger basin" }],
    "publisher": { "name": "Openshelf" },
    "publicationYear": "2021",
    "types": { "resourceTypeGeneral": "Dataset" },
    "version": "1.1",
    "language": "English",
    "rightsList": [{ "rights": "CC BY 4.0", "rightsUri": "https://creativecommons.org/licenses/by/4.0/" }],
    "relatedIdentifiers": [
      { "relatedIdentifier": "10.5072/soil.2020", "relatedIdentifierType": "DOI", "relationType": "IsNewVersionOf" }
    ]
  },
  {
    "doi": "10.5072/soil.2020",
    "creators": [{ "name": "Okafor, Ngozi", "nameType": "Personal" }],
    "titles": [{ "title": "Soil moisture of the Niger basin" }],
    "publisher": { "name": "Openshelf" },
    "publicationYear": "2020",
    "types": { "resourceTypeGeneral": "Datasett" },
    "version": "1.0"
  }
]
`
