export type { CitationOptions, CitationStyle, CreatorsOptions, ResourceOptions } from './citation/index.ts'
export { citation, citationStyles, createResource, creatorsString, titleWithVersion } from './citation/index.ts'
export type {
  Diagnostic,
  Fix,
  JsonPatchOperation,
  Position,
  Range,
  RegistryEffect,
  Severity,
} from './core/diagnostic.ts'
export type { Path } from './core/pointer.ts'
export type { Doi } from './identifiers/schemes/doi.ts'
export { doiKey, doiUrl, parseDoi } from './identifiers/schemes/doi.ts'
export type { Kernel } from './kernel/kernels.ts'
export type * from './model/datacite.ts'
export type * from './model/dataset.ts'
export type * from './model/file.ts'
export type * from './model/given/given-record.ts'
export type { HeldRecord, HoldsNoRecord, HoldsRecord, HoldsRecords, HoldsValue } from './model/given/held-record.ts'
export type * from './model/page.ts'
export type * from './model/resource.ts'
export type * from './model/service-datacite.ts'
export { versionGraph } from './versions/graph.ts'
export type * from './versions/types.ts'
