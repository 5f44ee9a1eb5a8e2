import type { MemberReader } from '../work/reading/member-reader.ts'

/**
 * The groups of members that describe the journal, book, conference or thesis of a record, each with the prefix of its
 * members in a deposit.
 *
 * In the API, each group is an object.
 */
const prefixes = {
  journal: 'journal_',
  imprint: 'imprint_',
  part_of: 'partof_',
  meeting: 'conference_',
  thesis: 'thesis_',
} as const

/** The name of a group in {@link prefixes}. */
export type ZenodoGroup = keyof typeof prefixes

/** Returns the name of a group's member in a deposit. */
export const depositName = (group: ZenodoGroup, name: string): string => prefixes[group] + name

/**
 * A reader of the members of a {@link ZenodoGroup}, from the object in the API or the prefixed members in a deposit.
 */
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

  /** Returns the reader of a group. Each group has only one reader, so that its unread members are kept only once. */
  #group(group: ZenodoGroup): MemberReader {
    const found = this.#groups.get(group) ?? this.metadata.member(group)
    this.#groups.set(group, found)
    return found
  }
}
