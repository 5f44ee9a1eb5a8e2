import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about RIS and EndNote. */
export const sayTagged = messagesOf('tagged', {
  editionOfContainer: 'The edition "{edition}" is read as that of what the work is in.',
  fileReduced: 'Of the file {url} nothing but the address is written, without {lost}.',
  dateUnreadable: 'The date "{date}" cannot be read; write it as 2021/05/03.',
  asOrganisation: '{name} is written as an organisation, so that it stays whole.',
  numberAsOwn: '"{number}" is read as an identifier of the work itself.',
  numberReadAs: '"{number}" is read as an {read}.',
  numberOfWork: '"{number}" is read as the number of the work.',
  numberOfContainer: '"{number}" is read as the {read} of what the work is in.',
  keywordSplit: '"{keyword}" is read as several keywords.',
  noReference: 'There is no reference in this text: in {format}, one begins with {tag}.',
  strayLine: 'This line is not part of a reference, which begins with {tag}; it is left out.',
  endMissing: 'This reference has no {tag}; it was taken to end where the next one begins.',
  lastEndMissing:
    'This reference has no {tag}; it was taken to end with the text. In {format} every reference ends with {tag}.',
  languageRead: '"{language}" is read as "{read}".',
  etAl: 'That there are more creators is written as an author "et al."',
  editorOfContainer: 'The editor of what the work is in is written as an editor of the work.',
  thesisInstitution: 'What a thesis is published in is read as its institution: "{title}".',
  containerAsSeries: 'What the work is published in is read as its series: "{title}".',
  addressSplit: '"{address}" is read as several addresses.',
  typeReadAs: '"{type}" is read as the general type {general}.',
  versionAsEdition: 'The version "{version}" is written as an edition.',
  typeAsSaid: '"{type}" is written as "{written}", as "{genre}" says.',
  typeNearest: '"{type}" is written as "{written}", which is all that {format} has.',
})
