import { checkedOptions, requireFlag, unknownName, wrongArgument } from '../core/argument.ts'
import { type Severity, severityChoices } from '../core/diagnostic.ts'
import { entryOf, isObject, kindOf } from '../core/object.ts'
import { otherFormatIds } from '../formats/ids.ts'
import { asKernel, type Kernel, properties, propertyAt } from '../kernel/index.ts'
import { messagesOf } from '../messages/message.ts'
import type { Datacite } from '../model/datacite.ts'
import type { BehaviourId, RegistryEvent, RegistryWay } from '../registry/act.ts'
import type { Behaviour } from '../registry/behaviour.ts'
import { usualEffect } from '../registry/effects.ts'
import type { FairScore } from './fair.ts'
import type { CheckOptions, Profile } from './report.ts'
import type { InputRule, Rule, RuleInfo } from './rule.ts'
import { registryRuleId, registryRuleIds } from './run/registry-rules.ts'

/**
 * The rules of a check, in addition to those of the schema and the registry's table. A bundle of the check contains no
 * other rules.
 */
export interface RuleBook {
  rules: readonly Rule[]
  inputRules: readonly InputRule[]
  /** Scores a record in the profile `fair`. The profile is unavailable without this function. */
  fairScore?: (record: Datacite) => FairScore
  /**
   * All behaviours of the registry, including those that only add values. Present only in checks that may report
   * additions.
   */
  behaviours?: readonly Behaviour[]
}

/** The options of a check, prepared once for all records. */
export interface Settings {
  kernel: Kernel | undefined
  profile: Profile
  /** True if the check also reports values that the registry changes, or drops without harm. */
  tellsChanges: boolean
  /** Scores each record; undefined if no score was requested. */
  fairScore: RuleBook['fairScore']
  /**
   * The behaviours of the rule book if the profile is `registry` or `strict`, or if a rule `registry/…` is enabled;
   * otherwise undefined.
   */
  behaviours: readonly Behaviour[] | undefined
  /**
   * The request format that the check assumes. If undefined, each record's own format determines the request format.
   */
  via: RegistryWay | undefined
  event: RegistryEvent | undefined
  /** True if the records change existing DOIs. */
  update: boolean
  rules: readonly Rule[]
  inputRules: readonly InputRule[]
  /** The properties that the configuration requires. */
  required: readonly string[]
  /**
   * The ids of the family `registry/…` that are disabled (`off`) or enabled explicitly (`on`).
   *
   * A disabled rule also disables the ids with the same behaviour.
   */
  registryRules: { off: ReadonlySet<string>; on: ReadonlySet<string> }
  /** The registry behaviours of the input rules for `datacite-rest` that do not run in this check. */
  sentBack: ReadonlySet<BehaviourId>
  /** Severities that override the rules' own. */
  severities: ReadonlyMap<string, Severity>
}

const profiles: readonly Profile[] = ['registry', 'recommended', 'fair', 'strict']
const severities: readonly (Severity | 'off')[] = [...severityChoices, 'off']
/** The names of the check options. */
export const checkOptionNames = [
  'from',
  'kernel',
  'profile',
  'rules',
  'via',
  'event',
  'update',
  'required',
  'ownRules',
  'maxFindings',
]
const ways: readonly RegistryWay[] = ['json', 'xml']
const events: readonly RegistryEvent[] = ['none', 'register', 'publish', 'hide']
/** Removed rules whose registry behaviour no longer exists. Options may still name them. */
const goneRules = ['issued-added', 'fos-added']
/**
 * Ids of findings that readers of other formats report. The check options accept these ids, because the options also
 * apply to converted records.
 */
export const readingRuleIds = ['unreadable-value'] as const
const none: readonly Rule[] = []

/**
 * Data computed once per rule book: the ids of its rules, and the settings for each combination of custom rules and
 * options.
 */
interface Prepared {
  ids: readonly string[]
  known: WeakMap<readonly Rule[], Map<string, Settings>>
  /** The settings of a check without options. */
  usual?: Settings
}

const prepared = new WeakMap<RuleBook, Prepared>()

function prepare(book: RuleBook): Prepared {
  const ids = [...book.inputRules, ...book.rules].map(({ id }) => id)
  const made: Prepared = { ids, known: new WeakMap() }
  prepared.set(book, made)
  return made
}

/**
 * Converts options to settings. Equal options with the same list of custom rules usually result in the same object.
 *
 * @throws TypeError for an unknown option or an invalid value.
 */
export function settingsOf(options: CheckOptions, book: RuleBook): Settings {
  const checked = checkedOptions(options, checkOptionNames, { example: "{ kernel: '4.6' }" })
  const ready = prepared.get(book) ?? prepare(book)
  const isUsual = Object.keys(checked).length === 0
  if (isUsual && ready.usual !== undefined) return ready.usual
  const { from, kernel = 'auto', profile = 'recommended', rules: wanted = {}, via, event } = checked
  const { required = [], ownRules = none, update = false } = checked
  refuseForeign(from)
  if (kernel !== 'auto') asKernel(kernel)
  if (!profiles.includes(profile)) throw unknownName('profile', profile, profiles)
  if (profile === 'fair' && book.fairScore === undefined)
    throw new TypeError('The profile "fair" needs all rules; call check, which also accepts values.')
  if (via !== undefined && !ways.includes(via)) throw unknownName('way', via, ways)
  if (event !== undefined && !events.includes(event)) throw unknownName('event', event, events)
  requireFlag('The option update', update)
  requireProperties(required)
  requireRules(ownRules, ready.ids)
  requireSeverities(
    wanted,
    [...ready.ids, ...registryRuleIds, ...readingRuleIds, ...ownRules.map(({ id }) => id)],
    book,
  )
  const key = `${kernel} ${profile} ${via} ${event} ${update} ${JSON.stringify([wanted, required])}`
  const known = ready.known.get(ownRules) ?? new Map<string, Settings>()
  ready.known.set(ownRules, known)
  const settings = known.get(key) ?? {
    ...workOut({ kernel, profile, rules: wanted, required, ownRules }, book),
    via,
    event,
    update,
  }
  if (known.size < 32) known.set(key, settings)
  if (isUsual) ready.usual = settings
  return settings
}

function refuseForeign(from: string | undefined): void {
  if (otherFormatIds.some(id => id === from))
    throw new TypeError(
      `check reads DataCite's own formats, not "${from}"; convert first: convert(input, { from: '${from}', to: 'citable-json' }).`,
    )
}

function workOut(
  {
    kernel,
    profile,
    rules: wanted,
    required,
    ownRules,
  }: Required<Omit<CheckOptions, 'from' | 'via' | 'event' | 'update' | 'maxFindings'>>,
  { rules, inputRules, fairScore, behaviours }: RuleBook,
): Omit<Settings, 'via' | 'event' | 'update'> {
  const isOn = (rule: RuleInfo): boolean => {
    const { id, strict, fair } = rule
    const severity = entryOf(wanted, id)
    if (severity !== undefined) return severity !== 'off'
    return (
      (strict === undefined && fair === undefined) ||
      profile === 'strict' ||
      (profile === 'fair' && fair === true) ||
      (profile === 'registry' && usualEffect(rule.behaviours) !== 'accepts')
    )
  }
  const isAsked = (id: string): boolean => entryOf(wanted, id) !== undefined && entryOf(wanted, id) !== 'off'
  const tellsChanges = profile === 'registry' || profile === 'strict'
  const hushed = [...inputRules, ...rules]
    .filter(({ id }) => entryOf(wanted, id) === 'off')
    .flatMap(({ behaviours = [] }) => behaviours.map(registryRuleId))
  return {
    kernel: kernel === 'auto' ? undefined : kernel,
    profile,
    fairScore: profile === 'fair' ? fairScore : undefined,
    tellsChanges,
    behaviours: tellsChanges || registryRuleIds.some(isAsked) ? behaviours : undefined,
    rules: [...rules, ...ownRules.map(guarded)].filter(isOn),
    inputRules: inputRules.filter(isOn),
    required,
    registryRules: {
      off: new Set([
        ...registryRuleIds.filter(id => entryOf(wanted, id) === 'off'),
        ...hushed.filter(id => !isAsked(id)),
      ]),
      on: new Set(registryRuleIds.filter(isAsked)),
    },
    sentBack: new Set(
      inputRules
        .filter(rule => rule.formats?.includes('datacite-rest') && !isOn(rule))
        .flatMap(({ behaviours = [] }) => behaviours),
    ),
    severities: new Map(Object.entries(wanted).filter((entry): entry is [string, Severity] => entry[1] !== 'off')),
  }
}

function requireProperties(required: readonly string[]): void {
  if (!Array.isArray(required) || !required.every(name => typeof name === 'string'))
    throw wrongArgument('The option required', "a list such as ['subjects', 'creators.nameIdentifiers']", required)
  for (const name of required) {
    if (propertyAt(name.split('.')) !== undefined) continue
    throw unknownName(
      'property',
      name,
      properties.map(({ path }) => path.replaceAll('[]', '')),
    )
  }
}

function requireRules(ownRules: readonly Rule[], ruleIds: readonly string[]): void {
  if (!Array.isArray(ownRules)) throw wrongArgument('The option ownRules', 'a list of rules', ownRules)
  for (const rule of ownRules) {
    if (typeof rule?.id !== 'string' || typeof rule.check !== 'function')
      throw wrongArgument('An own rule', 'an object with id, severity and a function check', rule)
    if (ruleIds.includes(rule.id) || /^(?:schema|registry)\//.test(rule.id))
      throw new TypeError(`The rule "${rule.id}" already exists; give your rule another id.`)
  }
}

function requireSeverities(wanted: Required<CheckOptions>['rules'], ids: readonly string[], book: RuleBook): void {
  if (!isObject(wanted as unknown))
    throw new TypeError(`The option rules should be an object such as { 'doi-case': 'off' }, not ${kindOf(wanted)}.`)
  for (const [id, severity] of Object.entries(wanted)) {
    if (id.startsWith('schema/'))
      throw new TypeError(`The severity of "${id}" is fixed, because schema findings decide whether a record is valid.`)
    if (!ids.includes(id) && !goneRules.includes(id)) {
      if (book.fairScore === undefined)
        throw new TypeError(`checkValue does not apply the rule "${id}"; check applies all rules.`)
      throw unknownName('rule', id, ids)
    }
    if (!severities.includes(severity)) throw unknownName('severity', severity, severities)
  }
}

const say = messagesOf('own-rule', {
  failed: 'The rule {rule} failed on this record: {reason}. Correct the rule; the other rules still ran.',
})

/** Wraps a rule so that its failure becomes a finding and the other rules still run. */
const guarded = (rule: Rule): Rule => ({
  ...rule,
  check(context) {
    try {
      rule.check(context)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      context.report({
        path: [],
        message: say('failed', { rule: rule.id, reason }),
        actual: undefined,
        severity: 'error',
      })
    }
  },
})
