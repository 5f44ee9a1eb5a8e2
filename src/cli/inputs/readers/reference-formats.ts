import { biblatex, bibtex } from '../../../formats/bibtex/format.ts'
import { cslJson } from '../../../formats/csl-json/format.ts'
import { endnote } from '../../../formats/endnote/enw.ts'
import { endnoteXml } from '../../../formats/endnote/xml.ts'
import type { Format } from '../../../formats/format.ts'
import { nbib } from '../../../formats/pubmed/nbib.ts'
import { pubmedXml } from '../../../formats/pubmed/xml.ts'
import { ris } from '../../../formats/ris/format.ts'

/** The formats of reference managers, in order of detection. */
export const referenceFormats: readonly Format[] = [
  bibtex,
  biblatex,
  ris,
  nbib,
  pubmedXml,
  endnote,
  endnoteXml,
  cslJson,
]
