import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about DCAT. */
export const sayDcat = messagesOf('dcat', {
  addressTaken: '"{address}" is omitted here because it is already written with a different description.',
  languageWritten: 'The language "{language}" is written as {written}.',
  timeDropped: 'The date "{date}" is written without a time of day.',
  collectedAsTemporal: 'The date "{date}" of type Collected is written as dct:temporal.',
  boxCorners: 'The bounds of the box would be read back swapped because its corners do not show which bound is which.',
  noResource: 'This graph contains no dcat:Dataset, dcat:DataService or other dcat:Resource.',
  undefinedTerms: 'No context in the document defines {names, list, or}; the values of undefined terms are not read.',
  agentNameless: 'The agent {identifier} has no name, but DataCite requires one.',
})
