import type { Severity } from '../../core/diagnostic.ts'
import { isObject } from '../../core/object.ts'
import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { followedBy, type Message, messagesOf, type Said } from '../../messages/message.ts'
import type { RegistryAction } from '../../registry/act.ts'
import type { RecordAct } from '../../registry/act-index.ts'
import type { RecordEffects } from '../../registry/effects.ts'
import { type BehaviourReason, partOf, reasonMessage, reasonsToday } from '../../registry/tables/reasons.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Finding, RuleInfo } from '../rule.ts'
import type { Settings } from '../settings.ts'
import { registryRuleId, severityOfAction } from './registry-rules.ts'

/** A finding about a {@link RecordAct}, with the rule and the effect. */
export interface RegistryFinding {
  rule: RuleInfo
  finding: Omit<Finding, 'path'>
  act: RecordAct
  effect: RegistryAction
}

/**
 * Returns findings for the registry's effects on a record, except effects that other findings report.
 *
 * Harmless losses and changes are reported only in the profiles `registry` and `strict`, and additions only in
 * `strict`, unless their rule is enabled explicitly. Changes by the same behaviour are reported once, with the number
 * of other places; other effects are reported at every place.
 */
export function registryFindings(effects: RecordEffects, settings: Settings, source: JudgedSource): RegistryFinding[] {
  const findings: RegistryFinding[] = []
  const first = new Map<string, { finding: RegistryFinding; places: number }>()
  for (const act of effects.untold()) {
    const id = registryRuleId(act.behaviour)
    if (isSilent(act, id, settings, source)) continue
    const known = first.get(id)
    if (known !== undefined && act.effect === 'changes') {
      known.places++
      continue
    }
    const why = reasonsToday[act.behaviour] ?? { reason: '' }
    const finding: RegistryFinding = {
      rule: { id, severity: severityOf(act.effect, why) },
      finding: { message: messageOf(act, why), actual: act.before },
      act,
      effect: act.effect,
    }
    findings.push(finding)
    if (act.effect === 'changes') first.set(id, { finding, places: 1 })
  }
  for (const { finding, places } of first.values())
    if (places > 1)
      finding.finding.message = followedBy(finding.finding.message, say('elsewhere', { places: places - 1 }))
  return findings
}

/** The properties of a record that determine which effects are reported as findings. */
export interface JudgedSource {
  format: string
  /** True if findings about the record's kernel are suppressed. */
  isKernelTaken: boolean
  doi: unknown
}

function isSilent(
  act: RecordAct,
  id: string,
  { profile, tellsChanges, registryRules, sentBack }: Settings,
  { format, isKernelTaken, doi }: JudgedSource,
): boolean {
  if (registryRules.off.has(id)) return true
  if (act.behaviour === 'kernel-refused' && isKernelTaken) return true
  if (format === 'datacite-rest' && sentBack.has(act.behaviour) && isAffiliation(act)) return true
  if (registryRules.on.has(id)) return false
  if (act.effect === 'drops') return !tellsChanges && isUnmissed(act, format, doi)
  if (act.effect !== 'changes') return false
  return !tellsChanges || (isAddition(act) && profile !== 'strict')
}

/**
 * True if a dropped value is dispensable: an empty value, a repeated subject, the record's own DOI or URL, the language
 * of a name, or a value that the registry derived from other members.
 */
function isUnmissed({ behaviour, before, path }: RecordAct, format: string, doi: unknown): boolean {
  if (behaviour === 'alternate-doi-dropped') {
    const { identifier, alternateIdentifier = identifier } = isObject(before) ? before : {}
    return isSameDoi(alternateIdentifier, doi)
  }
  if (behaviour === 'unknown-member-dropped')
    return format === 'datacite-rest' && (path[0] === 'container' || (path[0] === 'id' && isSameDoi(before, doi)))
  // Names are read in any language, and the record keeps its own language.
  if (behaviour === 'name-language-lost') return true
  return reasonsToday[behaviour]?.isHarmless === true
}

function isSameDoi(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map(text => (typeof text === 'string' ? parseDoi(text) : undefined))
  return a !== undefined && b !== undefined && doiKey(a) === doiKey(b)
}

/**
 * True if the registry's effect concerns an affiliation. The registry returns affiliations as texts, but does not
 * accept texts.
 */
const isAffiliation = ({ path }: RecordAct): boolean => path.includes('affiliation')

const isAddition = ({ effect, before }: RecordAct): boolean =>
  effect === 'changes' &&
  (before === undefined || (typeof before === 'object' && before !== null && Object.keys(before).length === 0))

const severityOf = (effect: RegistryAction, { isHarmless }: BehaviourReason): Severity =>
  effect === 'drops' && isHarmless === true ? 'info' : severityOfAction[effect]

function messageOf(act: RecordAct, why: BehaviourReason): Said {
  const { behaviour, effect } = act
  const reason = followedBy(factOf(act), reasonMessage(behaviour, why, effect))
  const advice = partOf(behaviour, why, 'advice')
  return advice === undefined ? reason : followedBy(reason, advice)
}

function factOf({ before, after, effect, path }: RecordAct): Message {
  const name = String(path.findLast(step => typeof step === 'string') ?? 'record')
  const place = say(typeof path.at(-1) === 'number' ? 'entry' : 'value', { name })
  if (effect === 'rejects')
    return before === undefined
      ? say('missing', { name })
      : say('refused', { what: isPlain(before) ? quoted(before) : place })
  if (after === undefined)
    return say('dropped', { what: isPlain(before) ? say('valueOf', { value: quoted(before), name }) : place })
  if (before === undefined)
    return isPlain(after) ? say('added', { value: quoted(after), name }) : say('addedUnseen', { name })
  if (typeof before !== 'string' || typeof after !== 'string') {
    const stored = isPlain(after) ? quoted(after) : say(Array.isArray(after) ? 'list' : 'object')
    return say('stored', { what: isPlain(before) ? quoted(before) : place, stored })
  }
  const [given, stored] = around(before, after)
  return say('stored', { what: quoted(given), stored: quoted(stored) })
}

const say = messagesOf('registry', {
  entry: 'An entry of {name}',
  value: 'The value of {name}',
  valueOf: 'The value {value} of {name}',
  quoted: '"{value}"',
  list: 'a list',
  object: 'an object',
  missing: 'The member {name} is missing, so the record is rejected.',
  refused: '{what} is rejected.',
  dropped: '{what} is dropped.',
  added: '{value} is added for the member {name}.',
  addedUnseen: 'A value is added for the member {name}.',
  stored: '{what} is stored as {stored}.',
  elsewhere: 'The same happens in {places, plural, one {# other place} other {# other places}}.',
})

const quoted = (value: unknown): Message => say('quoted', { value: shorten(value) })

/** True if a value is shown in messages: a text, a number or a boolean. */
const isPlain = (value: unknown): boolean => typeof value !== 'object' && value !== undefined

/**
 * Cuts two texts to start at a word before their first difference, unless they differ within the first 40 characters.
 */
function around(before: string, after: string): [string, string] {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  const from = at < 40 ? 0 : before.lastIndexOf(' ', at - 10) + 1
  return from === 0 ? [before, after] : [`…${before.slice(from)}`, `…${after.slice(from)}`]
}
