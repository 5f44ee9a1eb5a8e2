import type { CslItem } from '../../../formats/csl-json/item.ts'
import { joined } from './marks.ts'

/**
 * Marks the names of an item so that a space separates their parts if their script uses spaces. The engine joins the parts of
 * names as in Chinese unless it knows their script, and it knows only Latin, Greek, Cyrillic, Hebrew, Arabic and Thai.
 */
export function spaced(item: CslItem): CslItem {
  let copy: CslItem | undefined
  for (const [variable, value] of Object.entries(item)) {
    if (!Array.isArray(value) || !value.some(needsSpace)) continue
    copy ??= { ...item }
    copy[variable] = value.map((name: unknown) => (needsSpace(name) ? { ...name, family: name.family + joined } : name))
  }
  return copy ?? item
}

const needsSpace = (name: unknown): name is { family: string } =>
  typeof name === 'object' &&
  name !== null &&
  'family' in name &&
  typeof name.family === 'string' &&
  letter.test(name.family) &&
  !known.test(name.family)

const letter = /\p{L}/u
// The scripts that the engine knows, and those for which joining is right.
const known =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
