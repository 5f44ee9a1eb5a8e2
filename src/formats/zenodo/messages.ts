import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about Zenodo. */
export const sayZenodo = messagesOf('zenodo', {
  pageAsIdentifier: 'The landing page {page} is written as an identifier of the work.',
  notRecord: 'This is not a record of Zenodo: it has no "metadata" object.',
  notDeposit: 'This is not the metadata of a deposit in Zenodo: it is not an object.',
  schemeAlone: 'The scheme "{scheme}" has no identifier.',
  licenceWritten: '"{value}" is written as {written}.',
  isbnOfBook: 'The ISBN {isbn} is read as that of the book that the work is in.',
  noteAsDescription: 'The note "{note}" is read as a description.',
  containerReadAs: 'The {type} that the work is in is read as a {read}.',
  roleInvented: 'Zenodo requires a type; "Other" is written.',
  roleUnknown: 'Zenodo has no type "{role}"; "Other" is written.',
})
