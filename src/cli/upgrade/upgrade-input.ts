import type { Diagnostic } from '../../diagnostic.ts'
import type { Format, FormatId } from '../../formats/format.ts'
import { formats } from '../../formats/formats.ts'
import { readSource, type SourceRecord } from '../../formats/read.ts'
import type { Change } from '../../formats/upgrade/change.ts'
import { upgrade } from '../../formats/upgrade/upgrade.ts'
import type { Kernel } from '../../kernel/kernels.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Note } from '../convert/note.ts'
import { type Rewritten, rewrite } from '../convert/rewrite.ts'

/** How an input is upgraded. */
export interface UpgradeInputOptions {
  from: FormatId | 'auto'
  to: Kernel
  strict: boolean
  pretty: boolean
}

/** Moves the records of an input to a kernel and writes them in the format that they were in. */
export function upgradeInput(file: string, bytes: Uint8Array, options: UpgradeInputOptions): Rewritten {
  const { from, to, strict, pretty } = options
  const found = formatsIn(bytes, from)
  const [format = 'citable-json'] = found
  const target = formats.find(({ id }) => id === format)
  if (target === undefined) throw new TypeError(`There is no format "${format}".`)
  if (found.length > 1) return mixed(file, target, found)
  const revise = ({ record, external }: SourceRecord, note: (note: Note) => void): Datacite => {
    // Of a resource that is described elsewhere there is nothing to upgrade here.
    if (external) return record
    const upgraded = upgrade(record, { to, strict })
    for (const change of upgraded.ok ? upgraded.changes : upgraded.lacking) note(noteOfChange(change))
    return upgraded.ok ? upgraded.record : record
  }
  return rewrite(file, bytes, { from, to: target, kernel: to, pretty, apart: false, revise })
}

const noteOfChange = (change: Change): Note => ({ ...change })

function formatsIn(bytes: Uint8Array, from: FormatId | 'auto'): FormatId[] {
  const found = new Set<FormatId>()
  for (const { records } of readSource(bytes, from, false).documents)
    for (const { format } of records) found.add(format)
  return [...found]
}

function mixed(file: string, to: Format, found: readonly FormatId[]): Rewritten {
  const diagnostic: Diagnostic = {
    rule: 'upgrade/mixed-formats',
    severity: 'error',
    registry: 'accepts',
    message: `The records are in several formats (${found.join(', ')}), so none can be kept: convert them to one first.`,
    pointer: '',
    url: 'https://github.com/citable/citable#the-command',
  }
  return { file, to, texts: [], records: [], diagnostics: [diagnostic], excerpt: () => undefined }
}
