import type { Severity } from '../diagnostic.ts'
import type { Kernel } from '../kernel/index.ts'
import { isKernel, kernels } from '../kernel/index.ts'
import { nearest } from './nearest.ts'
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

/** The names of all rules beyond the schema. */
const ruleIds = (): string[] => [...inputRules, ...rules].map(({ id }) => id)

const remembered = new Map<string, Settings>()

/** Turns options into settings; throws a `TypeError` that names a wrong option and the nearest right one. Equal options give the same settings. */
export function settingsOf({ kernel = 'auto', profile = 'recommended', rules: wanted = {} }: CheckOptions): Settings {
  const key = `${kernel} ${profile} ${JSON.stringify(wanted)}`
  const settings = remembered.get(key) ?? workOut(kernel, profile, wanted)
  if (remembered.size < 32) remembered.set(key, settings)
  return settings
}

function workOut(kernel: Kernel | 'auto', profile: Profile, wanted: Record<string, Severity | 'off'>): Settings {
  if (kernel !== 'auto' && !isKernel(kernel)) throw wrong('kernel', kernel, ['auto', ...kernels])
  if (!profiles.includes(profile)) throw wrong('profile', profile, profiles)
  for (const [id, severity] of Object.entries(wanted)) {
    if (id.startsWith('schema/'))
      throw new TypeError(`"${id}" decides whether a record is valid and cannot be set to "${severity}".`)
    if (!ruleIds().includes(id)) throw wrong('rule', id, ruleIds())
    if (!severities.includes(severity)) throw wrong(`severity of rule ${id}`, severity, severities)
  }
  const isOn = ({ id, strict, registry }: RuleInfo): boolean => {
    const severity = Object.hasOwn(wanted, id) ? wanted[id] : undefined
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

function wrong(what: string, given: string, known: readonly string[]): TypeError {
  const [meant] = nearest(String(given), known)
  return new TypeError(
    `There is no ${what} "${given}"; ${meant === undefined ? `known are ${known.join(', ')}.` : `did you mean "${meant}"?`}`,
  )
}
