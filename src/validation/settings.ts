import { wrongArgument } from '../argument.ts'
import { unknownName } from '../datacite/known.ts'
import { type Severity, severityChoices } from '../diagnostic.ts'
import { otherFormatIds } from '../formats/ids.ts'
import { asKernel, type Kernel, properties, propertyAt } from '../kernel/index.ts'
import { entryOf, isObject, kindOf } from '../object.ts'
import type { RegistryEvent, RegistryWay } from '../registry/act.ts'
import { usualEffect } from '../registry/effects.ts'
import type { CheckOptions, Profile } from './report.ts'
import type { InputRule, Rule, RuleInfo } from './rule.ts'
import { inputRules, rules } from './rules/index.ts'

/** The options of a check, prepared once for all records. */
export interface Settings {
  kernel: Kernel | undefined
  profile: Profile
  /** The way that records are sent; by default the one of their format. */
  via: RegistryWay | undefined
  event: RegistryEvent | undefined
  rules: readonly Rule[]
  inputRules: readonly InputRule[]
  /** The properties that the configuration requires. */
  required: readonly string[]
  /** Severities that override the rules' own. */
  severities: ReadonlyMap<string, Severity>
}

const profiles: readonly Profile[] = ['registry', 'recommended', 'fair', 'strict']
const severities: readonly (Severity | 'off')[] = [...severityChoices, 'off']
const optionNames = ['from', 'kernel', 'profile', 'rules', 'via', 'event', 'required', 'ownRules']
const ways: readonly RegistryWay[] = ['json', 'xml']
const events: readonly RegistryEvent[] = ['none', 'register', 'publish', 'hide']
/** Rules that are gone, because the registry no longer does what they were about; options may still name them. */
const goneRules = ['issued-added', 'fos-added']
const ruleIds = [...inputRules, ...rules].map(({ id }) => id)

const remembered = new WeakMap<readonly Rule[], Map<string, Settings>>()
const none: readonly Rule[] = []

/** Turns options into settings; throws a `TypeError` that names a wrong option and the nearest right one. Equal options give the same settings. */
export function settingsOf(options: CheckOptions): Settings {
  const given: unknown = options
  if (!isObject(given))
    throw new TypeError(`The options should be an object such as { kernel: '4.6' }, not ${kindOf(given)}.`)
  let isUsual = true
  for (const name in given) {
    if (!optionNames.includes(name)) throw unknownName('option', name, optionNames)
    isUsual = false
  }
  if (isUsual && usual !== undefined) return usual
  const { from, kernel = 'auto', profile = 'recommended', rules: wanted = {}, via, event } = options
  const { required = [], ownRules = none } = options
  refuseForeign(from)
  if (kernel !== 'auto') asKernel(kernel)
  if (!profiles.includes(profile)) throw unknownName('profile', profile, profiles)
  if (via !== undefined && !ways.includes(via)) throw unknownName('way', via, ways)
  if (event !== undefined && !events.includes(event)) throw unknownName('event', event, events)
  if (!isObject(wanted as unknown))
    throw new TypeError(`The option rules should be an object such as { 'doi-case': 'off' }, not ${kindOf(wanted)}.`)
  requireProperties(required)
  requireRules(ownRules)
  const ids = [...ruleIds, ...ownRules.map(({ id }) => id)]
  for (const [id, severity] of Object.entries(wanted)) {
    if (id.startsWith('schema/'))
      throw new TypeError(`The severity of "${id}" is fixed, because schema findings decide whether a record is valid.`)
    if (!ids.includes(id) && !goneRules.includes(id)) throw unknownName('rule', id, ids)
    if (!severities.includes(severity)) throw unknownName('severity', severity, severities)
  }
  const key = `${kernel} ${profile} ${via} ${event} ${JSON.stringify([wanted, required])}`
  const known = remembered.get(ownRules) ?? new Map<string, Settings>()
  remembered.set(ownRules, known)
  const settings = known.get(key) ?? {
    ...workOut({ kernel, profile, rules: wanted, required, ownRules }),
    via,
    event,
  }
  if (known.size < 32) known.set(key, settings)
  if (isUsual) usual = settings
  return settings
}

/** The settings where no options are given. */
let usual: Settings | undefined

/** Throws a `TypeError` for a format that is none of DataCite's, with the call that makes one of it. */
function refuseForeign(from: string | undefined): void {
  if (otherFormatIds.some(id => id === from))
    throw new TypeError(
      `check reads DataCite's own formats, not "${from}"; convert first: convert(input, { from: '${from}', to: 'citable-json' }).`,
    )
}

function workOut({
  kernel,
  profile,
  rules: wanted,
  required,
  ownRules,
}: Required<Omit<CheckOptions, 'from' | 'via' | 'event'>>): Omit<Settings, 'via' | 'event'> {
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
  return {
    kernel: kernel === 'auto' ? undefined : kernel,
    profile,
    rules: [...rules, ...ownRules.map(guarded)].filter(isOn),
    inputRules: inputRules.filter(isOn),
    required,
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

function requireRules(ownRules: readonly Rule[]): void {
  if (!Array.isArray(ownRules)) throw wrongArgument('The option ownRules', 'a list of rules', ownRules)
  for (const rule of ownRules) {
    if (typeof rule?.id !== 'string' || typeof rule.check !== 'function')
      throw wrongArgument('An own rule', 'an object with id, severity and a function check', rule)
    if (ruleIds.includes(rule.id) || rule.id.startsWith('schema/'))
      throw new TypeError(`There is a rule "${rule.id}" already; give the own rule another id.`)
  }
}

/** A rule whose failure becomes a finding, so that the other rules go on. */
const guarded = (rule: Rule): Rule => ({
  ...rule,
  check(context) {
    try {
      rule.check(context)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      const message = `The rule ${rule.id} failed on this record: ${reason}. Correct the rule; the others went on.`
      context.report({ path: [], message, actual: undefined, severity: 'error' })
    }
  },
})
