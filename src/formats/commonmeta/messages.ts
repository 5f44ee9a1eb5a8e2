import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about Commonmeta. */
export const sayCommonmeta = messagesOf('commonmeta', {
  notCommonmeta: 'This is not a Commonmeta work: it has no "type".',
  roleWritten: 'The contributorType {role} is written as Other: Commonmeta has no such role.',
  asOrganisation:
    '"{name}" is written as an organisation, although the record does not state that it is an organisation.',
  schemeWritten: 'The scheme "{scheme}" is written as Other.',
  citesAsReference: 'The relationType Cites is written as a reference, which would be read back as References.',
  relationWritten: 'The relationType "{relation}" is written as Other.',
  funderTypeRead:
    'The funderIdentifierType "{type}" is not written; {identifier} would be read back with the type {read}.',
  fileWithoutAddress: 'A file without a valid address is omitted.',
  generalWritten: 'The resourceTypeGeneral {general} is written as {written}.',
  descriptionTypeWritten: 'The descriptionType "{type}" is written as Other.',
})
