/** The parts into which the gem namae splits a name. */
export interface TakenApart {
  family?: string
  given?: string
}

type Kind = 'upper' | 'lower' | 'particle' | 'title' | 'suffix' | 'appellation' | 'comma'

/**
 * Parses the name of the first person in a text. Returns undefined where the gem namae fails.
 *
 * The gem fails, for example, at a digit, a bracket, a caseless script, or a title after the comma.
 *
 * `hasParticles` is true if a capitalised `Von` or `De` belongs to the family name, as from namae 1.1 on.
 */
export function takenApart(text: string, { hasParticles }: { hasParticles: boolean }): TakenApart | undefined {
  const tokens = tokensOf(text.trim(), hasParticles ? kinds : kinds.filter(([kind]) => kind !== 'particle'))
  if (tokens === undefined || tokens.length === 0) return undefined
  const comma = tokens.findIndex(([kind]) => kind === 'comma')
  return comma === -1 ? displayed(tokens) : sorted(tokens.slice(0, comma), tokens.slice(comma + 1))
}

type Token = readonly [Kind, string]

const separator = /^\s*(?:\band\b|&|;)\s*/i
type Kinds = readonly (readonly [Kind, RegExp])[]

const kinds: Kinds = [
  [
    'title',
    /^\s*\b(?:sir|lord|count(?:ess)?|(?:gen|adm|col|maj|capt|cmdr|lt|sgt|cpl|pvt|pastor|pr|reverend|rev|elder|deacon|deaconess|father|fr|rabbi|cantor|vicar|prof|dr|md|ph\.?d)\.?)(?:\s+|$)/i,
  ],
  ['suffix', /^\s*\b(?:JR|Jr|jr|SR|Sr|sr|[IVX]{2,})(?:\.|\b)/],
  ['appellation', /^\s*\b(?:(?:mrs?|ms|fr|hr)\.?|miss|herr|frau)(?:\s+|$)/i],
  ['particle', /^\s*\b(?:D[aiu]|De[rs]?|St\.?|Saint|La|Les|V[ao]n)(?:\s+|$)/],
  ['upper', /^\p{Lu}[^\s,;]*/u],
  ['lower', /^\p{Ll}[^\s,;]*/u],
]

function tokensOf(text: string, kinds: Kinds): Token[] | undefined {
  const tokens: Token[] = []
  let rest = text.slice(0, 2000)
  let commas = 0
  while (rest !== '') {
    if (separator.test(rest)) return tokens
    const [comma] = /^\s*,\s*/.exec(rest) ?? []
    if (comma !== undefined) {
      const isSecond = commas === 1
      if (
        commas > 1 ||
        (isSecond && !tokens.some(([kind]) => kind === 'suffix') && !startsWithSuffix(rest.slice(comma.length)))
      )
        return tokens
      commas++
      if (!isSecond) tokens.push(['comma', ','])
      rest = rest.slice(comma.length)
      continue
    }
    const [blank] = /^\s+/.exec(rest) ?? []
    if (blank !== undefined) {
      rest = rest.slice(blank.length)
      continue
    }
    const found = kinds.map(([kind, pattern]) => [kind, pattern.exec(rest)?.[0]] as const).find(([, match]) => match)
    if (found?.[1] === undefined) return undefined
    const [kind, match] = found
    tokens.push([kind === 'appellation' && tokens.length > 0 ? 'upper' : kind, match.trim()])
    rest = rest.slice(match.length)
  }
  return tokens
}

const startsWithSuffix = (text: string): boolean => kinds[1]?.[1].test(text) ?? false

const joined = (tokens: readonly Token[]): string => tokens.map(([, text]) => text).join(' ')
const isLast = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && (tokens.length === 1 && tokens[0]?.[0] === 'lower' ? true : tokens.at(-1)?.[0] === 'upper')

/**
 * Parses `Family, Given`: a family name with its particles, a comma, then words other than titles and forms of address.
 */
function sorted(before: readonly Token[], after: readonly Token[]): TakenApart | undefined {
  const isFamily =
    before.every(([kind]) => kind === 'upper' || kind === 'lower' || kind === 'particle') &&
    (isLast(before) || (before.length > 1 && before.at(-1)?.[0] === 'lower' && before.at(-2)?.[0] !== 'upper'))
  const given = after.filter(([kind]) => kind !== 'suffix')
  if (!isFamily || given.some(([kind]) => kind === 'title' || kind === 'appellation')) return undefined
  return { family: joined(before), ...(given.length > 0 && { given: joined(given) }) }
}

/**
 * Parses `Given Family`: the family name starts at the first particle, else it is the last word.
 *
 * A single word is a given name, or a family name if a title, a suffix or a form of address such as `Mr` accompanies
 * the word.
 */
function displayed(tokens: readonly Token[]): TakenApart | undefined {
  const words = tokens.filter(
    ([kind], at) => !(at === 0 && kind === 'appellation') && kind !== 'suffix' && kind !== 'title',
  )
  if (words.length === 0) return undefined
  if (words.length === 1) return tokens.length === 1 ? { given: joined(words) } : { family: joined(words) }
  const particle = words.findIndex(([kind]) => kind !== 'upper')
  const start = particle === -1 || particle === words.length - 1 ? words.length - 1 : particle
  const given = joined(words.slice(0, start))
  return { family: joined(words.slice(start)), ...(given !== '' && { given }) }
}
