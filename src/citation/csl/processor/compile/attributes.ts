import { entryOf } from '../../../../core/object.ts'
import { attributeOf, elementsOf, type XmlElement } from '../../../../text/xml/tree.ts'
import type { Decoration, NameOptions, Setting, TextCase } from './nodes.ts'
import { plain } from './plain.ts'

/**
 * Returns the decoration of an element: formatting, affixes, quotes, display, text case and removal of periods.
 * Returns {@link plain} if the element is undefined or sets none of these.
 */
export function decorationOf(element: XmlElement | undefined): Decoration {
  if (element === undefined) return plain
  const decoration: Decoration = {
    prefix: attributeOf(element, 'prefix') ?? '',
    suffix: attributeOf(element, 'suffix') ?? '',
    setting: settingOf(element),
    quotes: attributeOf(element, 'quotes') === 'true',
    display: oneOf(displays, attributeOf(element, 'display')),
    textCase: oneOf(textCases, attributeOf(element, 'text-case')),
    stripPeriods: attributeOf(element, 'strip-periods') === 'true',
  }
  return Object.values(decoration).some(Boolean) ? decoration : plain
}

const displays = ['block', 'left-margin', 'right-inline', 'indent'] as const
const textCases: readonly TextCase[] = [
  'lowercase',
  'uppercase',
  'capitalize-first',
  'capitalize-all',
  'sentence',
  'title',
]

const settings: Readonly<Record<string, Readonly<Record<string, Setting>>>> = {
  'font-style': { italic: { italic: true }, oblique: { italic: true }, normal: { italic: undefined } },
  'font-weight': { bold: { bold: true }, light: { bold: undefined }, normal: { bold: undefined } },
  'font-variant': { 'small-caps': { smallCaps: true }, normal: { smallCaps: undefined } },
  'text-decoration': { underline: { underline: true }, none: { underline: undefined } },
  'vertical-align': { sup: { position: 'super' }, sub: { position: 'sub' }, baseline: { position: undefined } },
}

function settingOf(element: XmlElement): Setting | undefined {
  let setting: Setting | undefined
  for (const [name, changes] of Object.entries(settings)) {
    const change = entryOf(changes, attributeOf(element, name) ?? '')
    if (change !== undefined) setting = { ...setting, ...change }
  }
  return setting
}

/** Returns a value if it is among the permitted ones, or undefined otherwise. */
export const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find(one => one === value)

/**
 * Returns the name options that an element sets. Outside `<name>`, the attributes `delimiter` and `form` are called
 * `name-delimiter` and `name-form`.
 */
export function nameOptionsOf(element: XmlElement, isName = false): NameOptions {
  const options: NameOptions = {}
  const set = <K extends keyof NameOptions>(key: K, value: NameOptions[K] | undefined): void => {
    if (value !== undefined) options[key] = value
  }
  const text = (name: string): string | undefined => attributeOf(element, name)
  set('and', oneOf(['text', 'symbol'], text('and')))
  set('delimiter', text(isName ? 'delimiter' : 'name-delimiter'))
  set('delimiterPrecedesEtAl', text('delimiter-precedes-et-al'))
  set('delimiterPrecedesLast', text('delimiter-precedes-last'))
  set('etAlMin', wholeNumber(text('et-al-min')))
  set('etAlUseFirst', wholeNumber(text('et-al-use-first')))
  set('etAlUseLast', flag(text('et-al-use-last')))
  set('etAlSubsequentMin', wholeNumber(text('et-al-subsequent-min')))
  set('etAlSubsequentUseFirst', wholeNumber(text('et-al-subsequent-use-first')))
  set('form', oneOf(['long', 'short', 'count'], text(isName ? 'form' : 'name-form')))
  set('initialize', flag(text('initialize')))
  set('initializeWith', text('initialize-with'))
  set('nameAsSortOrder', oneOf(['first', 'all'], text('name-as-sort-order')))
  set('sortSeparator', text('sort-separator'))
  return options
}

export const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined

export const flag = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : text === 'true'

/** Returns the first child element with the given local name, or undefined if there is none. */
export const child = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(element).find(({ local }) => local === name)
