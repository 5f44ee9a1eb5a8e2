import { entryOf } from '../../core/object.ts'
import { parsePointer, toPointer } from '../../core/pointer.ts'
import { extrasFor } from '../../datacite/writing/extras.ts'
import type { Datacite } from '../../model/datacite.ts'
import { type Account, citationKeyOf } from '../work/index.ts'
import type { BibDialect } from './dialects.ts'
import type { EntryFields } from './entry-fields.ts'
import { sayBibtex } from './messages.ts'
import { isBalanced } from './tex/math.ts'

/** The parts of an entry that the model does not represent. A writer adds them to the entry again. */
export interface EntryExtras {
  format: BibDialect['id']
  /** The entry type, if it differs from the type that would be written. */
  type?: string
  /** The `@preamble` of the file, kept with the first of its records. */
  preamble?: string
  /** Fields outside the model, in TeX. */
  fields: readonly (readonly [name: string, tex: string])[]
}

const isName = (text: string): boolean => /^[a-z][\w:+.-]{0,60}$/i.test(text)

/** Returns the citation key in the extras of any format if it is valid in an entry, else undefined. */
export function keptKey(record: Datacite, account: Account): string | undefined {
  const key = citationKeyOf(record)
  return key !== undefined && /^[^\s"#%'(),={}\\~]{1,200}$/.test(key.value) ? account.carry(key) : undefined
}

/**
 * Returns the extras of a record that was read from either dialect, except values that an entry cannot contain. Returns
 * undefined for any other record.
 */
export function extrasOfEntry(record: Datacite): EntryExtras | undefined {
  for (const format of ['bibtex', 'biblatex'] as const) {
    const members = extrasFor(record, format)
    if (members === undefined) continue
    const text = (name: string): string | undefined => {
      const value = entryOf(members, name)
      return typeof value === 'string' ? value : undefined
    }
    const [type, preamble] = [text('/type'), text('/preamble')]
    return {
      format,
      ...(type !== undefined && isName(type) && { type }),
      ...(preamble !== undefined && isBalanced(preamble) && { preamble }),
      fields: Object.entries(members).flatMap(([pointer, value]) => {
        const [list, name = ''] = pointer.startsWith('/') ? parsePointer(pointer) : []
        return list === 'fields' && isName(name) && typeof value === 'string' ? [[name, value] as const] : []
      }),
    }
  }
  return undefined
}

/** Adds the fields outside the model. Skips and reports fields that were already written from the record itself. */
export function addExtras({ fields: kept }: EntryExtras, fields: EntryFields): void {
  for (const [name, tex] of kept) {
    if (fields.has(name)) {
      fields.account.changed(['extras', 'members', fieldPointer(name)], sayBibtex('fieldTaken', { name }))
      continue
    }
    if (isBalanced(tex)) fields.set(name, tex)
    else fields.derived(name, tex)
  }
}

/** Returns the key of a field in `extras.members`, a JSON Pointer such as `/fields/file`. */
export const fieldPointer = (name: string): string => toPointer(['fields', name])
