import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import type { Area, Decoration, NameOptions, NamesNode, Node } from './nodes.ts'
import type { Content, Output } from './output.ts'
import type { Typesetter } from './typesetter.ts'

/** What sets an item apart from others that would be cited alike. */
export interface Distinction {
  /** How many names are shown beyond those that the style shows. */
  addedNames: number
  /** How much is shown of the given name at each place, if more than the style shows. */
  givens: readonly GivenLevel[]
  /** Of how many conditions `disambiguate="true"` holds, from the first. */
  told: number
  /** The place of the item among those that only a letter after the year sets apart. */
  yearSuffix: number | undefined
}

/** None of the given name, its initials, or all of it. */
export type GivenLevel = 0 | 1 | 2

/** How an item is cited at one place of a document: what the cite adds to it, and which others came before. */
export interface CitePlace {
  /** The pages or the like that are cited: `23-25`. */
  locator: string | undefined
  /** What the locator counts, such as `page` or `chapter`. */
  label: string
  position: CitePosition
  /** Whether another note that cites the item stands close before. */
  isNearNote: boolean
  /** The number of the first note that cites the item. */
  firstNote: number | undefined
}

/** Which cite of its item it is, https://docs.citationstyles.org/en/stable/specification.html#choose. */
export type CitePosition = 'first' | 'subsequent' | 'ibid' | 'ibid-with-locator'

export const undistinguished: Distinction = { addedNames: 0, givens: [], told: 0, yearSuffix: undefined }

/** An item that is being rendered, with what is known of what it rendered so far. */
export class Scope {
  readonly item: CslItem
  readonly area: Area
  /** The number of the item in the bibliography. */
  readonly number: number
  readonly distinction: Distinction
  /** The options that a sort key sets, while it is worked out: dates and names are then written to be compared. */
  readonly sorting: NameOptions | undefined
  /** Whether the style prints the letter after the year where it wants it, and not after the first year. */
  readonly hasOwnSuffix: boolean
  /** The names of the entry before, in whose place something else may stand. */
  readonly before: PreviousNames | undefined
  /** Whether its first names are left out, since those of the cite before say them. */
  readonly omitsNames: boolean
  /** Whether the first names are asked for afterwards, or compared with those before. */
  readonly keepsNames: boolean
  /** Where it is cited; undefined in a bibliography, and for a cite that stands alone. */
  readonly place: CitePlace | undefined
  /** What renders the item, where that is known already. */
  readonly elements: ItemElements | undefined
  /** How many elements were rendered. */
  steps = 0
  /** How many variables were called, and how many of them had a value: a group of which none had one is not printed. */
  called = 0
  found = 0
  /** Variables that stood in for others, and are not printed again. */
  #spent: string[] | undefined = undefined
  /** The names that what is rendered stands in for. */
  substituted: NamesNode | undefined = undefined
  /** How many elements around want periods taken away. */
  withoutPeriods = 0
  isSuffixWritten = false
  /** How many conditions have asked whether they tell items apart. */
  asked = 0
  /** Whether something was rendered already: a word that begins an entry has a capital. */
  hasBegun = false
  /** The first names that were rendered, which those of the next entry may repeat. */
  firstNames: readonly (Output | string | undefined)[] | undefined = undefined
  /** These names as a list. */
  nameList: Output | undefined = undefined

  constructor(
    {
      item,
      area,
      number,
      distinction = undistinguished,
      sorting,
      before,
      omitsNames = false,
      place,
      continues = false,
      keepsNames = false,
      elements,
    }: Given,
    hasOwnSuffix: boolean,
  ) {
    this.item = item
    this.area = area
    this.number = number
    this.distinction = distinction
    this.sorting = sorting
    this.hasOwnSuffix = hasOwnSuffix
    this.before = before
    this.omitsNames = omitsNames
    this.keepsNames = keepsNames || omitsNames || before !== undefined
    this.place = place
    this.elements = elements
    this.hasBegun = continues
  }

  spend(variable: string): void {
    this.#spent ??= []
    this.#spent.push(variable)
  }

  isSpent(variable: string): boolean {
    return this.#spent?.includes(variable) === true
  }
}

/** What renders an item. */
export interface ItemElements {
  all(nodes: readonly Node[], scope: Scope): Output[]
  set(nodes: readonly Node[], scope: Scope, setter: Typesetter): void
}

/** What an element of a style renders of an item. */
export type Rendering = (scope: Scope) => Output | undefined

/** An element that renders one text. */
export interface TextElement {
  contentOf: (scope: Scope) => Content | undefined
  decoration: Decoration
  /** Whether it is not decorated in sort keys. */
  isBareInKeys?: boolean
  /** Whether it is a DOI or an address, or the title of the item; either may lead somewhere. */
  isAddress?: boolean
  isTitle?: boolean
}

/** The first names of the entry before, and what a style writes where they come again. */
export interface PreviousNames {
  names: Scope['firstNames']
  substitute: string
  rule: string
}

/** What is known of an item before it is rendered. */
export type Given = Pick<Scope, 'item' | 'area' | 'number'> &
  Partial<Pick<Scope, 'distinction' | 'sorting' | 'before' | 'omitsNames' | 'keepsNames' | 'place' | 'elements'>> & {
    /** Whether it goes on with a sentence that has begun. */
    continues?: boolean
  }
