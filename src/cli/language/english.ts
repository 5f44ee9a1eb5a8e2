import { count } from '../text/width.ts'
import type { Phrases } from './phrases.ts'

/** What the command says in English. */
export const englishPhrases: Phrases = {
  severities: { error: 'error', warning: 'warning', info: 'info' },
  outcomes: { valid: 'valid', invalid: 'invalid' },
  effects: {
    rejects: 'DataCite would reject the record',
    drops: 'DataCite would drop the value',
    changes: 'DataCite would change the value',
    accepts: 'DataCite would accept it',
  },
  record: (number, total) => `record ${number}${total === undefined ? '' : ` of ${total}`}`,
  kernel: kernel => `kernel ${kernel}`,
  fairScore: score => `FAIR ${score} of 100`,
  place: place => `at ${place}`,
  placeInXml: (line, column) => `(line ${line}, column ${column} of its XML)`,
  didYouMean: values => `Did you mean ${values.join(', ')}?`,
  fix: (description, safe) => `${safe ? 'Fix' : 'Possible fix'}: ${description}`,
  moreProblems: (number, file) =>
    file === undefined
      ? `… and ${count(number, 'more problem')}.`
      : `… and ${count(number, 'more problem')} in ${file} (--max-problems).`,
  columns: ['', 'Place', 'Record', 'Rule', 'Problem'],
  verdict({ records, files, invalid, errors, warnings, infos, notListed }, { fixable, unread }) {
    const checked = `${count(records, 'record')} in ${count(files, 'file')} checked`
    const found = [
      ...(errors > 0 ? [count(errors, 'error')] : []),
      ...(warnings > 0 ? [count(warnings, 'warning')] : []),
      ...(infos > 0 ? [count(infos, 'info')] : []),
    ].join(', ')
    const unreadable = unread === 0 ? '' : ` ${count(unread, 'input')} could not be read.`
    if (found === '') return `${checked}, no problems found.${unreadable}`
    const more =
      notListed === undefined ? '' : ` The findings of ${count(notListed, 'record')} are counted, not listed.`
    const fixes = fixable === 0 ? '' : ` ${fixable} can be fixed.`
    return `${checked}, ${invalid} invalid: ${found}.${more}${fixes}${unreadable}`
  },
  silent({ suppressed, known, gone }) {
    const silent = [
      ...(known > 0 ? [`${count(known, 'finding')} of the baseline`] : []),
      ...(suppressed > 0 ? [`${count(suppressed, 'suppressed finding')}`] : []),
    ]
    return [
      ...(silent.length === 0 ? [] : [`${silent.join(' and ')} not shown.`]),
      ...(gone === 0
        ? []
        : [
            `${count(gone, 'finding')} of the baseline ${gone === 1 ? 'is' : 'are'} gone; --update-baseline removes ${gone === 1 ? 'it' : 'them'}.`,
          ]),
    ]
  },
  baselineWritten: (findings, baseline) => `${count(findings, 'finding')} written to ${baseline}.`,
  waiting: 'Waiting for changes; Ctrl-C ends.',
  counts: {
    rules: 'Findings by rule',
    kernels: 'Records by kernel',
    clients: 'Records by client',
    years: 'Records by year',
    invalid: 'invalid',
    more: number => `… and ${number} more`,
  },
  tooManyWarnings: (warnings, allowed) =>
    `${count(warnings, 'warning')}, more than the ${allowed} that --max-warnings allows.`,
  fixes: {
    done: (rule, times, isDone) => `${isDone ? 'fixed' : 'can fix'} ${rule}${times > 1 ? ` (${times} times)` : ''}`,
    refused: (places, more) => `not fixed (${places}${more > 0 ? `, … and ${more} more` : ''})`,
    verdict({ fixes, files, left, fixable }, isDone) {
      const made = isDone ? '' : ' can be made'
      const verdict =
        fixes === 0 ? 'Nothing to fix.' : `${fixes} ${fixes === 1 ? 'fix' : 'fixes'}${made} in ${count(files, 'file')}.`
      if (left === 0) return verdict
      const which = left === 1 ? 'it' : `${fixable} of them`
      const more = fixable === 0 ? '' : `; --unsafe or --only fixes ${which}`
      return `${verdict} ${count(left, 'finding')} ${left === 1 ? 'is' : 'are'} left${more}.`
    },
    settledIn: (settled, baseline) => `${count(settled, 'finding')} taken out of ${baseline}.`,
    broughtToLight: (findings, baseline) =>
      `${count(findings, 'finding')} that ${findings === 1 ? 'was' : 'were'} hidden behind these ${findings === 1 ? 'is' : 'are'} in ${baseline} now.`,
  },
  statistics: {
    locale: 'en-US',
    heading: records => `Report on ${records} record${records === '1' ? '' : 's'}`,
    figures: {
      records: 'records',
      files: 'files',
      valid: 'valid records',
      errors: 'errors',
      warnings: 'warnings',
      infos: 'infos',
      score: 'mean FAIR score',
    },
    titles: {
      severities: 'Findings by severity',
      effects: 'Findings by what the registry does',
      rules: 'Findings by rule',
      kernels: 'Records by kernel',
      types: 'Records by type',
      years: 'Records by year',
      clients: 'Records by client',
      wanted: 'Records that have what is recommended',
      metrics: 'FAIR metrics',
    },
    scores: (mean, change) => `FAIR scores (mean ${mean} of 100${change === undefined ? '' : `, ${change}`})`,
    units: { findings: 'findings', records: 'records', ofRecords: '% of the records', ofPoints: '% of the points' },
    effects: { rejects: 'rejects', drops: 'drops', changes: 'changes', accepts: 'accepts' },
    wanted: {
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
    },
    none: 'none',
    invalid: number => `${number} invalid`,
    inRecords: (number, text) => `in ${text} record${number === 1 ? '' : 's'}`,
    new: 'new',
    more: number => `… and ${number} more`,
    before: number => `… and ${number} before these`,
    footer: isCompared =>
      `Made by citable stats.${isCompared ? ' Small numbers with a sign are changes since the earlier report.' : ''}`,
    verdict: ({ files, records, invalid, errors, warnings, infos }) =>
      `${count(records, 'record')} in ${count(files, 'file')}, ${invalid.toLocaleString('en-US')} invalid: ${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(infos, 'info')}.`,
  },
  predictions: {
    sentAs: way => `sent as ${way}`,
    verdict: ({ records, refused, changed }) =>
      [
        `${count(records, 'record')}: ${refused} refused`,
        `${changed} changed`,
        `${records - refused - changed} kept as ${records === 1 ? 'it is' : 'they are'}.`,
      ].join(', '),
    hint: 'What the schema refuses is not shown here; citable check says it.',
  },
  hover: { oneOf: terms => `One of ${terms}.`, since: kernel => `Since kernel ${kernel}.` },
  page: {
    onlyIn: profiles => `only in the ${profiles.length === 1 ? 'profile' : 'profiles'} ${profiles.join(' and ')}`,
    why: 'Why',
    passes: 'Passes',
    fails: 'Fails',
    references: 'References',
    thisPage: 'This page',
    theRecord: 'the record',
  },
}
