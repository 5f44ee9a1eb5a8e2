import { messagesOf } from '../../messages/message.ts'

/** The texts of inputs that cannot be read, and of results that cannot be written. */
export const inputText = messagesOf('inputs', {
  unread: 'Cannot be read: {reason}.',
  closedFolder: 'The folder cannot be opened: {reason}.',
  unwritten: 'Cannot be written: {reason}.',
  unwrittenReport: 'The report cannot be written: {reason}.',
  noMatch: 'No file matches the pattern.',
  noRecords: 'The folder contains no records: no file in it ends with {endings}.',
  nameFormat: 'Use --from to name another format.',
  doiOffline: 'This is a DOI, but --offline fetches nothing; name a file that contains its record.',
  addressOffline: 'This is an address, but --offline fetches nothing; name a file instead.',
  fetched: 'The input was fetched and cannot be written back; --dry-run shows the fixes.',
})

/** Makes the message about an input during which a run was interrupted, by the verb of the run. */
export const interrupted = messagesOf('interrupted', {
  checked: 'Interrupted: the input after this point was not checked.',
  counted: 'Interrupted: the input after this point was not counted.',
  loaded: 'Interrupted: the input after this point was not loaded.',
  read: 'Interrupted: the input after this point was not read.',
  fixed: 'Interrupted: the file that was being fixed is unchanged.',
})
