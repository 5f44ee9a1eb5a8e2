import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about Dublin Core. */
export const sayDublinCore = messagesOf('dublin-core', {
  notObject: 'This is not a Dublin Core description: it is not an object.',
  noTerm: 'This is not a Dublin Core description: it has no member such as {names, list, or}.',
  typeAmongGeneral:
    'The resourceType "{type}" would be read back as a resourceTypeGeneral because it names a general type.',
  typeReadAs: 'The type {general} would be read back as {read} because the resourceType "{type}" is also written.',
  sizeAsFormat: 'The size "{size}" is written as the term "format", which also covers dimensions.',
  asText: 'The related identifier "{value}" is written as text because its type cannot be recognised from its form.',
  rightsAsStatement: '"{value}" is written as a rights statement because it is not a URL.',
  rightsAddressApart: 'The address "{address}" is written as a separate rights statement.',
  noDescription: '<{root}> contains no Dublin Core description: no element in the namespace "{namespace}".',
  unknownElement: '<{element}> is not an element of Dublin Core 1.1; it is kept in extras.',
})
