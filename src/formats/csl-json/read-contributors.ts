import type { Contributor, Datacite } from '../../model/datacite.ts'
import { readName } from './names.ts'
import type { ItemReading } from './reading.ts'
import { keepFlags } from './reading.ts'
import { contributorTypes } from './roles.ts'

/** Reads the name variables other than `author`; a role that the kernel has no type for is Other, and kept beside. */
export function readItemContributors(reading: ItemReading, record: Datacite): void {
  const contributors: Contributor[] = []
  for (const [role, contributorType] of contributorTypes) {
    const isOfBook = role === 'editor' && record.relatedItems?.[0]?.contributors !== undefined
    if (!reading.has(role) || isOfBook) continue
    const names = reading.names(role)
    for (const name of names) {
      const agent = readName(name)
      if (agent !== undefined) contributors.push({ ...agent, contributorType })
    }
    if (contributorType === 'Other') reading.keep(role)
    else keepFlags(reading, role, names)
  }
  if (contributors.length > 0) record.contributors = contributors
}
