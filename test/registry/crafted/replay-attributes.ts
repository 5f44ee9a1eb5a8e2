import { readFileSync } from 'node:fs'
import type { Datacite } from '../../../src/model/datacite.ts'
import { registered } from '../../../src/registry/index.ts'
import { check } from '../../../src/validation/check.ts'
import { countPredicted, type Predictions } from '../../conformance/predictions.ts'
import { craftedAttributes } from './attributes.ts'

/**
 * The registry's results for {@link craftedAttributes}. The script run-attributes.rb produced them with the registry's
 * code: lupo at 05afac4 with bolognese 2.5.0.
 *
 * A rejected payload lists the members that the registry named. An accepted payload has the response attributes that
 * differ from the first payload's response.
 */
const asSent = JSON.parse(readFileSync(new URL('as-sent.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, { refused?: string[]; attributes?: object }>
>

/**
 * The date of the registry's last release with bolognese 2.5.0, which still added Fields of Science.
 *
 * No other behaviour that has ended since affects JSON.
 */
const asOf = '2026-01-20'

/**
 * Counts the predictions for a payload and returns the wrong ones.
 *
 * A rejection counts as one difference; otherwise, each changed value counts.
 */
export function countSent(sum: Predictions, name: string): string[] {
  const given = craftedAttributes[name] ?? {}
  const { refused, attributes } = asSent[name] ?? {}
  const isRefused = refused !== undefined
  const isPredictedRefused = predictsRefusal(given)
  if (isRefused || isPredictedRefused) {
    const isRight = isRefused === isPredictedRefused
    sum.records++
    sum.differences += Number(isRefused)
    sum.predicted += Number(isRefused && isRight)
    sum.said += Number(isPredictedRefused)
    sum.wrong += Number(isPredictedRefused && !isRight)
    return isRight ? [] : [isRefused ? 'was refused' : 'was not refused']
  }
  const stored = { ...asSent.plain?.attributes, ...attributes }
  return countPredicted(sum, {
    given,
    predicted: registered(given as Datacite, { via: 'json', asOf }).attributes,
    stored,
  })
}

function predictsRefusal(attributes: object): boolean {
  const text = JSON.stringify({ data: { type: 'dois', attributes } })
  const { records, diagnostics } = check(text, { from: 'datacite-rest-put' })
  const found = [...diagnostics, ...records.flatMap(record => record.diagnostics)]
  const { changes } = registered(attributes as Datacite, { via: 'json', asOf })
  return [...found.map(({ registry }) => registry), ...changes.map(({ effect }) => effect)].includes('rejects')
}
