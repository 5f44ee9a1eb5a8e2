import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about Crossref XML. */
export const sayCrossrefXml = messagesOf('crossref-xml', {
  asOrganisation:
    '"{name}" is written as an organisation, although the record does not state that it is an organisation.',
  citesAsCitation: 'The relationType Cites is written as a citation, which would be read back as References.',
  roleWritten: 'The contributorType {role} is written as "other": Crossref has no such role.',
  landingPageInvented:
    'The record has no landing page, so {address} is written and the DOI would resolve to itself; give the address of the landing page before you deposit the record.',
  fileReduced: 'The file {url} is written without {lost, list, or}.',
  conferenceAsTitle: 'The conference "{event}" would be read back as the title of its proceedings.',
  institutionInvented: 'Crossref requires an institution, so "unknown" is written.',
  publisherInvented: 'Crossref requires a publisher, so "unknown" is written.',
  noWork:
    '<{root}> contains no work: no journal, book, conference, dissertation, report, standard, database, peer review or posted content.',
  answer: 'Crossref answered: {answer}.',
  timestampInvented:
    'Crossref requires a timestamp that is larger than that of the previous deposit; the current time, {timestamp}, is written. If {timestamp} is not larger, give another timestamp.',
  mixedKinds: 'A Crossref deposit contains works of only one kind, but this one mixes several ({kinds}); split it.',
  dateMissing:
    'The record has no publication date, so <{element}> is missing and Crossref will refuse the deposit; add the date.',
  approvedAsIssued:
    'The approval date {date} is written as approval_date, which would be read back as the publication date.',
  policyInvented:
    'Crossref requires the DOI of a Crossmark policy with every update, so {policy} is written; give the DOI of your policy before you deposit the record.',
  updateDateInvented:
    'Crossref requires a complete date for every update; the record does not state one, so {date} is written.',
  reviewReduced: 'The details of the review are written without {lost, list, or}.',
  depositorInvented: 'Crossref requires a depositor, so "{email}" is written; give the depositor.',
  cut: 'The text that begins with "{value}" is shortened to the {max} characters that Crossref allows here.',
  generalWrittenAs: 'The resourceTypeGeneral {general} is written as {written} ({type}).',
})
