import { ruleUrl } from '../../diagnostic.ts'
import type { Colors } from '../colors.ts'
import type { RuleFacts } from '../report/report.ts'
import { effects } from '../report/wording.ts'
import { wrapIndented } from '../text/wrap.ts'

/** The page of a `schema/…` rule. */
export const schemaPage = ({ id, summary, why }: RuleFacts, colors: Colors, columns: number): string =>
  `${[
    `${colors.bold(id)}  error · ${effects.rejects}`,
    wrapIndented(summary, columns, ''),
    `${colors.bold('Why')}\n${wrapIndented(why, columns, '  ')}`,
    `${colors.bold('References')}\n  This page\n    ${ruleUrl(id)}`,
  ].join('\n\n')}\n`
