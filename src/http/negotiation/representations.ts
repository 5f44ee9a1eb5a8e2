import type { FileType, FormatId } from '../../formats/format.ts'
import { formatRow } from '../../formats/table.ts'

/** A format in which the service can return a resource. */
export interface Representation {
  /**
   * The id of the format in the library; `json` for the API's own form, `n-triples` for DCAT as N-Triples, and
   * `bibliography` for a reference.
   */
  id: string
  /** Aliases that `?format=` accepts in addition to the id. */
  names: readonly string[]
  /** The media types of the representation, the default first. */
  types: readonly string[]
  /**
   * Media types that select the representation only if no other representation matches more specifically. Browsers send
   * some of these types, but receive JSON.
   */
  generalTypes: readonly string[]
  /** The file name extension, without the dot. */
  ending: string
  /** True if the head of HTML pages links to the representation. The linkset links to all representations. */
  isListed?: true
}

/** A representation without the members derived from the file type of its format. */
interface Row {
  id: Representation['id']
  names?: readonly string[]
  /** Further media types for the format, from DataCite's content negotiation. */
  further?: readonly string[]
  isListed?: true
}

const ofFormats: readonly (Row & { id: FormatId })[] = [
  { id: 'schema-org', isListed: true },
  { id: 'datacite-xml', names: ['datacite'], isListed: true },
  { id: 'datacite-rest', names: ['rest'], further: ['application/vnd.crosscite.crosscite+json'], isListed: true },
  { id: 'dcat-turtle', names: ['dcat'] },
  { id: 'csl-json', names: ['csl'] },
  { id: 'bibtex', isListed: true },
  { id: 'ris' },
  { id: 'cff' },
  { id: 'biblatex' },
  { id: 'endnote' },
  { id: 'endnote-xml' },
  { id: 'dublin-core', names: ['oai_dc'] },
  { id: 'dublin-core-json' },
  { id: 'jats', further: ['application/vnd.jats+xml'] },
  { id: 'mods' },
  { id: 'crossref-xml' },
  { id: 'commonmeta' },
  { id: 'inveniordm' },
  { id: 'zenodo-deposit' },
  { id: 'codemeta' },
  { id: 'ro-crate' },
  { id: 'schema-org-turtle' },
  { id: 'schema-org-rdf', names: ['rdf'] },
  { id: 'dcat-rdf' },
  { id: 'dcat-json' },
  { id: 'csv' },
  { id: 'datacite-rest-put', names: ['rest-put'] },
  { id: 'datacite-json-4.3' },
  { id: 'datacite-json-4.5' },
  { id: 'datacite-service', names: ['service'] },
  { id: 'citable-json', names: ['canonical'] },
]

/** Media types that many formats share and that therefore do not identify a format. */
const generalTypes: ReadonlySet<string> = new Set(['application/xml', 'text/xml'])

function representationOf({ further = [], ...row }: Row, { mediaTypes, extensions }: FileType): Representation {
  return {
    names: [],
    ...row,
    types: [...mediaTypes.filter(type => !generalTypes.has(type)), ...further],
    generalTypes: mediaTypes.filter(type => generalTypes.has(type)),
    ending: (extensions[0] ?? '').slice(1),
  }
}

/** All representations of a resource. If several share a media type or a file name extension, the first one wins. */
export const representations: readonly Representation[] = [
  representationOf({ id: 'json', names: ['resource'], isListed: true }, formatRow('resource')),
  ...ofFormats.map(row => representationOf(row, formatRow(row.id))),
  representationOf({ id: 'n-triples', names: ['nt'] }, { mediaTypes: ['application/n-triples'], extensions: ['.nt'] }),
  representationOf(
    { id: 'bibliography', names: ['citation'] },
    { mediaTypes: ['text/x-bibliography'], extensions: ['.txt'] },
  ),
]

/** True if a representation is DataCite metadata, which a resource without metadata lacks. */
export const isOfMetadata = (representation: Representation | undefined): boolean =>
  representation?.id.startsWith('datacite-') === true
