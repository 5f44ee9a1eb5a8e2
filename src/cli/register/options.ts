import { inputOptions } from '../inputs/options.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { failOnOption } from '../report/fail-on.ts'
import { updateOption } from './registry-options.ts'

/** The options of `register`. */
export const registerOptions = {
  ...inputOptions,
  url: {
    value: 'template',
    summary:
      'Where the DOIs are to lead, such as https://data.example.org/{doi}, also with {suffix}; by default where they lead already.',
  },
  publish: {
    summary: 'Make the DOIs findable, for good; by default new ones are drafts, and others stay what they are.',
  },
  via: {
    value: 'way',
    choices: ['json', 'xml', 'mds'],
    summary: 'How records are sent: as attributes (default), as XML, or as XML to the Metadata Store.',
  },
  update: updateOption,
  output: { value: 'file', short: 'o', summary: 'Write the plan to a file, for apply.' },
  system: {
    value: 'name',
    choices: ['test', 'production'],
    summary: "DataCite's test system (default) or its production system.",
  },
  endpoint: { value: 'url', summary: 'Another REST API in place of those.' },
  mds: { value: 'url', summary: 'The Metadata Store beside it; the endpoint itself by default.' },
  credentials: {
    value: 'file',
    summary:
      'A file with DATACITE_USERNAME=… and DATACITE_PASSWORD=…, which nobody else may read; by default the environment.',
  },
  concurrency: { value: 'n', integer: true, summary: 'Requests at the same time; 4 by default.' },
  rate: {
    value: 'n',
    integer: true,
    summary: 'Requests a minute; by default 600 in production and 150 on the test system, as DataCite asks.',
  },
  journal: { value: 'file', summary: 'Where apply writes down what it does; <plan>.journal by default.' },
  format: {
    value: 'name',
    short: 'f',
    choices: ['text', 'json'],
    summary: 'The format of the report; text by default.',
  },
  ...failOnOption(
    'rejects',
    'apply fails on whatever is not as foretold, too, unless this says otherwise: that counts as a warning and as dropped.',
  ),
  quiet: { short: 'q', summary: 'Print only what was refused, is not as foretold, or makes the exit code 1.' },
} as const satisfies OptionTable

/** The values given for these options. */
export type RegisterValues = OptionValues<typeof registerOptions> & { color?: boolean }
