import { jsonSplit, linesSplit, type Split, yamlSplit } from '../records/split/split.ts'
import { dialects } from './dialects/index.ts'
import { xmlSplit } from './xml-split.ts'

/** Splits YAML texts that contain records in one of DataCite's JSON dialects. */
export const dialectYaml: Split = /* @__PURE__ */ yamlSplit(dialects.map(({ id }) => id))

/**
 * The methods for splitting inputs in DataCite's formats. The first method that matches the start of an input is used.
 */
export const dataciteSplits: readonly Split[] = [jsonSplit, xmlSplit, dialectYaml, linesSplit]
