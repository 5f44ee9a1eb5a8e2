import { jsonSplit, linesSplit, type Split, yamlSplit } from '../records/split/split.ts'
import { dialects } from './dialects/index.ts'
import { xmlSplit } from './xml-split.ts'

/** Splits YAML of records in one of the dialects. */
export const dialectYaml: Split = /* @__PURE__ */ yamlSplit(dialects.map(({ id }) => id))

/** The splitters for the syntaxes of DataCite's formats. The first that matches the beginning of an input splits it. */
export const dataciteSplits: readonly Split[] = [jsonSplit, xmlSplit, dialectYaml, linesSplit]
