import type { CslItem } from '../../../../formats/csl-json/csl-item.ts'
import { webAddress } from '../../items/web-address.ts'
import type { Run, RunPart } from '../../runs.ts'
import type { Decoration, Setting } from '../compile/nodes.ts'
import type { Output } from './output.ts'

/** The formatting and position of a text. */
export type Place = Setting & {
  readonly display?: Run['display']
  readonly block?: number
  readonly isAddress?: boolean
  readonly link?: string
  readonly target?: number
  readonly part?: RunPart
}

export const nowhere: Place = {}

/**
 * Returns a place whose text links to the item's DOI or, if missing, to its URL. Returns the given place for an item
 * with neither.
 */
export function leadingTo({ DOI, URL: url }: CslItem, place: Place): Place {
  const link = [DOI, url].flatMap(one => (typeof one === 'string' ? (webAddress(one) ?? []) : []))[0]
  return link === undefined ? place : { ...place, link }
}

/** Applies the setting of a decoration. A text entirely in scripts without italics stays upright. */
export function settled(place: Place, { setting }: Decoration, content: Output['content']): Place {
  if (setting?.italic && typeof content === 'string' && hasUpright.test(content) && !hasLetters.test(content)) {
    const { italic: _, ...others } = setting
    return { ...place, ...others }
  }
  if (place !== nowhere || setting === undefined) return { ...place, ...setting }
  let alone = settledAlone.get(setting)
  if (alone === undefined) {
    alone = { ...setting }
    settledAlone.set(setting, alone)
  }
  return alone
}

/** The places that contain nothing but a setting, by setting. Most texts of entries have such a place. */
const settledAlone = new WeakMap<Setting, Place>()

/** Matches a letter of a script without italics, such as Han, Hangul, Devanagari or Khmer. */
const hasUpright =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Tibetan}]/u
const hasLetters =
  /[\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]/u

/** True if two places are equal, so that their texts can form one run. */
export const isSamePlace = (a: Place, b: Place): boolean =>
  a === b ||
  (a.italic === b.italic &&
    a.bold === b.bold &&
    a.smallCaps === b.smallCaps &&
    a.underline === b.underline &&
    a.position === b.position &&
    a.display === b.display &&
    a.block === b.block &&
    a.target === b.target &&
    a.link === b.link &&
    a.part === b.part &&
    a.isAddress === b.isAddress)

/** Creates the run of a text at a place. */
export function runOf(text: string, place: Place): Run {
  const run: Run = { text }
  if (place === nowhere) return run
  if (place.italic) run.italic = true
  if (place.bold) run.bold = true
  if (place.smallCaps) run.smallCaps = true
  if (place.underline) run.underline = true
  if (place.position !== undefined) run.position = place.position
  if (place.display !== undefined) run.display = place.display
  if (place.target !== undefined) run.target = place.target
  if (place.part !== undefined) run.part = place.part
  const link = place.isAddress ? webAddress(text) : place.link
  if (link !== undefined) run.link = link
  return run
}
