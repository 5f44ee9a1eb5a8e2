import type { OptionTable, OptionValues } from '../options.ts'

/** How records of DOIs are fetched; shared by the commands that read records. */
export const onlineOptions = {
  resolver: {
    value: 'url',
    summary: "Where records of DOIs are fetched: the address of a REST API like DataCite's, which is the default.",
  },
  mailto: { value: 'address', summary: 'Your e-mail address, for the operators of that server.' },
  timeout: { value: 'seconds', integer: true, summary: 'How long one try to fetch a record may take; 20 by default.' },
  offline: { summary: 'Fetch nothing: DOIs are refused as inputs.' },
} as const satisfies OptionTable

/** The values given for these options. */
export type OnlineValues = OptionValues<typeof onlineOptions>
