export type { CitationOptions, CitationStyle, CreatorsOptions, ResourceOptions } from './citation/index.ts'
export { citation, citationStyles, createResource, creatorsString, titleWithVersion } from './citation/index.ts'
export type { Diagnostic, Fix, JsonPatchOperation, Position, Range, RegistryEffect, Severity } from './diagnostic.ts'
export type {
  Ark,
  Arxiv,
  Doi,
  Handle,
  Isbn,
  Isni,
  Issn,
  Orcid,
  Ror,
  Url,
  Urn,
  Uuid,
} from './identifiers/index.ts'
export {
  doiKey,
  doiUrl,
  explainDoi,
  formatArxiv,
  formatHandle,
  formatIsbn,
  formatIsni,
  formatIssn,
  formatOrcid,
  formatRor,
  formatUrl,
  formatUuid,
  isbnKey,
  parseArxiv,
  parseDoi,
  parseHandle,
  parseIsbn,
  parseIsni,
  parseIssn,
  parseOrcid,
  parseRor,
  parseUrl,
  parseUuid,
} from './identifiers/index.ts'
export type { Kernel } from './kernel/kernels.ts'
export type * from './model/datacite.ts'
export type * from './model/dataset.ts'
export type * from './model/file.ts'
export type * from './model/page.ts'
export type * from './model/resource.ts'
export type * from './model/service-datacite.ts'
export type { Path } from './pointer.ts'
export { parsePointer, toPointer, valueAt } from './pointer.ts'
export { compareVersions, versionGraph } from './versions/index.ts'
export type * from './versions/types.ts'
