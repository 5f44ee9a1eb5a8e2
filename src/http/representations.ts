import type { FileType } from '../formats/file-types.ts'
import { fileTypes } from '../formats/file-types.ts'
import type { FormatId } from '../formats/format.ts'

/** A way in which a resource is sent. */
export interface Representation {
  /** The id of the format, as the library has it; `json` for the API's own form and `bibliography` for a reference. */
  id: string
  /** Further names that `?format=` takes. */
  names: readonly string[]
  /** Its media types: the one that it is sent as where the client names none first. */
  types: readonly string[]
  /** Types that are given it only where nothing else fits; browsers name some of them, and are given JSON. */
  generalTypes: readonly string[]
  /** Ending of its files, without the dot. */
  ending: string
  /** Whether the `Link` header names it: what machines look for first, as every answer has it. The linkset names all. */
  isListed?: true
}

/** A representation, without what follows from the file type of its format. */
interface Row {
  id: Representation['id']
  names?: readonly string[]
  isListed?: true
}

/** The representations that are formats of the library. */
const ofFormats: readonly (Row & { id: FormatId })[] = [
  { id: 'schema-org', isListed: true },
  { id: 'datacite-xml', names: ['datacite'], isListed: true },
  { id: 'datacite-rest', names: ['rest'], isListed: true },
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
  { id: 'jats' },
  { id: 'inveniordm' },
  { id: 'codemeta' },
  { id: 'ro-crate' },
  { id: 'schema-org-turtle' },
  { id: 'schema-org-rdf', names: ['rdf'] },
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

function representationOf(row: Row, { mediaTypes, extensions }: FileType): Representation {
  return {
    names: [],
    ...row,
    types: mediaTypes.filter(type => !generalTypes.has(type)),
    generalTypes: mediaTypes.filter(type => generalTypes.has(type)),
    ending: (extensions[0] ?? '').slice(1),
  }
}

/** All representations of a resource; of several with one media type or one ending, the first has it. */
export const representations: readonly Representation[] = [
  representationOf({ id: 'json', names: ['resource'], isListed: true }, fileTypes.resource),
  ...ofFormats.map(row => representationOf(row, fileTypes[row.id])),
  representationOf(
    { id: 'bibliography', names: ['citation'] },
    { mediaTypes: ['text/x-bibliography'], extensions: ['.txt'] },
  ),
]

/** Whether a representation is nothing but the metadata in DataCite's own terms, so that there is none of a resource without them. */
export const isOfMetadata = (representation: Representation | undefined): boolean =>
  representation?.id.startsWith('datacite-') === true
