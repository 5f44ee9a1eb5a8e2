import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about Commonmeta. */
export const sayCommonmeta = messagesOf('commonmeta', {
  notCommonmeta: 'This is not a work in Commonmeta: it has no "type".',
  roleWritten: 'The contributorType {role} is written as Other: Commonmeta has no such role.',
  asOrganisation: '"{name}" is written as an organisation: in Commonmeta a contributor is a person or an organisation.',
  schemeWritten: 'The scheme "{scheme}" is written as Other.',
  citesAsReference: 'Cites is written as a reference, which is read as References.',
  relationWritten: 'The relationType "{relation}" is written as Other.',
  funderTypeRead: 'The funderIdentifierType "{type}" is not written; {identifier} is read as {read}.',
  fileWithoutAddress: 'A file without an address is left out.',
  generalWritten: 'The general type {general} is written as Other.',
  descriptionTypeWritten: 'The descriptionType "{type}" is written as Other.',
})
