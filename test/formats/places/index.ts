import type { FormatId } from '../../../src/formats/index.ts'
import { biblatex, bibtex } from './bibtex.ts'
import { cff } from './cff.ts'
import { commonmeta } from './commonmeta.ts'
import { crossrefXml } from './crossref-xml.ts'
import { cslJson } from './csl-json.ts'
import { csv } from './csv.ts'
import { dataciteJson43, dataciteJson45, dataciteService } from './datacite.ts'
import { dcat } from './dcat.ts'
import { dublinCore, dublinCoreJson } from './dublin-core.ts'
import { inveniordm } from './inveniordm.ts'
import { jats } from './jats.ts'
import { mods } from './mods.ts'
import type { NoPlace } from './no-place.ts'
import {
  authorAddress,
  containerNumber,
  crossrefYear,
  dcatContainer,
  jatsDates,
  modsAuthorities,
  sizeInPages,
} from './open.ts'
import { referenceManagers } from './reference-managers.ts'
import { schemaOrg } from './schema-org.ts'
import { zenodo } from './zenodo.ts'

type Tables = Readonly<Partial<Record<FormatId, readonly NoPlace[]>>>

/**
 * For each format that can be written, the members for which the format has no place. The test fails for a lost member
 * that no pattern matches, and for a pattern that matches no lost member.
 */
export const places: Tables = {
  'csl-json': cslJson,
  bibtex,
  biblatex,
  ris: referenceManagers,
  endnote: referenceManagers,
  'endnote-xml': referenceManagers,
  'schema-org': schemaOrg,
  'schema-org-turtle': schemaOrg,
  'schema-org-rdf': schemaOrg,
  codemeta: schemaOrg,
  'ro-crate': schemaOrg,
  'dcat-turtle': dcat,
  'dcat-rdf': dcat,
  'dcat-json': dcat,
  'crossref-xml': crossrefXml,
  'dublin-core': dublinCore,
  'dublin-core-json': dublinCoreJson,
  jats,
  csv,
  'datacite-json-4.3': dataciteJson43,
  'datacite-json-4.5': dataciteJson45,
  'datacite-service': dataciteService,
  resource: dataciteService,
  'zenodo-deposit': zenodo,
  mods,
  cff,
  commonmeta,
  inveniordm,
}

/**
 * The members that are not written yet although the format has a place for them, each with the place and the reason.
 */
export const open: Tables = {
  'csl-json': [sizeInPages],
  biblatex: [sizeInPages],
  ris: [sizeInPages, authorAddress],
  endnote: [sizeInPages, authorAddress],
  'endnote-xml': [sizeInPages, authorAddress],
  'dcat-turtle': [dcatContainer],
  'dcat-rdf': [dcatContainer],
  'dcat-json': [dcatContainer],
  'crossref-xml': [crossrefYear],
  jats: [jatsDates],
  mods: [modsAuthorities],
  'dublin-core': [containerNumber],
  'dublin-core-json': [containerNumber],
}
