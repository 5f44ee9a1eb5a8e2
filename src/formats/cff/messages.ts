import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about CITATION.cff. */
export const sayCff = messagesOf('cff', {
  authorUnnamed: 'A person or entity without a name is skipped.',
  notOrcid: '"{text}" is not an ORCID iD; it is kept in extras.',
  descriptionLeft: 'The identifier description "{description}" is not read.',
  languagesLeft: 'A record can have only one language, so the first language in the file is read, but not {languages}.',
  notCff: 'This is not a CITATION.cff file: it has no "cff-version".',
  versionUnknown: 'CFF {version} is not a known version; the file is read as CFF 1.2.',
  asEntity: '"{name}" is written as an entity, although the record does not state that it is an organisation.',
  affiliationsJoined: 'The {count} affiliations are written as one text.',
  typeAsDescription: 'The type "{type}" is written as an identifier description.',
  identifierUntyped: 'The identifier "{identifier}" has no type; the type "other" is written.',
  asOwnIdentifier: '"{identifier}" is written as an identifier of the work itself.',
  typeWritten: 'The type "{type}" is written as "{written}", the closest type in CFF.',
  asReference: 'The relation "{relation}" is written as a reference.',
  referenceTypeWritten: 'The type "{type}" is written as "{written}".',
  referenceAnonymous: 'A reference needs authors; none is known, so "anonymous" is written.',
  messageInvented: 'CFF requires a message; "{text}" is written.',
  typeInvented: 'The type is unknown, so "{written}" is written.',
  titleInvented: 'CFF requires a title; none is known, so "Untitled" is written.',
  authorsInvented: 'CFF requires authors; none is known, so "anonymous" is written.',
  identifierOnce: '"{identifier}" is written only once because CFF does not allow duplicate identifiers.',
  authorOnce: '"{name}" is written only once because CFF does not allow the same person or entity twice in a list.',
})
