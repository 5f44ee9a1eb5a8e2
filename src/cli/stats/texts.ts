import { type Message, messagesOf } from '../../messages/message.ts'
import type { Summary } from '../report/report.ts'

/** The texts of reports on collections. */
export const statsText = messagesOf('stats', {
  heading: 'Report on {number, plural, one {{records} record} other {{records} records}}',
  records: 'records',
  files: 'files',
  valid: 'valid records',
  errors: 'errors',
  warnings: 'warnings',
  infos: 'infos',
  score: 'mean FAIR score',
  findingsBySeverity: 'Findings by severity',
  findingsByEffect: 'Findings by what the registry does',
  findingsByRule: 'Findings by rule',
  recordsByKernel: 'Records by kernel',
  recordsByType: 'Records by type',
  recordsByYear: 'Records by year',
  recordsByClient: 'Records by client',
  recommended: 'Records that have what is recommended',
  metrics: 'FAIR metrics',
  scores: 'FAIR scores (mean {mean} of 100)',
  scoresWithChange: 'FAIR scores (mean {mean} of 100, {change})',
  inFindings: 'findings',
  inRecords: 'records',
  ofRecords: '% of the records',
  ofPoints: '% of the points',
  rejects: 'rejects',
  drops: 'drops',
  changes: 'changes',
  accepts: 'accepts',
  none: 'none',
  invalid: '{number} invalid',
  foundIn: 'in {number, plural, one {{records} record} other {{records} records}}',
  new: 'new',
  more: '… and {number} more',
  before: '… and {number} before these',
  footer: 'Made by citable stats.',
  footerWithChanges: 'Made by citable stats. Small numbers with a sign are changes since the earlier report.',
  verdict:
    '{records, plural, one {# record} other {# records}} in {files, plural, one {# file} other {# files}}, {invalid, number} invalid: {errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}}, {infos, plural, one {# info} other {# infos}}.',
})

/** Returns what a collection came to, as a sentence. */
export const statsVerdict = ({ files, records, invalid, errors, warnings, infos }: Summary): Message =>
  statsText('verdict', { files, records, invalid, errors, warnings, infos })

/** The names of properties whose share is counted, by their paths in the record. */
export const wantedText = messagesOf('stats-wanted', {
  subjects: 'Subjects',
  contributors: 'Contributors',
  dates: 'Dates',
  relatedIdentifiers: 'Related identifiers',
  descriptions: 'Descriptions',
  geoLocations: 'Places',
  'creators.nameIdentifiers': 'Identifiers of creators',
  'creators.affiliation': 'Affiliations of creators',
  'creators.affiliation.affiliationIdentifier': 'Identifiers of affiliations',
  'publisher.publisherIdentifier': 'Identifier of the publisher',
  rightsList: 'Rights',
  fundingReferences: 'Funding',
  language: 'Language',
  version: 'Version',
  sizes: 'Sizes',
  formats: 'Formats',
})
