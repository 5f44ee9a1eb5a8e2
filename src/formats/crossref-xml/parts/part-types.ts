import { escaped } from '../../../datacite/writing/quote.ts'
import type { Datacite, RelatedItem } from '../../../model/datacite.ts'
import type { Block } from '../../../text/xml/write.ts'
import type { CrossrefDeposit } from '../../format.ts'
import type { CitedTexts } from '../../work/cited-members.ts'
import type { Account, Held, Work } from '../../work/index.ts'
import type { ElementReader } from '../../work/reading/element-reader.ts'
import { sayCrossrefXml } from '../messages.ts'

/** A work being read, with the values found so far. */
export interface Draft {
  record: Datacite
  cited: CitedTexts
  container: Partial<RelatedItem>
  kind: Kind
  /** The elements around the work that describe its containers. */
  around: readonly ElementReader[]
  /** The registrant of the work, from the surrounding document. */
  registrant: string | undefined
  /** Content that the kernel cannot represent, by pointer. The segments of a pointer are element names. */
  kept: Record<string, unknown>
}

/** The input for writing a part. */
export interface Writing {
  work: Work
  account: Account
  kind: Kind
  deposit: CrossrefDeposit
  /** The organisation that is responsible for the works, as stated in the head of the deposit. */
  registrant: string
}

/** A part of the metadata of a work, read from and written as elements of the schema. */
export interface Part {
  read(item: ElementReader, draft: Draft): void
  write(writing: Writing): Block[]
}

/**
 * Returns a text within the length limits of the schema, or undefined if the text is missing or too short. Cuts and
 * reports a text that is too long.
 */
export function fitted(account: Account, held: Held | undefined, max: number, min = 1): string | undefined {
  if (held === undefined || held.value.length < min) return undefined
  const { value, path } = held
  if (value.length <= max) return account.carry(held)
  const cut = `${value.slice(0, max - 1).trimEnd()}…`
  account.changed(path, sayCrossrefXml('cut', { value: escaped(value.slice(0, 60)), max }))
  return cut
}

/** The name of a part that the list `parts` of a {@link Kind} can contain. */
export type PartName =
  | 'abstract'
  | 'accepted'
  | 'access'
  | 'approved'
  | 'citations'
  | 'component'
  | 'contributors'
  | 'degree'
  | 'description'
  | 'designators'
  | 'doi'
  | 'edition'
  | 'funding'
  | 'granted'
  | 'group'
  | 'institution'
  | 'isbn'
  | 'items'
  | 'journalTitle'
  | 'number'
  | 'pages'
  | 'posted'
  | 'proceedingsTitle'
  | 'published'
  | 'publisher'
  | 'recorded'
  | 'relations'
  | 'review'
  | 'reviewed'
  | 'series'
  | 'set'
  | 'standardsBody'
  | 'titles'
  | 'version'
  | 'volume'

/** A kind of work that can be registered: its element, and its parts in the order of the schema. */
export interface Kind {
  /**
   * The element of the body that contains the work, and the element of the work itself. Without a container, both are
   * the same element.
   */
  holder: string
  item: string
  /** The attribute that distinguishes types, with the REST API type for each of its values; the default is first. */
  types: { attribute?: string; values: Readonly<Record<string, string>> }
  parts: readonly PartName[]
}
