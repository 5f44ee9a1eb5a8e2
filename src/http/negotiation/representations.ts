import type { FileType, FormatId } from '../../formats/format.ts'
import { formatRow } from '../../formats/table.ts'

/** A way in which a resource is sent. */
export interface Representation {
  /** The id of the format in the library; `json` for the API's own form and `bibliography` for a reference. */
  id: string
  /** Further names for `?format=`. */
  names: readonly string[]
  /** Its media types, the default first. */
  types: readonly string[]
  /** Types that select it only if nothing else fits; browsers name some of them, but get JSON. */
  generalTypes: readonly string[]
  /** File name ending, without the dot. */
  ending: string
  /** True if HTML pages link to the representation in their head; the linkset links to all. */
  isListed?: true
}

/** A representation, without what follows from the file type of its format. */
interface Row {
  id: Representation['id']
  names?: readonly string[]
  /** Media types that DataCite's content negotiation has for the format, beside those of the library. */
  further?: readonly string[]
  isListed?: true
}

/** The representations that are formats of the library. */
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

/** Types that many formats share, so that asking for one says little. */
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

/** All representations of a resource; if several share a media type or an ending, the first one wins. */
export const representations: readonly Representation[] = [
  representationOf({ id: 'json', names: ['resource'], isListed: true }, formatRow('resource')),
  ...ofFormats.map(row => representationOf(row, formatRow(row.id))),
  representationOf(
    { id: 'bibliography', names: ['citation'] },
    { mediaTypes: ['text/x-bibliography'], extensions: ['.txt'] },
  ),
]

/** True if a representation is DataCite metadata, which a resource without metadata lacks. */
export const isOfMetadata = (representation: Representation | undefined): boolean =>
  representation?.id.startsWith('datacite-') === true
