import { messagesOf } from '../../messages/message.ts'

/** The messages about inputs that cannot be read and results that cannot be written. */
export const inputText = messagesOf('inputs', {
  unread: 'Cannot be read: {reason}.',
  closedFolder: 'The folder cannot be opened: {reason}.',
  unwritten: 'Cannot be written: {reason}.',
  unwrittenReport: 'The report cannot be written: {reason}.',
  noMatch: 'No file matches the pattern.',
  noRecords: 'No records were found in the folder; citable reads files with the extension {endings, list, or}.',
  nameFormat: 'Use --from to name another format.',
  doiOffline: 'This is a DOI, and --offline prevents fetching its record; name a file that contains the record.',
  addressOffline: 'This is an address, and --offline prevents fetching it; name a file instead.',
  fetched: 'The input was fetched and cannot be written back; --dry-run shows the fixes.',
})

/** The messages about the input at which a run was interrupted, keyed by a participle such as `checked`. */
export const interrupted = messagesOf('interrupted', {
  checked: 'Interrupted: the input after this point was not checked.',
  counted: 'Interrupted: the input after this point was not counted.',
  loaded: 'Interrupted: the input after this point was not loaded.',
  read: 'Interrupted: the input after this point was not read.',
  fixed: 'Interrupted: the file that was being fixed is unchanged.',
})
