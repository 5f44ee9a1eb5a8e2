import type { MemberReader } from '../work/reading/member-reader.ts'

/** Reads the id of a vocabulary entry; its names in several languages add nothing. */
export function idOf(holder: MemberReader, name: string): string | undefined {
  const entry = holder.member(name)
  entry.leave(['title', 'props'])
  return entry.text('id')
}
