import { plainDate } from '../../model/date.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable } from '../options.ts'

/** The options that describe a request to the registry, for the commands that predict the result. */
export const registryOptions = {
  via: {
    value: 'way',
    choices: ['json', 'xml'],
    summary:
      'The form in which the records would be sent to DataCite: JSON attributes or XML; by default XML for XML records, and JSON for all others.',
  },
  event: {
    value: 'event',
    choices: ['none', 'register', 'publish', 'hide'],
    summary:
      'The event for the DOI; with "none", a new DOI becomes a draft. By default, the event in the record is used; a record without an event gets "none" if it is a draft, and "publish" otherwise.',
  },
} as const satisfies OptionTable

/** The option to treat records as updates of registered DOIs. */
export const updateOption = {
  summary:
    'Treat the records as updates of registered DOIs (PUT, PATCH): members that a record lacks keep their registered values and are not reported as missing.',
} as const satisfies OptionTable[string]

/** The option for the date on which records are or were sent. */
export const asOfOption = {
  value: 'date',
  summary:
    'The day on which the records are or were sent, such as 2021-05-04; by default today or, for a response from the registry, the day on which the record was last updated.',
} as const satisfies OptionTable[string]

/** Returns the value of `--as-of`. Throws `Misuse` for a value that is not a full date. */
export function dayOption(day: string | undefined): string | undefined {
  if (day !== undefined && plainDate(day)?.day === undefined)
    throw new Misuse(`--as-of should be a day such as 2021-05-04, not '${day}'.`)
  return day
}
