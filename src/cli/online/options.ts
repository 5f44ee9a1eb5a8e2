import type { OptionTable, OptionValues } from '../options.ts'

/** Options for fetching the records of DOIs, shared by the commands that read records. */
export const onlineOptions = {
  resolver: {
    value: 'name|url',
    summary:
      "The source of DOI metadata: datacite (default), doi.org (content negotiation, also for Crossref DOIs) or citation-js. Append =URL to replace the address of a source (doi.org=http://…). A URL alone must be the address of a REST API like DataCite's.",
  },
  mailto: {
    value: 'address',
    summary:
      'Your e-mail address, sent to DataCite and the other servers that are queried, so that their operators can contact you.',
  },
  timeout: {
    value: 'seconds',
    integer: true,
    summary: 'The time limit for each attempt at a request; 20 seconds by default.',
  },
  offline: { summary: 'Fetch no inputs: neither DOIs nor web addresses are accepted.' },
} as const satisfies OptionTable

/** The values of `onlineOptions`. */
export type OnlineValues = OptionValues<typeof onlineOptions>
