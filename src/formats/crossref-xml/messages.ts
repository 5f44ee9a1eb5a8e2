import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about Crossref XML. */
export const sayCrossrefXml = messagesOf('crossref-xml', {
  asOrganisation:
    '"{name}" is written as an organisation: Crossref has no names that are neither a person\'s nor an organisation\'s.',
  citesAsCitation: 'Cites is written as a citation, which is read as References.',
  roleWritten: 'The contributorType {role} is written as other: Crossref has no such role.',
  landingPageInvented:
    'The record has no landing page, so {address} is written, which leads back to itself; give the right address before you deposit it.',
  fileReduced: 'Of the file {url} only the address is written, without {lost}.',
  conferenceAsTitle: 'The conference "{event}" is read as the title of its proceedings.',
  institutionInvented: 'Crossref asks for an institution, so "unknown" is written.',
  publisherInvented: 'Crossref asks for a publisher, so "unknown" is written.',
  noWork:
    'There is no work within <{root}>: no journal, book, conference, dissertation, report, standard, database, peer review or posted content.',
  answer: 'Crossref answered: {answer}.',
  mixedKinds: 'Crossref takes works of one kind in a deposit, and this one holds {kinds}: divide it.',
  timestampInvented:
    'Crossref asks for a number that grows from one deposit to the next, so the time {timestamp} is written; give the timestamp.',
  depositorInvented: 'Crossref asks who deposits, so "{email}" is written; give the depositor.',
  cut: '"{value}"… is cut after {max} characters, which is all that Crossref takes.',
  generalWrittenAs: 'The general type {general} is written as {written} ({type}).',
})
