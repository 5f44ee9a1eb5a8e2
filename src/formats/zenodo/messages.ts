import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about Zenodo. */
export const sayZenodo = messagesOf('zenodo', {
  notRecord: 'This is not a Zenodo record: it has no "metadata" object.',
  notDeposit: 'This is not the metadata of a Zenodo deposit: it is not an object.',
  schemeAlone: 'The scheme "{scheme}" is not read because the subject has no identifier.',
  licenceWritten: '"{value}" is written as {written}.',
  isbnOfBook: 'The ISBN {isbn} would be read back as the ISBN of the book that contains the work.',
  noteAsDescription: 'The note "{note}" would be read back as a description.',
  containerReadAs: 'The type of the containing work, {type}, would be read back as {read}.',
  roleInvented: 'Zenodo requires a contributor type; "Other" is written.',
  roleUnknown: 'Zenodo has no contributor type "{role}"; "Other" is written.',
  pageAsIdentifier: 'The landing page {page} is written as an identifier of the work.',
})
