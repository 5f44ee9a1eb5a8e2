import { messagesOf } from '../../messages/message.ts'

/** The texts that reports show around findings. */
export const reportPhrase = messagesOf('report', {
  error: 'error',
  warning: 'warning',
  info: 'info',
  valid: 'valid',
  invalid: 'invalid',
  rejects: 'DataCite would reject the record',
  drops: 'DataCite would drop the value',
  changes: 'DataCite would change the value',
  accepts: 'DataCite would accept the record',
  record: 'record {number}',
  recordOf: 'record {number} of {total}',
  kernel: 'kernel {kernel}',
  fairScore: 'FAIR score {score} of 100',
  place: 'at {place}',
  placeInXml: '(line {line}, column {column} of the embedded XML)',
  folded: '{times} times in {records} records',
  foldedAt: '{times} times in {records} records, also at {places}',
  didYouMean: 'Did you mean {values}?',
  fix: 'Fix: {description}',
  possibleFix: 'Possible fix: {description}',
  more: '… and {number, plural, one {# more problem} other {# more problems}}.',
  moreInFile:
    '… and {number, plural, one {# more problem} other {# more problems}} in {file} (use --max-problems to show more).',
  placeColumn: 'Place',
  recordColumn: 'Record',
  ruleColumn: 'Rule',
  problemColumn: 'Problem',
  errors: '{number, plural, one {# error} other {# errors}}',
  warnings: '{number, plural, one {# warning} other {# warnings}}',
  infos: '{number, plural, one {# info} other {# infos}}',
  clean:
    '{records, plural, one {# record} other {# records}} in {files, plural, one {# file} other {# files}} checked, no problems found.',
  checked:
    '{records, plural, one {# record} other {# records}} in {files, plural, one {# file} other {# files}} checked, {invalid} invalid: {found}.',
  skipped:
    '{number, plural, one {# file is not a record (--verbose lists it)} other {# files are not records (--verbose lists them)}}.',
  inDrafts:
    '{number, plural, one {# error is} other {# errors are}} accepted in drafts (use --event publish to check whether the records can be published).',
  notAnnotated:
    '{number, plural, one {# more finding is} other {# more findings are}} not annotated because GitHub shows only 10 annotations of each level; the job summary lists more, and {option} lists all of them.',
  notListed: 'The findings of {records, plural, one {# record} other {# records}} are counted but not listed.',
  fixable: '{number, plural, one {# finding} other {# findings}} can be fixed.',
  unread: '{inputs, plural, one {# input} other {# inputs}} could not be read.',
  tooManyWarnings:
    '{warnings, plural, one {# warning exceeds} other {# warnings exceed}} the limit of {allowed} (--max-warnings or maxWarnings).',
  known: '{known, plural, one {# baseline finding} other {# baseline findings}} not shown.',
  suppressed: '{suppressed, plural, one {# suppressed finding} other {# suppressed findings}} not shown.',
  knownAndSuppressed:
    '{known, plural, one {# baseline finding} other {# baseline findings}} and {suppressed, plural, one {# suppressed finding} other {# suppressed findings}} not shown.',
  gone: '{gone, plural, one {# baseline finding no longer occurs; --update-baseline removes it} other {# baseline findings no longer occur; --update-baseline removes them}}.',
  baselineWritten: '{findings, plural, one {# finding} other {# findings}} written to {baseline}.',
  waiting: 'Waiting for changes; press Ctrl-C to stop.',
})
