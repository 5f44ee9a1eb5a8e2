import { dataciteFileTypes } from '../datacite/file-types.ts'
import type { FileType } from '../datacite/format.ts'
import type { FormatId } from './format.ts'

export type { FileType } from '../datacite/format.ts'

// By themselves, so that who writes one of these does not carry the table of all.
export const bibtexFileType: FileType = { mediaTypes: ['application/x-bibtex', 'text/x-bibtex'], extensions: ['.bib'] }
export const biblatexFileType: FileType = { mediaTypes: ['application/x-biblatex'], extensions: ['.bib'] }
export const risFileType: FileType = { mediaTypes: ['application/x-research-info-systems'], extensions: ['.ris'] }
export const csvFileType: FileType = { mediaTypes: ['text/csv'], extensions: ['.csv'] }

/**
 * The media types and file name endings of every format; {@link Format} takes them from here, as does who offers a format without
 * loading it. Registered with IANA (https://www.iana.org/assignments/media-types/) are `application/json`, `application/ld+json`,
 * `application/rdf+xml`, `application/toml`, `application/xhtml+xml`, `application/xml`, `text/csv`, `text/html`, `text/turtle` and `text/xml`. The others are conventions: of DataCite's and
 * Crossref's content negotiation (https://citation.doi.org/docs.html) for BibTeX, CSL-JSON, RIS, schema.org and CodeMeta, of Crossref's
 * and InvenioRDM's REST interfaces, of OAI-PMH servers for Dublin Core, of Zotero for EndNote XML.
 */
export const fileTypes: Readonly<Record<FormatId, FileType>> = {
  ...dataciteFileTypes,
  bibtex: bibtexFileType,
  biblatex: biblatexFileType,
  ris: risFileType,
  endnote: { mediaTypes: ['application/x-endnote-refer'], extensions: ['.enw'] },
  'endnote-xml': { mediaTypes: ['application/x-endnote+xml'], extensions: ['.xml'] },
  cff: { mediaTypes: ['application/vnd.citationfileformat+yaml'], extensions: ['.cff'] },
  'dublin-core': { mediaTypes: ['application/oai_dc+xml', 'application/xml', 'text/xml'], extensions: ['.xml'] },
  'dublin-core-json': { mediaTypes: ['application/json'], extensions: ['.json'] },
  jats: { mediaTypes: ['application/jats+xml'], extensions: ['.xml'] },
  mods: { mediaTypes: ['application/mods+xml'], extensions: ['.mods', '.xml'] },
  crossref: {
    mediaTypes: ['application/vnd.crossref-api-message+json', 'application/json'],
    extensions: ['.json'],
  },
  'crossref-xml': {
    mediaTypes: ['application/vnd.crossref.unixref+xml', 'application/vnd.crossref.deposit+xml'],
    extensions: ['.xml'],
  },
  nbib: { mediaTypes: ['application/nbib'], extensions: ['.nbib'] },
  'pubmed-xml': { mediaTypes: ['application/vnd.pubmed+xml'], extensions: ['.xml'] },
  openalex: { mediaTypes: ['application/json'], extensions: ['.json'] },
  crosscite: { mediaTypes: ['application/vnd.crosscite.crosscite+json'], extensions: ['.json'] },
  commonmeta: { mediaTypes: ['application/vnd.commonmeta+json'], extensions: ['.json'] },
  zenodo: { mediaTypes: ['application/json'], extensions: ['.json'] },
  'zenodo-deposit': { mediaTypes: ['application/json'], extensions: ['.json'] },
  inveniordm: { mediaTypes: ['application/vnd.inveniordm.v1+json', 'application/json'], extensions: ['.json'] },
  'csl-json': { mediaTypes: ['application/vnd.citationstyles.csl+json'], extensions: ['.json'] },
  codemeta: { mediaTypes: ['application/vnd.codemeta.ld+json'], extensions: ['.json', '.jsonld'] },
  'ro-crate': {
    mediaTypes: ['application/ld+json;profile="https://w3id.org/ro/crate"'],
    extensions: ['.json', '.jsonld'],
  },
  'schema-org': {
    mediaTypes: ['application/ld+json', 'application/vnd.schemaorg.ld+json'],
    extensions: ['.jsonld', '.json'],
  },
  'schema-org-turtle': { mediaTypes: ['text/turtle'], extensions: ['.ttl'] },
  'schema-org-rdf': { mediaTypes: ['application/rdf+xml'], extensions: ['.rdf', '.xml'] },
  'dcat-turtle': { mediaTypes: ['text/turtle'], extensions: ['.ttl'] },
  'dcat-rdf': { mediaTypes: ['application/rdf+xml'], extensions: ['.rdf', '.xml'] },
  'dcat-json': { mediaTypes: ['application/ld+json'], extensions: ['.jsonld', '.json'] },
  'package-json': { mediaTypes: ['application/json'], extensions: ['.json'] },
  pyproject: { mediaTypes: ['application/toml'], extensions: ['.toml'] },
  html: { mediaTypes: ['text/html', 'application/xhtml+xml'], extensions: ['.html', '.htm', '.xhtml'] },
  csv: csvFileType,
}
