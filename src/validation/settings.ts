import { unknownName } from '../datacite/known.ts'
import type { Severity } from '../diagnostic.ts'
import { asKernel, type Kernel } from '../kernel/index.ts'
import { entryOf, isObject, kindOf } from '../object.ts'
import type { RegistryEvent, RegistryWay } from '../registry/behaviour.ts'
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
  /** Severities that override the rules' own. */
  severities: ReadonlyMap<string, Severity>
}

const profiles: readonly Profile[] = ['registry', 'recommended', 'strict']
const severities: readonly (Severity | 'off')[] = ['error', 'warning', 'info', 'off']
const optionNames = ['from', 'kernel', 'profile', 'rules', 'via', 'event']
const ways: readonly RegistryWay[] = ['json', 'xml']
const events: readonly RegistryEvent[] = ['none', 'register', 'publish', 'hide']
/** Rules that are gone, because the registry no longer does what they were about; options may still name them. */
const goneRules = ['issued-added', 'fos-added']
const ruleIds = [...inputRules, ...rules].map(({ id }) => id)

const remembered = new Map<string, Settings>()

/** Turns options into settings; throws a `TypeError` that names a wrong option and the nearest right one. Equal options give the same settings. */
export function settingsOf(options: CheckOptions): Settings {
  const given: unknown = options
  if (!isObject(given))
    throw new TypeError(`The options should be an object such as { kernel: '4.6' }, not ${kindOf(given)}.`)
  for (const name in given) if (!optionNames.includes(name)) throw unknownName('option', name, optionNames)
  const { kernel = 'auto', profile = 'recommended', rules: wanted = {}, via, event } = options
  if (kernel !== 'auto') asKernel(kernel)
  if (!profiles.includes(profile)) throw unknownName('profile', profile, profiles)
  if (via !== undefined && !ways.includes(via)) throw unknownName('way', via, ways)
  if (event !== undefined && !events.includes(event)) throw unknownName('event', event, events)
  if (!isObject(wanted as unknown))
    throw new TypeError(`The option rules should be an object such as { 'doi-case': 'off' }, not ${kindOf(wanted)}.`)
  for (const [id, severity] of Object.entries(wanted)) {
    if (id.startsWith('schema/'))
      throw new TypeError(`The severity of "${id}" is fixed, because schema findings decide whether a record is valid.`)
    if (!ruleIds.includes(id) && !goneRules.includes(id)) throw unknownName('rule', id, ruleIds)
    if (!severities.includes(severity)) throw unknownName('severity', severity, severities)
  }
  const key = `${kernel} ${profile} ${via} ${event} ${JSON.stringify(wanted)}`
  const settings = remembered.get(key) ?? { ...workOut(kernel, profile, wanted), via, event }
  if (remembered.size < 32) remembered.set(key, settings)
  return settings
}

function workOut(
  kernel: Kernel | 'auto',
  profile: Profile,
  wanted: Record<string, Severity | 'off'>,
): Omit<Settings, 'via' | 'event'> {
  const isOn = (rule: RuleInfo): boolean => {
    const { id, strict } = rule
    const severity = entryOf(wanted, id)
    if (severity !== undefined) return severity !== 'off'
    return (
      strict === undefined ||
      profile === 'strict' ||
      (profile === 'registry' && usualEffect(rule.behaviours) !== 'accepts')
    )
  }
  return {
    kernel: kernel === 'auto' ? undefined : kernel,
    profile,
    rules: rules.filter(isOn),
    inputRules: inputRules.filter(isOn),
    severities: new Map(Object.entries(wanted).filter((entry): entry is [string, Severity] => entry[1] !== 'off')),
  }
}
