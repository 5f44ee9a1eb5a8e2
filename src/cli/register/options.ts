import { inputOptions } from '../inputs/options.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { failOnOption } from '../report/fail-on.ts'
import { updateOption } from './registry-options.ts'

export const registerOptions = {
  ...inputOptions,
  offline: { summary: 'Not available: the registry has to be queried.' },
  url: {
    value: 'template',
    summary:
      'The landing page URL of each DOI, such as https://data.example.org/{doi}; {doi} and {suffix} are replaced by the DOI and its suffix. By default, an existing DOI keeps its URL, and a new DOI gets no URL.',
  },
  publish: {
    summary:
      'Make the DOIs findable; a findable DOI can never be deleted. By default, new DOIs become drafts, and existing DOIs keep their state.',
  },
  via: {
    value: 'way',
    choices: ['json', 'xml', 'mds'],
    summary: 'The form in which records are sent: JSON attributes (default), XML, or XML to the Metadata Store.',
  },
  update: updateOption,
  output: { value: 'file', short: 'o', summary: "Write the plan to a file, for 'citable register apply'." },
  system: {
    value: 'name',
    choices: ['test', 'production'],
    summary:
      "DataCite's test system or its production system. By default, 'citable register plan' uses the test system, and 'citable register apply' uses the system that the plan names.",
  },
  endpoint: { value: 'url', summary: "The address of a REST API to use instead of DataCite's." },
  mds: {
    value: 'url',
    summary:
      "The address of the Metadata Store; by default DataCite's store for the selected system, or the address given by --endpoint.",
  },
  credentials: {
    value: 'file',
    summary:
      'A file with DATACITE_USERNAME=… and DATACITE_PASSWORD=…, readable only by its owner; by default, the environment variables of these names are used.',
  },
  concurrency: { value: 'n', integer: true, summary: 'The maximum number of simultaneous requests; 4 by default.' },
  rate: {
    value: 'n',
    integer: true,
    summary:
      "The maximum number of requests per minute; by default DataCite's own limits, 600 in production and 150 on the test system, and no limit with --endpoint.",
  },
  journal: { value: 'file', summary: "The journal file of 'citable register apply'; <plan>.journal by default." },
  format: {
    value: 'name',
    short: 'f',
    choices: ['text', 'json'],
    summary: 'The format of the report; text by default.',
  },
  ...failOnOption(
    'rejects',
    "For 'citable register apply', the default is 'warning': a difference from the prediction counts as a warning with the registry effect 'drops'.",
  ),
  quiet: {
    short: 'q',
    summary: 'Print only the summary, the records with findings, and the records with changes that cause exit code 1.',
  },
} as const satisfies OptionTable

/** The values of `registerOptions` and of `--color`. */
export type RegisterValues = OptionValues<typeof registerOptions> & { color?: boolean }
