import type { Format, FormatId } from '../../../formats/format.ts'
import { isOtherFormat, type OtherFormatId } from '../../../formats/ids.ts'

/** The loaders of the foreign formats, in order of detection. */
const loaders: Readonly<Record<OtherFormatId, () => Promise<Format>>> = {
  bibtex: async () => (await import('../../../formats/bibtex/format.ts')).bibtex,
  biblatex: async () => (await import('../../../formats/bibtex/format.ts')).biblatex,
  ris: async () => (await import('../../../formats/ris/format.ts')).ris,
  nbib: async () => (await import('../../../formats/pubmed/nbib.ts')).nbib,
  'pubmed-xml': async () => (await import('../../../formats/pubmed/xml.ts')).pubmedXml,
  endnote: async () => (await import('../../../formats/endnote/enw.ts')).endnote,
  'endnote-xml': async () => (await import('../../../formats/endnote/xml.ts')).endnoteXml,
  html: async () => (await import('../../../formats/html/format.ts')).html,
  pyproject: async () => (await import('../../../formats/pyproject/format.ts')).pyproject,
  cff: async () => (await import('../../../formats/cff/format.ts')).cff,
  mods: async () => (await import('../../../formats/mods/format.ts')).mods,
  'dublin-core': async () => (await import('../../../formats/dublin-core/xml.ts')).dublinCoreXml,
  'dublin-core-json': async () => (await import('../../../formats/dublin-core/json.ts')).dublinCoreJson,
  jats: async () => (await import('../../../formats/jats/format.ts')).jats,
  crossref: async () => (await import('../../../formats/crossref/format.ts')).crossref,
  'crossref-xml': async () => (await import('../../../formats/crossref-xml/format.ts')).crossrefXml,
  openalex: async () => (await import('../../../formats/openalex/format.ts')).openalex,
  commonmeta: async () => (await import('../../../formats/commonmeta/format.ts')).commonmeta,
  crosscite: async () => (await import('../../../formats/crosscite/format.ts')).crosscite,
  zenodo: async () => (await import('../../../formats/zenodo/format.ts')).zenodo,
  'zenodo-deposit': async () => (await import('../../../formats/zenodo/format.ts')).zenodoDeposit,
  inveniordm: async () => (await import('../../../formats/inveniordm/format.ts')).inveniordm,
  'package-json': async () => (await import('../../../formats/npm/format.ts')).packageJson,
  'csl-json': async () => (await import('../../../formats/csl-json/format.ts')).cslJson,
  codemeta: async () => (await import('../../../formats/codemeta/format.ts')).codemeta,
  'ro-crate': async () => (await import('../../../formats/ro-crate/format.ts')).roCrate,
  'dcat-json': async () => (await import('../../../formats/dcat/format.ts')).dcatJson,
  'schema-org': async () => (await import('../../../formats/schema-org/format.ts')).schemaOrg,
  'schema-org-turtle': async () => (await import('../../../formats/rdf/format.ts')).schemaOrgTurtle,
  'schema-org-rdf': async () => (await import('../../../formats/rdf/format.ts')).schemaOrgRdf,
  'dcat-turtle': async () => (await import('../../../formats/dcat/format.ts')).dcatTurtle,
  'dcat-rdf': async () => (await import('../../../formats/dcat/format.ts')).dcatRdf,
  csv: async () => (await import('../../../formats/csv/format.ts')).csv,
}

/** Loads foreign formats. Returns them in order of detection. */
export function loadFormats(ids: Iterable<FormatId>): Promise<readonly Format[]> {
  const wanted = new Set(ids)
  return Promise.all(Object.entries(loaders).flatMap(([id, load]) => (wanted.has(id as OtherFormatId) ? [load()] : [])))
}

/** Loads a format. Throws a `TypeError` for an unknown id. */
export async function loadFormat(id: FormatId): Promise<Format> {
  if (isOtherFormat(id)) return loaders[id]()
  const { dataciteFormats } = await import('../../../formats/datacite-formats.ts')
  const format = dataciteFormats.find(known => known.id === id)
  if (format === undefined) throw new TypeError(`There is no format "${id}".`)
  return format
}
