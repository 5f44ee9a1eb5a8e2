import { inputOptions } from '../inputs/options.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { failOnOption } from '../report/fail-on.ts'
import { partOptions } from '../run/run-options.ts'
import { sourceOptions } from './sources/named.ts'

export const ingestOptions = {
  ...inputOptions,
  timeout: {
    ...inputOptions.timeout,
    summary:
      'The time limit for each attempt at a request; by default 20 seconds for the records of DOIs, and 60 for other online sources.',
  },
  ...sourceOptions,
  db: { value: 'file|url', summary: 'A SQLite file, created if it does not exist, or a postgres:// URL.' },
  prune: {
    summary:
      'Withdraw records that are in the database but not in the inputs, unless an input cannot be read, a record is rejected or no record is loaded.',
  },
  'prune-limit': {
    value: 'n',
    integer: true,
    summary:
      'With --prune, withdraw no record if more than n would be withdrawn; by default 10, or a tenth of the records in the database if that is more.',
  },
  yes: { summary: 'With --prune, withdraw any number of records.' },
  strict: {
    summary:
      'Reject records with members that the service description does not define, instead of keeping the members.',
  },
  verify: {
    summary:
      'Also compare every record in a PostgreSQL database with its index entries, and repair differences; inputs can be omitted.',
  },
  watch: { summary: 'Keep running, and load files and folders again whenever they change.' },
  progress: partOptions.progress,
  batch: {
    value: 'n',
    integer: true,
    summary: 'Records per transaction; by default 1000, or fewer if records are long.',
  },
  format: {
    value: 'name',
    short: 'f',
    choices: ['text', 'json'],
    summary: 'The format of the report; text by default.',
  },
  ...failOnOption('error', 'A rejected record counts as an error, and an unknown member counts as a warning.'),
  'max-problems': {
    value: 'n',
    integer: true,
    summary: 'Report at most n rejected records on standard error; 100 by default.',
  },
} as const satisfies OptionTable

/** The values of the options of `ingest`. */
export type IngestValues = OptionValues<typeof ingestOptions> & { db: string }
