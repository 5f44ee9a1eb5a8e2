import type { TextSample } from '../datacite/read/sample.ts'
import { beginsAsBibtex, isBiblatex, isBibtex } from './bibtex/detect.ts'
import { isCff } from './cff/detect.ts'
import { isCodemeta } from './codemeta/detect.ts'
import { isCommonmeta } from './commonmeta/detect.ts'
import { isCrosscite } from './crosscite/detect.ts'
import { isCrossref } from './crossref/detect.ts'
import { isCrossrefXml } from './crossref-xml/detect.ts'
import { isCslJson } from './csl-json/find-items.ts'
import { isDcatJson } from './dcat/detect.ts'
import { isDublinCoreJson, isDublinCoreXml } from './dublin-core/detect.ts'
import { beginsAsEndnote, isEndnote, isEndnoteXml } from './endnote/detect.ts'
import { isHtml } from './html/detect.ts'
import type { OtherFormatId } from './ids.ts'
import { isInveniordm } from './inveniordm/detect.ts'
import { isMods } from './mods/detect.ts'
import { isPackageJson } from './npm/detect.ts'
import { isOpenalex } from './openalex/detect.ts'
import { isNbib, isPubmedXml } from './pubmed/detect.ts'
import { isPyproject } from './pyproject/detect.ts'
import { isDcatRdf, isDcatTurtle, isSchemaOrgRdf, isSchemaOrgTurtle, isTurtle } from './rdf/detect.ts'
import { beginsAsRis, isRis } from './ris/detect.ts'
import { isRoCrate } from './ro-crate/detect.ts'
import { isSchemaOrg } from './schema-org/detect.ts'
import { otherRows } from './table.ts'
import { isZenodo, isZenodoDeposit } from './zenodo/detect.ts'

/** Functions that each detect one readable foreign format in a sample, without loading its reader. */
const detects: Readonly<Partial<Record<OtherFormatId, (sample: TextSample) => boolean>>> = {
  bibtex: ({ text }) => isBibtex(text),
  biblatex: ({ text }) => isBiblatex(text),
  ris: ({ text }) => isRis(text),
  nbib: ({ text }) => isNbib(text),
  'pubmed-xml': isPubmedXml,
  endnote: ({ text }) => isEndnote(text),
  'endnote-xml': isEndnoteXml,
  html: isHtml,
  pyproject: isPyproject,
  cff: isCff,
  mods: isMods,
  'dublin-core': isDublinCoreXml,
  'dublin-core-json': isDublinCoreJson,
  crossref: isCrossref,
  'crossref-xml': isCrossrefXml,
  openalex: isOpenalex,
  commonmeta: isCommonmeta,
  crosscite: isCrosscite,
  zenodo: isZenodo,
  'zenodo-deposit': isZenodoDeposit,
  inveniordm: isInveniordm,
  'package-json': isPackageJson,
  'csl-json': isCslJson,
  codemeta: isCodemeta,
  'ro-crate': isRoCrate,
  'dcat-json': isDcatJson,
  'schema-org': isSchemaOrg,
  'schema-org-turtle': isSchemaOrgTurtle,
  'schema-org-rdf': isSchemaOrgRdf,
  'dcat-turtle': isDcatTurtle,
  'dcat-rdf': isDcatRdf,
}

/** Returns the foreign format of a sample: the first in `otherRows` whose detection matches. */
export const detectedIn = (sample: TextSample): OtherFormatId | undefined =>
  otherRows.find(({ id }) => detects[id]?.(sample) === true)?.id

/**
 * Functions that recognise the typical beginnings of formats, even in texts that are too faulty or too unusual to be
 * detected.
 */
const beginnings: readonly (readonly [id: OtherFormatId, begins: (sample: TextSample) => boolean])[] = [
  ['bibtex', ({ text }) => beginsAsBibtex(text)],
  ['ris', ({ text }) => beginsAsRis(text)],
  ['endnote', ({ text }) => beginsAsEndnote(text)],
  ['dcat-turtle', isTurtle],
]

/**
 * Returns the format that the beginning of an undetected sample suggests, so that faults are reported in the terms of
 * that format.
 */
export const likelyIn = (sample: TextSample): OtherFormatId | undefined =>
  beginnings.find(([, begins]) => begins(sample))?.[0]
