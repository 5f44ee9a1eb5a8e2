/** Options for shortening given names. */
export interface Initialing {
  /** The text after each initial, such as `.` or `. `. */
  with: string
  /** True if names are shortened to initials. If false, only existing initials get the text `with`. */
  shortens: boolean
  /** True if initials of hyphenated names keep the hyphen. */
  hyphen: boolean
}

/**
 * Shortens given names to initials: `Jean-Luc Marie` to `J.-L. M.`. Names that do not start with a Latin, Greek,
 * Cyrillic, Hebrew, Arabic or Thai letter are not shortened.
 */
export function initials(name: string, { with: ending, shortens, hyphen }: Initialing): string {
  const given = shortens && /[([]/.test(name) ? name.replace(bracketed, '').trim() || name : name
  const short = shortens ? simpleInitials(given, ending) : undefined
  if (short !== undefined) return short
  const born = shortens ? given.search(bornAs) : -1
  if (born > 0) return initials(given.slice(0, born), { with: ending, shortens, hyphen })
  if (!beginsWithLetter.test(given)) return given
  const spaced = (hyphen ? given : given.replaceAll('-', ' ')).replace(/\.(?=[^\s.)\]-])/g, '. ').trim()
  const pieces = spaced.split(between)
  const shortened = (name = ''): string | undefined => (shortens ? initialOf(name) : bareInitial(name))
  let text = ''
  let initial = shortened(pieces[0])
  for (let place = 0; place < pieces.length; place += 2) {
    const next = shortened(pieces[place + 2])
    const isHyphen = pieces[place + 1]?.includes('-') ?? false
    text += initial === undefined ? pieces[place] : initial + (isHyphen ? ending.trimEnd() : ending)
    if (isHyphen) text += '-'
    else if (initial === undefined || next === undefined) text += ' '
    initial = next
  }
  return text.replace(allWide, ' ').trim()
}

/** Matches a part in brackets, which repeats names in full: `E. G. (Elise Gertrud)`. */
const bracketed = /\s{0,9}[([][^()[\]]{0,100}[)\]]?/g

/** Matches a word such as `née` before a birth name, and the first letter of the birth name. */
const bornAs = /\s(?:n[ée]e?|geb\.|geborene[rn]?)\s+\p{Lu}/u

/**
 * Returns the initials of a name of ASCII words that are capitalised or already abbreviated, as most names are. Returns
 * undefined for other names, and if the text after initials is unusual.
 */
function simpleInitials(given: string, ending: string): string | undefined {
  if (!usualEndings.includes(ending)) return undefined
  let text = ''
  for (let place = 0; ; place++) {
    const code = given.charCodeAt(place)
    if (!(code >= 65 && code <= 90)) return undefined
    text += given[place] + ending
    place++
    if (given[place] === '.') place++
    else while (given.charCodeAt(place) >= 97 && given.charCodeAt(place) <= 122) place++
    if (place === given.length) return text.trimEnd()
    if (given[place] !== ' ') return undefined
  }
}

const usualEndings = ['.', '. ', '', ' ']

const allWide = /[\t\n\r ]{2,}|[\t\n\r]/g
const beginsWithLetter =
  /^[&\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]/u
/** Matches the capital at the start of a name, or several capitals that represent one sound, such as `YU` in `YUri`. */
const capitals = /^(?:\p{Lu}{2,10}(?=\p{Ll})|[\p{Lu}\p{Lt}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]\p{M}*)/u
/** Matches the boundary between given names. A lower-case part after a hyphen belongs to the preceding name. */
const between = /(\s+|\s*-\s*(?!\p{Ll}))/u

/**
 * Returns the initial of a name, or all of an abbreviated name (`Ph.`) without its period. Returns undefined for a name
 * that does not start with a capital, such as a particle.
 */
function initialOf(name: string): string | undefined {
  const [first] = capitals.exec(name) ?? []
  if (first !== undefined && name.length > 2 && name.endsWith('.')) return name.slice(0, -1)
  return first && first.slice(0, 1) + first.slice(1).toLowerCase()
}

/** Returns an initial or abbreviated name (`J`, `J.`, `Chr.`) without its period. Returns undefined for other names. */
function bareInitial(name: string): string | undefined {
  if (name.length > 1 && name.endsWith('.')) return name.slice(0, -1)
  return capitals.exec(name)?.[0] === name ? name : undefined
}
