import { dialectYaml } from '../datacite/splits.ts'
import { xmlSplit } from '../datacite/xml-split.ts'
import { jsonSplit, linesSplit, type Split } from '../records/split/split.ts'
import { bibtexSplit } from './bibtex/split.ts'
import { risSplit } from './ris/split.ts'

/**
 * The splitters of all formats that can be split. The first splitter that recognises the beginning of an input splits
 * the input.
 */
export const splits: readonly Split[] = [jsonSplit, xmlSplit, bibtexSplit, risSplit, dialectYaml, linesSplit]
