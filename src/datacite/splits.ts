import { jsonSplit, linesSplit, type Split, yamlSplit } from '../records/split/split.ts'
import { dialects } from './dialects/index.ts'
import { xmlSplit } from './xml-split.ts'

/** Divides YAML of records in one of the dialects. */
export const dialectYaml: Split = /* @__PURE__ */ yamlSplit(dialects.map(({ id }) => id))

/** The syntaxes of DataCite's formats; the first that an input begins like divides it. */
export const dataciteSplits: readonly Split[] = [jsonSplit, xmlSplit, dialectYaml, linesSplit]
