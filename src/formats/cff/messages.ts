import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about CITATION.cff. */
export const sayCff = messagesOf('cff', {
  authorUnnamed: 'This author has no name.',
  notOrcid: '"{text}" is not an ORCID iD; it is kept aside.',
  descriptionLeft: 'The description "{description}" of an identifier is not kept.',
  languagesLeft: 'A record has one language; {languages} is left out.',
  notCff: 'This is not a CITATION.cff: it has no "cff-version".',
  versionUnknown: 'CFF {version} is not known; it is read as 1.2.',
  asEntity: '"{name}" is written as an entity, which the record does not say.',
  affiliationsJoined: 'The {count} affiliations are written as one text.',
  typeAsDescription: 'The type "{type}" is written as the description of an identifier.',
  identifierUntyped: 'The identifier "{identifier}" has no type; it is written as "other".',
  asOwnIdentifier: '"{identifier}" is written as an identifier of the work itself.',
  typeWritten: 'The type "{type}" is written as {written}: CFF has nothing closer.',
  asReference: 'The relation "{relation}" is written as a reference.',
  referenceTypeWritten: 'The type "{type}" is written as "{written}".',
  referenceAnonymous: 'A reference needs authors; none is known, so "anonymous" is written.',
  messageInvented: 'CFF requires a message; "{text}" is written.',
  typeInvented: 'CFF requires a type; none is known, so "{written}" is written.',
  titleInvented: 'CFF requires a title; none is known, so "Untitled" is written.',
  authorsInvented: 'CFF requires authors; none is known, so "anonymous" is written.',
  authorOnce: '"{name}" is named once: CFF does not allow the same author twice.',
})
