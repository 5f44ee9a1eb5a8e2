import { unknownName } from '../datacite/known.ts'
import type { Severity } from '../diagnostic.ts'
import { otherFormatIds } from '../formats/ids.ts'
import { asKernel, type Kernel } from '../kernel/index.ts'
import { entryOf, isObject, kindOf } from '../object.ts'
import type { CheckOptions, Profile } from './report.ts'
import type { InputRule, Rule, RuleInfo } from './rule.ts'
import { inputRules, rules } from './rules/index.ts'

/** The options of a check, prepared once for all records. */
export interface Settings {
  kernel: Kernel | undefined
  profile: Profile
  rules: readonly Rule[]
  inputRules: readonly InputRule[]
  /** Severities that override the rules' own. */
  severities: ReadonlyMap<string, Severity>
}

const profiles: readonly Profile[] = ['registry', 'recommended', 'strict']
const severities: readonly (Severity | 'off')[] = ['error', 'warning', 'info', 'off']
const optionNames = ['from', 'kernel', 'profile', 'rules']
const ruleIds = [...inputRules, ...rules].map(({ id }) => id)

const remembered = new Map<string, Settings>()

/** Turns options into settings; throws a `TypeError` that names a wrong option and the nearest right one. Equal options give the same settings. */
export function settingsOf(options: CheckOptions): Settings {
  const given: unknown = options
  if (!isObject(given))
    throw new TypeError(`The options should be an object such as { kernel: '4.6' }, not ${kindOf(given)}.`)
  for (const name in given) if (!optionNames.includes(name)) throw unknownName('option', name, optionNames)
  const { from, kernel = 'auto', profile = 'recommended', rules: wanted = {} } = options
  refuseForeign(from)
  if (kernel !== 'auto') asKernel(kernel)
  if (!profiles.includes(profile)) throw unknownName('profile', profile, profiles)
  if (!isObject(wanted as unknown))
    throw new TypeError(`The option rules should be an object such as { 'doi-case': 'off' }, not ${kindOf(wanted)}.`)
  for (const [id, severity] of Object.entries(wanted)) {
    if (id.startsWith('schema/'))
      throw new TypeError(`The severity of "${id}" is fixed, because schema findings decide whether a record is valid.`)
    if (!ruleIds.includes(id)) throw unknownName('rule', id, ruleIds)
    if (!severities.includes(severity)) throw unknownName('severity', severity, severities)
  }
  const key = `${kernel} ${profile} ${JSON.stringify(wanted)}`
  const settings = remembered.get(key) ?? workOut(kernel, profile, wanted)
  if (remembered.size < 32) remembered.set(key, settings)
  return settings
}

/** Throws a `TypeError` for a format that is none of DataCite's, with the call that makes one of it. */
function refuseForeign(from: string | undefined): void {
  if (otherFormatIds.some(id => id === from))
    throw new TypeError(
      `check reads DataCite's own formats, not "${from}"; convert first: convert(input, { from: '${from}', to: 'citable-json' }).`,
    )
}

function workOut(kernel: Kernel | 'auto', profile: Profile, wanted: Record<string, Severity | 'off'>): Settings {
  const isOn = ({ id, strict, registry }: RuleInfo): boolean => {
    const severity = entryOf(wanted, id)
    if (severity !== undefined) return severity !== 'off'
    return strict === undefined || profile === 'strict' || (profile === 'registry' && registry !== 'accepts')
  }
  return {
    kernel: kernel === 'auto' ? undefined : kernel,
    profile,
    rules: rules.filter(isOn),
    inputRules: inputRules.filter(isOn),
    severities: new Map(Object.entries(wanted).filter((entry): entry is [string, Severity] => entry[1] !== 'off')),
  }
}
