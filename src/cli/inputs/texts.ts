import { type Message, messagesOf } from '../../messages/message.ts'

/** The texts of inputs that cannot be read, and of results that cannot be written. */
export const inputText = messagesOf('inputs', {
  unread: 'Cannot be read: {reason}.',
  closedFolder: 'The folder cannot be opened: {reason}.',
  unwritten: 'Cannot be written: {reason}.',
  unwrittenReport: 'The report cannot be written: {reason}.',
  noMatch: 'No file matches the pattern.',
  noRecords: 'The folder contains no records: no file in it ends with {endings}.',
  nameFormat: 'For other formats, name one with --from.',
  doiOffline: 'This is a DOI, but --offline fetches nothing; name a file that contains its record.',
  addressOffline: 'This is an address, but --offline fetches nothing; name a file instead.',
  interruptedCheck: 'Interrupted: what comes behind it was not checked.',
  interruptedCount: 'Interrupted: what comes behind it was not counted.',
  interruptedWork: 'Interrupted: what comes behind it was not {work}.',
  interruptedFix: 'Interrupted: the file that was being fixed is as it was.',
  fetched: 'It is fetched and cannot be written back; --dry-run shows the fixes.',
})

/** Returns what is said of an input that was interrupted, by the work that was done on it. */
export const interrupted = (work: string): Message =>
  work === 'checked'
    ? inputText('interruptedCheck')
    : work === 'counted'
      ? inputText('interruptedCount')
      : inputText('interruptedWork', { work })
