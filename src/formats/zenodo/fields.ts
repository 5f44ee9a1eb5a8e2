import type { MemberReader } from '../work/reading/member-reader.ts'

/**
 * The groups of members about the journal, book, conference or thesis of a record: objects in the API, members with a prefix in a deposit.
 */
const prefixes = {
  journal: 'journal_',
  imprint: 'imprint_',
  part_of: 'partof_',
  meeting: 'conference_',
  thesis: 'thesis_',
} as const

/** One of the objects of {@link prefixes}. */
export type ZenodoGroup = keyof typeof prefixes

/** The name of a member of a group in a deposit. */
export const depositName = (group: ZenodoGroup, name: string): string => prefixes[group] + name

/** Asks for the members of groups in either of Zenodo's two shapes. */
export class ZenodoFields {
  readonly metadata: MemberReader
  readonly #isDeposit: boolean
  readonly #groups = new Map<ZenodoGroup, MemberReader>()

  constructor(metadata: MemberReader, isDeposit: boolean) {
    this.metadata = metadata
    this.#isDeposit = isDeposit
  }

  text(group: ZenodoGroup, name: string): string | undefined {
    return this.#isDeposit ? this.metadata.text(depositName(group, name)) : this.#group(group).text(name)
  }

  members(group: ZenodoGroup, name: string): MemberReader[] {
    return this.#isDeposit ? this.metadata.members(depositName(group, name)) : this.#group(group).members(name)
  }

  /** Each group is entered once, so that what nobody asked for is left over once. */
  #group(group: ZenodoGroup): MemberReader {
    const found = this.#groups.get(group) ?? this.metadata.member(group)
    this.#groups.set(group, found)
    return found
  }
}
