import type { FormatRow } from '../datacite/format.ts'
import { dataciteRows, rowAmong } from '../datacite/table.ts'
import type { FormatId } from './format.ts'
import type { OtherFormatId } from './ids.ts'

// Separate constants, so that a bundle that writes one format does not contain the whole table. IANA has registered
// (https://www.iana.org/assignments/media-types/) `application/json`, `application/ld+json`, `application/mods+xml`,
// `application/rdf+xml`, `application/toml`, `application/xhtml+xml`, `application/xml`, `text/csv`, `text/html`,
// `text/turtle` and `text/xml`. The others are conventions, for example of DataCite's and Crossref's content
// negotiation (https://citation.doi.org/docs.html) for BibTeX, CSL-JSON, RIS, schema.org and CodeMeta, of Crossref's
// and InvenioRDM's REST interfaces, of OAI-PMH servers for Dublin Core, and of Zotero for EndNote XML.

export const bibtexRow: FormatRow<'bibtex'> = {
  id: 'bibtex',
  name: 'BibTeX',
  mediaTypes: ['application/x-bibtex', 'text/x-bibtex'],
  extensions: ['.bib'],
}

export const biblatexRow: FormatRow<'biblatex'> = {
  id: 'biblatex',
  name: 'BibLaTeX',
  mediaTypes: ['application/x-biblatex'],
  extensions: ['.bib'],
}

export const risRow: FormatRow<'ris'> = {
  id: 'ris',
  name: 'RIS',
  mediaTypes: ['application/x-research-info-systems'],
  extensions: ['.ris'],
}

export const nbibRow: FormatRow<'nbib'> = {
  id: 'nbib',
  name: 'PubMed (NBIB)',
  mediaTypes: ['application/nbib'],
  extensions: ['.nbib'],
}

export const pubmedXmlRow: FormatRow<'pubmed-xml'> = {
  id: 'pubmed-xml',
  name: 'PubMed XML',
  mediaTypes: ['application/vnd.pubmed+xml'],
  extensions: ['.xml'],
}

export const endnoteRow: FormatRow<'endnote'> = {
  id: 'endnote',
  name: 'EndNote tagged text',
  mediaTypes: ['application/x-endnote-refer'],
  extensions: ['.enw'],
}

export const endnoteXmlRow: FormatRow<'endnote-xml'> = {
  id: 'endnote-xml',
  name: 'EndNote XML',
  mediaTypes: ['application/x-endnote+xml'],
  extensions: ['.xml'],
}

export const htmlRow: FormatRow<'html'> = {
  id: 'html',
  name: 'HTML landing page',
  mediaTypes: ['text/html', 'application/xhtml+xml'],
  extensions: ['.html', '.htm', '.xhtml'],
  holdsOne: true,
}

export const pyprojectRow: FormatRow<'pyproject'> = {
  id: 'pyproject',
  name: 'pyproject.toml',
  mediaTypes: ['application/toml'],
  extensions: ['.toml'],
  holdsOne: true,
}

export const cffRow: FormatRow<'cff'> = {
  id: 'cff',
  name: 'CITATION.cff',
  mediaTypes: ['application/vnd.citationfileformat+yaml'],
  extensions: ['.cff'],
  holdsOne: true,
}

export const modsRow: FormatRow<'mods'> = {
  id: 'mods',
  name: 'MODS XML',
  mediaTypes: ['application/mods+xml'],
  extensions: ['.mods', '.xml'],
}

export const dublinCoreRow: FormatRow<'dublin-core'> = {
  id: 'dublin-core',
  name: 'Dublin Core XML (oai_dc)',
  mediaTypes: ['application/oai_dc+xml', 'application/xml', 'text/xml'],
  extensions: ['.xml'],
}

export const dublinCoreJsonRow: FormatRow<'dublin-core-json'> = {
  id: 'dublin-core-json',
  name: 'Dublin Core JSON',
  mediaTypes: ['application/json'],
  extensions: ['.json'],
}

export const jatsRow: FormatRow<'jats'> = {
  id: 'jats',
  name: 'JATS element-citation',
  mediaTypes: ['application/jats+xml'],
  extensions: ['.xml'],
}

export const crossrefRow: FormatRow<'crossref'> = {
  id: 'crossref',
  name: 'Crossref JSON',
  mediaTypes: ['application/vnd.crossref-api-message+json', 'application/json'],
  extensions: ['.json'],
}

export const crossrefXmlRow: FormatRow<'crossref-xml'> = {
  id: 'crossref-xml',
  name: 'Crossref XML',
  mediaTypes: ['application/vnd.crossref.unixref+xml', 'application/vnd.crossref.deposit+xml'],
  extensions: ['.xml'],
}

export const openalexRow: FormatRow<'openalex'> = {
  id: 'openalex',
  name: 'OpenAlex JSON',
  mediaTypes: ['application/json'],
  extensions: ['.json'],
}

export const commonmetaRow: FormatRow<'commonmeta'> = {
  id: 'commonmeta',
  name: 'Commonmeta JSON',
  mediaTypes: ['application/vnd.commonmeta+json'],
  extensions: ['.json'],
}

export const crossciteRow: FormatRow<'crosscite'> = {
  id: 'crosscite',
  name: 'Crosscite JSON',
  mediaTypes: ['application/vnd.crosscite.crosscite+json'],
  extensions: ['.json'],
}

export const zenodoRow: FormatRow<'zenodo'> = {
  id: 'zenodo',
  name: 'Zenodo JSON',
  mediaTypes: ['application/json'],
  extensions: ['.json'],
}

export const zenodoDepositRow: FormatRow<'zenodo-deposit'> = {
  id: 'zenodo-deposit',
  name: '.zenodo.json',
  mediaTypes: ['application/json'],
  extensions: ['.json'],
  holdsOne: true,
}

export const inveniordmRow: FormatRow<'inveniordm'> = {
  id: 'inveniordm',
  name: 'InvenioRDM JSON',
  mediaTypes: ['application/vnd.inveniordm.v1+json', 'application/json'],
  extensions: ['.json'],
}

export const packageJsonRow: FormatRow<'package-json'> = {
  id: 'package-json',
  name: 'npm package.json',
  mediaTypes: ['application/json'],
  extensions: ['.json'],
  holdsOne: true,
}

export const cslJsonRow: FormatRow<'csl-json'> = {
  id: 'csl-json',
  name: 'CSL-JSON',
  mediaTypes: ['application/vnd.citationstyles.csl+json'],
  extensions: ['.json'],
}

export const codemetaRow: FormatRow<'codemeta'> = {
  id: 'codemeta',
  name: 'CodeMeta',
  mediaTypes: ['application/vnd.codemeta.ld+json'],
  extensions: ['.json', '.jsonld'],
  holdsOne: true,
}

export const roCrateRow: FormatRow<'ro-crate'> = {
  id: 'ro-crate',
  name: 'RO-Crate',
  mediaTypes: ['application/ld+json;profile="https://w3id.org/ro/crate"'],
  extensions: ['.json', '.jsonld'],
  holdsOne: true,
}

export const dcatJsonRow: FormatRow<'dcat-json'> = {
  id: 'dcat-json',
  name: 'DCAT in JSON-LD',
  mediaTypes: ['application/ld+json'],
  extensions: ['.jsonld', '.json'],
}

export const schemaOrgRow: FormatRow<'schema-org'> = {
  id: 'schema-org',
  name: 'schema.org',
  mediaTypes: ['application/ld+json', 'application/vnd.schemaorg.ld+json'],
  extensions: ['.jsonld', '.json'],
}

export const schemaOrgTurtleRow: FormatRow<'schema-org-turtle'> = {
  id: 'schema-org-turtle',
  name: 'schema.org in Turtle',
  mediaTypes: ['text/turtle'],
  extensions: ['.ttl'],
}

export const schemaOrgRdfRow: FormatRow<'schema-org-rdf'> = {
  id: 'schema-org-rdf',
  name: 'schema.org in RDF/XML',
  mediaTypes: ['application/rdf+xml'],
  extensions: ['.rdf', '.xml'],
}

export const dcatTurtleRow: FormatRow<'dcat-turtle'> = {
  id: 'dcat-turtle',
  name: 'DCAT in Turtle',
  mediaTypes: ['text/turtle'],
  extensions: ['.ttl'],
}

export const dcatRdfRow: FormatRow<'dcat-rdf'> = {
  id: 'dcat-rdf',
  name: 'DCAT in RDF/XML',
  mediaTypes: ['application/rdf+xml'],
  extensions: ['.rdf', '.xml'],
}

export const csvRow: FormatRow<'csv'> = { id: 'csv', name: 'CSV', mediaTypes: ['text/csv'], extensions: ['.csv'] }

/** The foreign formats, in order of detection. */
export const otherRows: readonly FormatRow<OtherFormatId>[] = [
  bibtexRow,
  biblatexRow,
  risRow,
  nbibRow,
  pubmedXmlRow,
  endnoteRow,
  endnoteXmlRow,
  htmlRow,
  pyprojectRow,
  cffRow,
  modsRow,
  dublinCoreRow,
  dublinCoreJsonRow,
  jatsRow,
  crossrefRow,
  crossrefXmlRow,
  openalexRow,
  commonmetaRow,
  crossciteRow,
  zenodoRow,
  zenodoDepositRow,
  inveniordmRow,
  packageJsonRow,
  cslJsonRow,
  codemetaRow,
  roCrateRow,
  dcatJsonRow,
  schemaOrgRow,
  schemaOrgTurtleRow,
  schemaOrgRdfRow,
  dcatTurtleRow,
  dcatRdfRow,
  csvRow,
]

/** The formats that can only be written. */
export const writtenOnly: readonly FormatId[] = ['jats', 'csv']

/** The rows of the readable formats. */
export const readableRows: readonly FormatRow<FormatId>[] = /* @__PURE__ */ [...dataciteRows, ...otherRows].filter(
  ({ id }) => !writtenOnly.includes(id),
)

/** Returns the row of a format. */
export const formatRow = (id: FormatId): FormatRow<FormatId> => rowAmong<FormatId>([...dataciteRows, ...otherRows], id)
