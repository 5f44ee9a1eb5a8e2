import { type Message, messagesOf } from '../../../messages/message.ts'

/** Creates the messages that formats share. */
export const sayWork = messagesOf('work', {
  codeAsAddress: 'The work has no address, so the address of the related software, "{address}", is written instead.',
  readAsA: 'The type "{type}" would be read back as "{read}".',
  untypedReadAs: 'The value has no type and would be read back with the type "{read}".',
  containerAsText: 'The containing work is written as the text "{text}".',
  descriptionInvented: '{format} requires a description; the title is written as the description.',
  approvedAsIssued: 'The approval date {date} would be read back as the publication date.',
  dateWritten: 'The date "{date}" is written as {written}.',
  electronicFirst:
    '"{number}" would be read back in another position: the electronic ISSN is read before the print ISSN.',
  readAs: '"{value}" would be read back as "{read}".',
  typeReadAs: 'The identifier of type "{type}" would be read back as {read}.',
  readAsDoi: '"{value}" would be read back as the DOI of the work, not as an alternate identifier.',
  changed: '{value} is written as {written}.',
  seriesTakenApart: 'The title "{title}" and any numbers in the series information "{text}" are written separately.',
  pagesJoined: 'The pages are written as "{pages}", which would be read back with a different first or last page.',
  coordinateWritten: 'The coordinate "{value}" is written as {written}.',
  notDoi: '"{text}" is not a DOI; a DOI begins with "10." and contains a slash.',
  numberOfContainer: '"{number}" would be read back as an identifier of the containing work.',
  yearUnreadable: 'The year "{year}" cannot be read; write it with four digits, such as 2021.',
  generalWritten: 'The resourceTypeGeneral {general} is written as {written}.',
  languageWritten: 'The language "{language}" is written as {written}.',
  written: '"{value}" is written as "{written}".',
  empty: 'The input is empty.',
  tooDeep: 'The values are nested more than {depth} levels deep, deeper than any record should be.',
  subtitleFollows: 'The subtitle is appended to the title because {format} has no field for a subtitle.',
  subtitleJoined: 'Title and subtitle are written as "{title}" because {format} has no field for a subtitle.',
  numberOfReport: 'The series number "{number}" would be read back as the number of the report itself.',
  dateUnreadable: 'The date "{date}" is not an ISO 8601 date; it is kept unchanged.',
  wrongKind: '"{name}" should be {expected}, not {given}.',
  list: 'a list',
  object: 'an object',
  plainText: 'text',
  number: 'a number',
  boolean: 'a boolean',
  relationUnknown: '"{relation}" is not a DataCite relationType; it is read as Other.',
  doiFromAddress: 'The DOI {doi} is read from the address of the work because the work has no other DOI.',
  untyped: 'an identifier without a type',
})

/** Returns the message that a type would be read back as another type. An empty text represents a missing type. */
export const readAsType = (type: string, read: string): Message =>
  type === '' ? sayWork('untypedReadAs', { read }) : sayWork('readAsA', { type, read })

/** Returns the message that a value is written in another form, or in the same form and read back as another value. */
export const writtenAs = (value: string, written: string, read: string): Message =>
  value === written ? sayWork('readAs', { value, read }) : sayWork('written', { value, written })
