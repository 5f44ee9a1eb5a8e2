import type { Verdict } from './ask.ts'
import type { FoundIdentifier, OnlineKind } from './found.ts'
import type { OnlineRuleId } from './rules.ts'

/** What is to be said of an identifier; undefined where it is as it should be. */
export function findingOn(
  { kind, value, names }: FoundIdentifier,
  verdict: Verdict,
): { rule: OnlineRuleId; message: string } | undefined {
  if (verdict.is === 'private')
    return {
      rule: 'online/url-private',
      message: `The address ${shown(value)} is of this machine or of a local network, so it was not asked; give one that all can reach.`,
    }
  if (verdict.is === 'missing')
    return { rule: missing[kind].rule, message: missing[kind].message(shown(value), verdict.reason) }
  if (verdict.is !== 'there') return undefined
  const known = verdict.names.slice(0, 3).map(shown).join(', ')
  if (kind === 'ror' && verdict.note === 'withdrawn')
    return {
      rule: 'online/ror-withdrawn',
      message: `ROR has withdrawn the ID ${value} (${known}); look at https://ror.org/${value} for the one to use.`,
    }
  if ((kind !== 'orcid' && kind !== 'ror') || isSameName(names, verdict.names)) return undefined
  return {
    rule: `online/${kind}-name`,
    message: `${kind === 'orcid' ? 'The ORCID iD' : 'The ROR ID'} ${value} is that of ${known}, not of ${shown(names[0] ?? '')}; correct the one or the other.`,
  }
}

const missing = {
  doi: {
    rule: 'online/doi-unknown',
    message: (value, reason) => `The DOI ${value} is not registered (${reason}); correct it, or register it first.`,
  },
  orcid: {
    rule: 'online/orcid-unknown',
    message: (value, reason) =>
      `ORCID has no open record of the iD ${value} (${reason}); ask the person for the right one.`,
  },
  ror: {
    rule: 'online/ror-unknown',
    message: (value, reason) =>
      `ROR has no organisation of the ID ${value} (${reason}); look it up at https://ror.org/search.`,
  },
  url: {
    rule: 'online/url-unreachable',
    message: (value, reason) => `The address ${value} leads nowhere (${reason}); correct or remove it.`,
  },
} as const satisfies Record<OnlineKind, { rule: OnlineRuleId; message(value: string, reason: string): string }>

const shown = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text)

/** Whether one of the names in a record may be meant by one of those at a registry: they share a word that tells something, or their scripts differ. */
export function isSameName(given: readonly string[], known: readonly string[]): boolean {
  if (given.length === 0 || known.length === 0) return true
  return given.some(one => known.some(other => shareWord(one, other)))
}

function shareWord(one: string, other: string): boolean {
  if (hasLatin(one) !== hasLatin(other)) return true
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return words.some(word => others.includes(word))
}

const hasLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name)

/** The words of a name without accents; initials, and words that many organisations have, say nothing unless there are no others. */
function wordsOf(name: string): string[] {
  const words = name
    .slice(0, 1000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
  const telling = words.filter(word => word.length > 1 && !common.has(word))
  return telling.length > 0 ? telling : words
}

const common: ReadonlySet<string> = new Set(
  'of the and for at in de la le du des et der die das und fur von del di da do dos e y university universitat universite universidad universidade universita institute institut instituto istituto college school center centre zentrum department national foundation research society'.split(
    ' ',
  ),
)
