import { plainDate } from '../../model/date.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable } from '../options.ts'

/** Options for sending records to the registry, shared by the commands that predict the outcome. */
export const registryOptions = {
  via: {
    value: 'way',
    choices: ['json', 'xml'],
    summary: 'How the records are sent: as JSON attributes or as XML; by default as what they are.',
  },
  event: {
    value: 'event',
    choices: ['none', 'register', 'publish', 'hide'],
    summary: 'What is done with the DOI: none leaves a draft; by default what the record says, else publish.',
  },
} as const satisfies OptionTable

/** Judges records as changes of DOIs that the registry has. */
export const updateOption = {
  summary:
    'The records change DOIs that the registry has, as PUT and PATCH do: members that a record lacks keep their values and are not missing.',
} as const satisfies OptionTable[string]

/** When records are or were sent. */
export const asOfOption = {
  value: 'date',
  summary:
    'The day on which the records are or were sent, as 2021-05-04; by default today, or when an answer of the registry was last saved.',
} as const satisfies OptionTable[string]

/** The value of that option; anything but a day is a misuse. */
export function dayOption(day: string | undefined): string | undefined {
  if (day !== undefined && plainDate(day)?.day === undefined)
    throw new Misuse(`--as-of should be a day such as 2021-05-04, not '${day}'.`)
  return day
}
