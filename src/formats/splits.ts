import { dialectYaml } from '../datacite/splits.ts'
import { xmlSplit } from '../datacite/xml-split.ts'
import { jsonSplit, linesSplit, type Split } from '../records/split/split.ts'
import { bibtexSplit } from './bibtex/split.ts'
import { risSplit } from './ris/split.ts'

/** The syntaxes of all formats that can be divided; the first that an input begins like divides it. */
export const splits: readonly Split[] = [jsonSplit, xmlSplit, bibtexSplit, risSplit, dialectYaml, linesSplit]
