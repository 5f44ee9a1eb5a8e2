import type { Change } from '../../datacite/fit/change.ts'
import { upgrade } from '../../datacite/fit/upgrade.ts'
import type { SourceRecord } from '../../datacite/read-document.ts'
import { readDataciteSource } from '../../datacite/read-source.ts'
import type { Diagnostic } from '../../diagnostic.ts'
import type { DataciteFormatId, Format, FormatId } from '../../formats/format.ts'
import { formats } from '../../formats/formats.ts'
import type { Kernel } from '../../kernel/kernels.ts'
import type { Datacite } from '../../model/datacite.ts'
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
  if (found.length > 1) return mixed(file, target, found)
  const revise = ({ record, external }: SourceRecord<string>, note: (note: Note) => void): Datacite => {
    // Of a resource that is described elsewhere there is nothing to upgrade here.
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
  message: 'The input is YAML, but the result is JSON, because its comments and its layout cannot be kept.',
  pointer: '',
  url,
}

function mixed(file: string, to: Format, found: readonly FormatId[]): Rewritten {
  const diagnostic: Diagnostic = {
    rule: 'upgrade/mixed-formats',
    severity: 'error',
    registry: 'accepts',
    message: `The records are in several formats (${found.join(', ')}), so none can be kept: convert them to one first.`,
    pointer: '',
    url,
  }
  return { file, to, texts: [], records: [], diagnostics: [diagnostic], excerpt: () => undefined }
}
