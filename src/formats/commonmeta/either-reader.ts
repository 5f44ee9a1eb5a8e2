import type { MemberReader } from '../work/reading/member-reader.ts'

/** A reader of members by their names in version 1.0 (`given_name`) or in earlier versions (`givenName`). */
export class EitherReader {
  readonly members: MemberReader

  constructor(members: MemberReader) {
    this.members = members
  }

  has = (name: string): boolean => this.members.has(this.#nameOf(name))

  text = (...names: string[]): string | undefined => {
    for (const name of names) {
      const found = this.members.text(this.#nameOf(name))
      if (found !== undefined) return found
    }
    return undefined
  }

  texts = (name: string): string[] => this.members.texts(this.#nameOf(name))

  one = (name: string): EitherReader => new EitherReader(this.members.member(this.#nameOf(name)))

  many = (name: string): EitherReader[] =>
    this.members.members(this.#nameOf(name)).map(member => new EitherReader(member))

  /** Returns a member without marking it as read. */
  peek = (name: string): unknown => this.members.peekAny(this.#nameOf(name))

  take = (name: string): unknown => this.members.take(this.#nameOf(name))

  #nameOf(name: string): string {
    if (this.members.has(name)) return name
    return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  }
}
