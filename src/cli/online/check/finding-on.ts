import { type Message, messagesOf } from '../../../messages/message.ts'
import type { Verdict } from './ask.ts'
import type { FoundIdentifier, OnlineKind } from './found.ts'
import type { OnlineRuleId } from './rules.ts'

const text = messagesOf('online', {
  private:
    'The host of the address {address} is not public, so no request was sent; give a publicly reachable address.',
  doiUnknown: 'The DOI {value} is not registered ({reason}); correct it, or register it first.',
  orcidUnknown: 'ORCID has no public record for the iD {value} ({reason}); ask the person for the correct iD.',
  rorUnknown:
    'ROR has no organisation with the ID {value} ({reason}); look up the organisation at https://ror.org/search.',
  urlUnreachable: 'The address {value} cannot be reached ({reason}); correct or remove it.',
  rorWithdrawn: 'ROR has withdrawn the ID {value} ({names}); see https://ror.org/{value} for a replacement.',
  orcidName: 'ORCID lists the iD {value} under {known}, not under "{given}"; correct the iD or the name.',
  rorName: 'ROR lists the ID {value} under {known}, not under "{given}"; correct the ID or the name.',
})

/** Returns the finding on an identifier, or undefined if there is none. */
export function findingOn(
  { kind, value, names }: FoundIdentifier,
  verdict: Verdict,
): { rule: OnlineRuleId; message: Message } | undefined {
  if (verdict.is === 'private')
    return { rule: 'online/url-private', message: text('private', { address: shown(value) }) }
  if (verdict.is === 'missing') {
    const { rule, key } = missing[kind]
    return { rule, message: text(key, { value: shown(value), reason: verdict.reason }) }
  }
  if (verdict.is !== 'there') return undefined
  const known = verdict.names.slice(0, 3).map(shown).join(', ')
  if (kind === 'ror' && verdict.note === 'withdrawn')
    return { rule: 'online/ror-withdrawn', message: text('rorWithdrawn', { value, names: known }) }
  if ((kind !== 'orcid' && kind !== 'ror') || isSameName(names, verdict.names)) return undefined
  return {
    rule: `online/${kind}-name`,
    message: text(`${kind}Name`, { value, known, given: shown(names[0] ?? '') }),
  }
}

const missing = {
  doi: { rule: 'online/doi-unknown', key: 'doiUnknown' },
  orcid: { rule: 'online/orcid-unknown', key: 'orcidUnknown' },
  ror: { rule: 'online/ror-unknown', key: 'rorUnknown' },
  url: { rule: 'online/url-unreachable', key: 'urlUnreachable' },
} as const satisfies Record<OnlineKind, { rule: OnlineRuleId; key: string }>

const shown = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text)

/**
 * True if a name in a record may match a name in a registry: the names share a word, or only one has Latin letters.
 * Also true if there are no names to compare.
 */
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

/**
 * Returns the words of a name, in lower case and without accents. Initials, and words that many organisations share,
 * count only if the name has no other words.
 */
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
