import type { Decoration, NamePart } from './nodes.ts'

/** The empty decoration. */
export const plain: Decoration = {
  prefix: '',
  suffix: '',
  setting: undefined,
  quotes: false,
  display: undefined,
  textCase: undefined,
  stripPeriods: false,
}

export const plainPart: NamePart = { text: plain, affixes: plain }

/** Returns a decoration without its affixes. */
export const withoutAffixes = (decoration: Decoration): Decoration =>
  decoration.prefix === '' && decoration.suffix === '' ? decoration : { ...decoration, prefix: '', suffix: '' }

/** Returns only the affixes of a decoration. */
export const affixesOf = ({ prefix, suffix }: Decoration): Decoration =>
  prefix === '' && suffix === '' ? plain : { ...plain, prefix, suffix }
