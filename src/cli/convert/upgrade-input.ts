import type { Change } from '../../datacite/fit/change.ts'
import { upgrade } from '../../datacite/fit/upgrade.ts'
import type { SourceRecord } from '../../datacite/read-document.ts'
import { readDataciteSource } from '../../datacite/read-source.ts'
import type { Diagnostic } from '../../diagnostic.ts'
import type { DataciteFormatId, Format, FormatId } from '../../formats/format.ts'
import { formats } from '../../formats/formats.ts'
import type { Kernel } from '../../kernel/kernels.ts'
import type { Datacite } from '../../model/datacite.ts'
import { foreignFinding } from '../inputs/format-of.ts'
import type { Note } from './conversion.ts'
import { type Rewritten, rewrite } from './rewrite.ts'

/** How an input is upgraded. */
export interface UpgradeInputOptions {
  from: DataciteFormatId | 'auto'
  to: Kernel
  strict: boolean
  pretty: boolean
  /** Write a record a line, rather than all as they stood together. */
  asLines: boolean
}

/** Moves the records of an input to a kernel and writes them in the format that they were in. */
export function upgradeInput(file: string, bytes: Uint8Array, options: UpgradeInputOptions): Rewritten {
  const { from, to, strict, pretty, asLines } = options
  const { found, isYaml } = lookInto(bytes, from)
  const [format = 'citable-json'] = found
  const target = formats.find(({ id }) => id === format)
  if (target === undefined) throw new TypeError(`There is no format "${format}".`)
  const foreign = from === 'auto' && found.length === 0 ? foreignFinding('upgrade', file, bytes, false) : undefined
  if (foreign !== undefined) return refused(file, target, foreign)
  if (found.length > 1) return refused(file, target, mixed(found))
  const revise = ({ record, external }: SourceRecord<string>, note: (note: Note) => void): Datacite => {
    // A resource described elsewhere has nothing to upgrade here.
    if (external) return record
    const upgraded = upgrade(record, { to, strict })
    for (const change of upgraded.ok ? upgraded.changes : upgraded.lacking) note(noteOfChange(change))
    return upgraded.ok ? upgraded.record : record
  }
  const rewritten = rewrite(file, bytes, { from, to: target, kernel: to, pretty, asLines, revise })
  return isYaml && target.extensions.includes('.json') && rewritten.texts.length > 0
    ? { ...rewritten, diagnostics: [...rewritten.diagnostics, writtenAsJson] }
    : rewritten
}

const noteOfChange = (change: Change): Note => ({ ...change })

function lookInto(bytes: Uint8Array, from: DataciteFormatId | 'auto'): { found: FormatId[]; isYaml: boolean } {
  const found = new Set<FormatId>()
  let isYaml = false
  for (const { syntax, records } of readDataciteSource(bytes, from, false).documents) {
    isYaml ||= syntax === 'yaml'
    for (const { format } of records) found.add(format)
  }
  return { found: [...found], isYaml }
}

const url = 'https://github.com/citable/citable#the-command'

const writtenAsJson: Diagnostic = {
  rule: 'upgrade/yaml',
  severity: 'info',
  registry: 'accepts',
  message: 'The input is YAML, but the result is JSON, because comments and layout cannot be kept.',
  pointer: '',
  url,
}

const mixed = (found: readonly FormatId[]): Diagnostic => ({
  rule: 'upgrade/mixed-formats',
  severity: 'error',
  registry: 'accepts',
  message: `The records are in several formats (${found.join(', ')}), so no single format can be kept; convert them to one format first.`,
  pointer: '',
  url,
})

const refused = (file: string, to: Format, diagnostic: Diagnostic): Rewritten => ({
  file,
  to,
  texts: [],
  records: [],
  diagnostics: [diagnostic],
  excerpt: () => undefined,
})
