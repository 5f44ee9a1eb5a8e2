/** The Cyrillic letters of the font encoding T2A, each with the end of its command: `zh` is \cyrzh for ж and \CYRZH for Ж. */
const letters =
  'а a б b в v г g д d е e ё yo ж zh з z и i й ishrt к k л l м m н n о o п p р r с s т t у u ф f х h ц c ч ch ш sh щ shch ъ hrdsn ы ery ь sftsn э erev ю yu я ya ґ gup є ie і ii ї yi ђ dje ј je љ lje њ nje ћ tshe џ dzhe ў ushrt ѕ dze ә schwa ғ ghcrs қ kdsc ң ndsc ө otld ү y ұ ystr һ shha'

const pairs = letters
  .split(' ')
  .flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? ''] as const] : []))

/** Cyrillic letters of either case with their commands (LaTeX 2e, font encoding T2A). */
export const cyrillic: readonly (readonly [letter: string, command: string])[] = pairs.flatMap(([letter, name]) => [
  [letter, `cyr${name}`],
  [letter.toUpperCase(), `CYR${name.toUpperCase()}`],
])

const spoken: Readonly<Record<string, string>> = {
  ishrt: 'j',
  hrdsn: '',
  sftsn: '',
  ery: 'y',
  erev: 'e',
  gup: 'g',
  ii: 'i',
  ushrt: 'u',
}

/** Romanised lower-case Cyrillic letters for citation keys; not a transliteration standard. */
export const romanisedCyrillic: ReadonlyMap<string, string> = new Map(
  pairs.map(([letter, name]) => [letter, spoken[name] ?? name]),
)
