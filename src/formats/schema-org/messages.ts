import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about schema.org. */
export const saySchemaOrg = messagesOf('schema-org', {
  dateAsCoverage: 'The date "{date}" of type {type} is written as temporalCoverage {interval}.',
  ownIdentifier: 'The identifier "{identifier}" of type "{type}" is written as one of several identifiers.',
  identifierUntyped: 'The identifier "{identifier}" has no type; it is read as "Other".',
  checksumDropped: 'The checksum "{checksum}" is left out: schema.org has no place for it.',
  roleUnknown: 'The role "{role}" is not a contributorType; it is read as "Other".',
  funderMissing: 'The award "{award}" names no funder, which a funding reference needs.',
  agentNameless: '{identifier} has no name here, which a record needs.',
  languageOfWork: 'The language "{language}" of a text is that of the work, which is written once.',
  agentUnnamed: 'This agent has neither a name nor an identifier; it is left out.',
  shapeUnknown: 'A shape that is not a point, a box or a polygon of numbers is left out.',
  classUnknown: 'The class "{class}" corresponds to no general resource type; it is read as "Other".',
  valueUnnamed: 'The value of "{property}" has neither name nor identifier; it is left out.',
  notNode: 'This is not a schema.org node: an object with "@type" is expected.',
  notWork: 'This is not a schema.org work: it has neither "@type" nor "name".',
  identifierLeft: '"{identifier}" is written without a type, and is not read as an identifier again.',
  itemAsIdentifier: 'A related item without a description is written as a related identifier.',
  titleTypeDropped: 'The title of type "{type}" is written as alternateName, which does not say what type it is of.',
  descriptionTwice: 'The same description is there already, as one of another type.',
  descriptionTypeDropped:
    'The description of type "{type}" is written as description, which does not say what type it is of.',
  nameTypeInvented: '"{name}" is written as {type}, which the record does not say.',
  contextAside:
    'The context "{address}" is never fetched: terms that only it defines are kept aside, the others are read as schema.org\'s.',
  contextLeftOut: 'The context "{address}" is never fetched: terms that only it defines are left out.',
  relationWritten: 'The relation "{type}" is written as {property}, which is read as "{read}".',
  relationReversed: 'The relation "{type}" is written as the reverse of {property}, which is read as "{read}".',
  sameAddress: '{thing} has the address {address}, and so has {other}.',
  theWork: 'the work itself',
  relatedItem: 'a related item',
})
