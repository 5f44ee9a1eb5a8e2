import { typesDerived } from '../registry/behaviours/derived-types.ts'
import { todaysBehaviours } from '../registry/behaviours/today.ts'
import { commonLicenceOf } from '../registry/values/licence-list.ts'
import { fairScore } from './fair.ts'
import type { CheckOptions } from './report.ts'
import { inputRules, rules } from './rules/index.ts'
import { type RuleBook, type Settings, settingsOf } from './settings.ts'

const allRules: RuleBook = {
  rules,
  inputRules,
  fairScore,
  behaviours: todaysBehaviours(commonLicenceOf, [typesDerived]),
}

/** Returns the settings of a check that runs all rules. */
export const checkSettings = (options: CheckOptions): Settings => settingsOf(options, allRules)
