/** A way in which a resource is sent. */
export interface Representation {
  /** The id of the format, as the library has it; `json` for the API's own form and `bibliography` for a reference. */
  id: string
  /** Further names that `?format=` takes. */
  names: readonly string[]
  /** Its media types: the one that it is sent as where the client names none first. */
  types: readonly string[]
  /** Types that are given it only where nothing else fits; browsers name some of them, and are given JSON. */
  generalTypes?: readonly string[]
  /** Ending of its files, without the dot. */
  ending: string
  /** Whether the `Link` header names it: what machines look for first, as every answer has it. The linkset names all. */
  isListed?: true
}

/** All representations of a resource; of several with one media type or one ending, the first has it. */
export const representations: readonly Representation[] = [
  { id: 'json', names: ['resource'], types: ['application/json'], ending: 'json', isListed: true },
  {
    id: 'schema-org',
    names: [],
    types: ['application/ld+json', 'application/vnd.schemaorg.ld+json'],
    ending: 'jsonld',
    isListed: true,
  },
  {
    id: 'datacite-xml',
    names: ['datacite'],
    types: ['application/vnd.datacite.datacite+xml'],
    generalTypes: ['application/xml', 'text/xml'],
    ending: 'xml',
    isListed: true,
  },
  {
    id: 'datacite-rest',
    names: ['rest'],
    types: ['application/vnd.datacite.datacite+json', 'application/vnd.api+json'],
    ending: 'json',
    isListed: true,
  },
  { id: 'dcat-turtle', names: ['dcat'], types: ['text/turtle'], ending: 'ttl' },
  { id: 'csl-json', names: ['csl'], types: ['application/vnd.citationstyles.csl+json'], ending: 'json' },
  { id: 'bibliography', names: ['citation'], types: ['text/x-bibliography'], ending: 'txt' },
  { id: 'bibtex', names: [], types: ['application/x-bibtex', 'text/x-bibtex'], ending: 'bib', isListed: true },
  { id: 'ris', names: [], types: ['application/x-research-info-systems'], ending: 'ris' },
  { id: 'cff', names: [], types: ['application/vnd.citationfileformat+yaml'], ending: 'cff' },
  { id: 'biblatex', names: [], types: ['application/x-biblatex'], ending: 'bib' },
  { id: 'endnote', names: [], types: ['application/x-endnote-refer'], ending: 'enw' },
  { id: 'endnote-xml', names: [], types: ['application/x-endnote+xml'], ending: 'xml' },
  {
    id: 'dublin-core',
    names: ['oai_dc'],
    types: ['application/oai_dc+xml'],
    generalTypes: ['application/xml', 'text/xml'],
    ending: 'xml',
  },
  { id: 'dublin-core-json', names: [], types: ['application/json'], ending: 'json' },
  { id: 'jats', names: [], types: ['application/jats+xml'], ending: 'xml' },
  { id: 'inveniordm', names: [], types: ['application/vnd.inveniordm.v1+json', 'application/json'], ending: 'json' },
  { id: 'codemeta', names: [], types: ['application/vnd.codemeta.ld+json'], ending: 'json' },
  { id: 'ro-crate', names: [], types: ['application/ld+json;profile="https://w3id.org/ro/crate"'], ending: 'json' },
  { id: 'schema-org-turtle', names: [], types: ['text/turtle'], ending: 'ttl' },
  { id: 'schema-org-rdf', names: ['rdf'], types: ['application/rdf+xml'], ending: 'rdf' },
  { id: 'dcat-json', names: [], types: ['application/ld+json'], ending: 'jsonld' },
  { id: 'csv', names: [], types: ['text/csv'], ending: 'csv' },
  { id: 'datacite-rest-put', names: ['rest-put'], types: ['application/vnd.api+json'], ending: 'json' },
  { id: 'datacite-json-4.3', names: [], types: ['application/json'], ending: 'json' },
  { id: 'datacite-json-4.5', names: [], types: ['application/json'], ending: 'json' },
  { id: 'datacite-service', names: ['service'], types: ['application/json'], ending: 'json' },
  { id: 'citable-json', names: ['canonical'], types: ['application/json'], ending: 'json' },
]

/** Whether a representation is nothing but the metadata in DataCite's own terms, so that there is none of a resource without them. */
export const isOfMetadata = (representation: Representation | undefined): boolean =>
  representation?.id.startsWith('datacite-') === true
