import type { CslItem } from '../../../../formats/csl-json/csl-item.ts'
import type { Area, Decoration, NameOptions, NamesNode, Node } from '../compile/nodes.ts'
import type { Content, Output } from '../text/output.ts'
import type { Typesetter } from '../text/typesetter.ts'

/** The additions that distinguish an item from others with the same cite. */
export interface Distinction {
  /** The number of names added to the names that the style shows. */
  addedNames: number
  /** The minimum level of the given name at each position; 0 at positions without an entry. */
  givens: readonly GivenLevel[]
  /** The number of `disambiguate="true"` conditions that are true, counted from the first. */
  told: number
  /** The index of the item among the items that only a year suffix distinguishes; undefined without a suffix. */
  yearSuffix: number | undefined
}

/** The shown part of a given name: 0 for none, 1 for its initials, 2 for all of it. */
export type GivenLevel = 0 | 1 | 2

/** The context of one cite in a document: its locator, and its position relative to earlier cites. */
export interface CitePlace {
  /** The cited pages or other part of the work: `23-25`. */
  locator: string | undefined
  /** The type of the locator, such as `page` or `chapter`. */
  label: string
  position: CitePosition
  /** True if the item was cited earlier in the same note or in a nearby one. */
  isNearNote: boolean
  /** The number of the note with the item's first cite, or undefined if no earlier note cites the item. */
  firstNote: number | undefined
}

/**
 * The position of a cite among the cites of its item,
 * https://docs.citationstyles.org/en/stable/specification.html#choose.
 */
export type CitePosition = 'first' | 'subsequent' | 'ibid' | 'ibid-with-locator'

export const undistinguished: Distinction = { addedNames: 0, givens: [], told: 0, yearSuffix: undefined }

/** An item being rendered, with the state of its rendering. */
export class Scope {
  readonly item: CslItem
  readonly area: Area
  /** The number of the item in the bibliography. */
  readonly number: number
  readonly distinction: Distinction
  /**
   * The name options of the sort key being computed, or undefined outside sort keys. In sort keys, dates, names and
   * numbers are written for comparison.
   */
  readonly sorting: NameOptions | undefined
  /** True if the style places the year suffix itself, rather than after the first year. */
  readonly hasOwnSuffix: boolean
  /** The leading names of the previous entry, if the style replaces repeated names. */
  readonly before: PreviousNames | undefined
  /** True if the leading names are omitted, because the previous cite or the sentence already has them. */
  readonly omitsNames: boolean
  /** True if the leading names are stored: they are needed later, omitted, or compared with the previous names. */
  readonly keepsNames: boolean
  /** The place of the cite, or undefined in a bibliography and for a cite outside a document. */
  readonly place: CitePlace | undefined
  /** The compiled elements for the item, if known. */
  readonly elements: ItemElements | undefined
  /** The number of rendered elements. */
  steps = 0
  /**
   * The number of variables called, and the number with a value. A group whose variables are all empty is not
   * printed.
   */
  called = 0
  found = 0
  /** Variables that were printed as substitutes, and are not printed again. */
  #spent: string[] | undefined = undefined
  /** The names that the element being rendered replaces. */
  substituted: NamesNode | undefined = undefined
  /** The number of enclosing elements that strip periods. */
  withoutPeriods = 0
  isSuffixWritten = false
  /** The number of conditions that have tested `disambiguate`. */
  asked = 0
  /**
   * True if text has been rendered or the item continues a sentence. Otherwise, a term at the start of an entry or a
   * note is capitalised.
   */
  hasBegun = false
  /** The first rendered names, which the next entry may repeat. */
  firstNames: readonly (Output | string | undefined)[] | undefined = undefined
  /** The first rendered names, joined into one output. */
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

/** A renderer of the elements of a style for an item. */
export interface ItemElements {
  all(nodes: readonly Node[], scope: Scope): Output[]
  set(nodes: readonly Node[], scope: Scope, setter: Typesetter): void
}

/** A function that renders an element of a style for an item. */
export type Rendering = (scope: Scope) => Output | undefined

/** An element that renders one text. */
export interface TextElement {
  contentOf: (scope: Scope) => Content | undefined
  decoration: Decoration
  /** True if the decoration is omitted in sort keys. */
  isBareInKeys?: boolean
  /** True if the text is a DOI, URL, PMID or PMCID; `isTitle` is true for the item's title. Both can become links. */
  isAddress?: boolean
  isTitle?: boolean
}

/** The leading names of the previous entry, and the style's replacement and rule for repeated names. */
export interface PreviousNames {
  names: Scope['firstNames']
  substitute: string
  rule: string
}

/** The inputs for rendering an item. */
export type Given = Pick<Scope, 'item' | 'area' | 'number'> &
  Partial<Pick<Scope, 'distinction' | 'sorting' | 'before' | 'omitsNames' | 'keepsNames' | 'place' | 'elements'>> & {
    /** True if the item continues a sentence. */
    continues?: boolean
  }
