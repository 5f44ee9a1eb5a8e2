import type { Diagnostic } from '../../diagnostic.ts'
import { foreignFinding } from '../inputs/foreign.ts'
import type { Language } from '../language/language.ts'
import { inLanguage } from '../language/translate.ts'
import { complaint } from '../problems.ts'

/** What could not be read of a file that was to be fixed, a line for each place; of another format with the command that converts it. */
export async function unreadText(
  name: string,
  bytes: Uint8Array,
  { records, diagnostics }: { records: readonly unknown[]; diagnostics: readonly Diagnostic[] },
  language: Language,
): Promise<string> {
  const unread = diagnostics.filter(({ severity }) => severity === 'error')
  if (unread.length === 0) return ''
  const foreign = records.length > 0 ? undefined : await foreignFinding('fix', name, bytes, false)
  const told = foreign === undefined ? unread : [foreign]
  return told.map(finding => `${complaint(name, inLanguage(finding, language))}\n`).join('')
}
