import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about schema.org. */
export const saySchemaOrg = messagesOf('schema-org', {
  dateAsCoverage: 'The date "{date}" of type {type} is written as temporalCoverage {interval}.',
  ownIdentifier: 'The identifier "{identifier}" of type "{type}" would be read back as an alternate identifier.',
  identifierUntyped: 'The identifier "{identifier}" has no type and would be read back with the type "{type}".',
  checksumDropped: 'The checksum "{checksum}" of the file is not written.',
  roleUnknown: 'The role "{role}" is not a contributorType; it is read as "Other".',
  agentUnnamed: 'This agent is not read because it has neither a name nor an identifier.',
  shapeUnknown: 'The shape is not read because it is not a point, box or polygon with numeric coordinates.',
  classUnknown: 'The class "{class}" does not correspond to a resourceTypeGeneral; it is read as "Other".',
  valueUnnamed: 'The value of "{property}" is not read because it has neither a name nor a recognisable identifier.',
  notNode: 'This is not a schema.org node: an object with "@type" is expected.',
  notWork: 'This is not a schema.org work: it has neither "@type" nor "name".',
  identifierLeft: '"{identifier}" is written without a type, so it might not be read back as an identifier.',
  itemAsIdentifier:
    'Only the type and identifiers of this related item are written, so it would not be read back as a related item.',
  titleTypeDropped: 'The title of type "{type}" is written as alternateName, which cannot store its type.',
  descriptionTwice: 'The same text is already written as a description, so this entry is omitted.',
  descriptionTypeDropped:
    'The description of type "{type}" is written to the property "description", which cannot store its type.',
  nameTypeInvented: '"{name}" has no nameType and is written with the type {type}.',
  contextAside:
    'The context "{address}" is never fetched; terms defined only in this context are kept but not interpreted.',
  contextLeftOut: 'The context "{address}" is never fetched; terms defined only in this context are not read.',
  relationWritten:
    'The relation "{type}" is written as the property "{property}", which would be read back as "{read}".',
  relationReversed:
    'The relation "{type}" is written as the reverse of the property "{property}" and would be read back as "{read}".',
  sameAddress: '{thing} and {other} have the same address, {address}, and become one resource.',
  theWork: 'the work itself',
  relatedItem: 'a related item',
  funderMissing: 'The award "{award}" has no funder, which a funding reference requires.',
  agentNameless: 'The agent {identifier} has no name, but DataCite requires one.',
  languageOfWork: 'The language "{language}" is written only once, as the language of the work.',
})
