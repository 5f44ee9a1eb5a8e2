import { german as translator } from '../../messages/german/index.ts'
import { translatorOf } from '../../messages/translator.ts'
import { propertyTexts, usageSentences, usageTexts } from './german-command.ts'
import type { Language } from './language.ts'
import type { Phrases } from './phrases.ts'

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

const phrases: Phrases = {
  severities: { error: 'Fehler', warning: 'Warnung', info: 'Hinweis' },
  outcomes: { valid: 'gültig', invalid: 'ungültig' },
  effects: {
    rejects: 'DataCite würde den Metadatensatz ablehnen',
    drops: 'DataCite würde den Wert verwerfen',
    changes: 'DataCite würde den Wert ändern',
    accepts: 'DataCite würde es annehmen',
  },
  record: (number, total) => `Metadatensatz ${number}${total === undefined ? '' : ` von ${total}`}`,
  kernel: kernel => `Kernel ${kernel}`,
  fairScore: score => `FAIR ${score} von 100`,
  place: place => `bei ${place}`,
  placeInXml: (line, column) => `(Zeile ${line}, Spalte ${column} seines XML)`,
  didYouMean: values => `Gemeint sein könnte: ${values.join(', ')}.`,
  fix: (description, safe) => `${safe ? 'Korrektur' : 'Mögliche Korrektur'}: ${description}`,
  moreProblems: (number, file) => {
    const more = `… und ${count(number, 'weiterer Befund', 'weitere Befunde')}`
    return file === undefined ? `${more}.` : `${more} in ${file} (--max-problems).`
  },
  columns: ['', 'Stelle', 'Metadatensatz', 'Regel', 'Befund'],
  verdict({ records, files, invalid, errors, warnings, infos, notListed }, { fixable, unread }) {
    const checked = `${count(records, 'Metadatensatz', 'Metadatensätze')} in ${count(files, 'Datei', 'Dateien')} geprüft`
    const found = [
      ...(errors > 0 ? [`${errors} Fehler`] : []),
      ...(warnings > 0 ? [count(warnings, 'Warnung', 'Warnungen')] : []),
      ...(infos > 0 ? [count(infos, 'Hinweis', 'Hinweise')] : []),
    ].join(', ')
    const unreadable =
      unread === 0 ? '' : ` ${count(unread, 'Eingabe konnte', 'Eingaben konnten')} nicht gelesen werden.`
    if (found === '') return `${checked}, keine Befunde.${unreadable}`
    const more =
      notListed === undefined
        ? ''
        : ` Die Befunde von ${count(notListed, 'Metadatensatz', 'Metadatensätzen')} sind gezählt, nicht aufgeführt.`
    const fixes = fixable === 0 ? '' : ` ${count(fixable, 'lässt', 'lassen')} sich automatisch korrigieren.`
    return `${checked}, ${invalid} ungültig: ${found}.${more}${fixes}${unreadable}`
  },
  silent({ suppressed, known, gone }) {
    const silent = [
      ...(known > 0 ? [`${count(known, 'Befund', 'Befunde')} der Baseline`] : []),
      ...(suppressed > 0 ? [count(suppressed, 'unterdrückter Befund', 'unterdrückte Befunde')] : []),
    ]
    return [
      ...(silent.length === 0 ? [] : [`${silent.join(' und ')} nicht gezeigt.`]),
      ...(gone === 0
        ? []
        : [
            `${count(gone, 'Befund', 'Befunde')} der Baseline ${gone === 1 ? 'ist' : 'sind'} weg; --update-baseline entfernt ${gone === 1 ? 'ihn' : 'sie'}.`,
          ]),
    ]
  },
  baselineWritten: (findings, baseline) => `${count(findings, 'Befund', 'Befunde')} in ${baseline} geschrieben.`,
  waiting: 'Warte auf Änderungen; Strg-C beendet.',
  counts: {
    rules: 'Befunde nach Regel',
    kernels: 'Metadatensätze nach Kernel',
    clients: 'Metadatensätze nach Client',
    years: 'Metadatensätze nach Jahr',
    invalid: 'ungültig',
    more: number => `… und ${number} weitere`,
  },
  tooManyWarnings: (warnings, allowed) =>
    `${count(warnings, 'Warnung', 'Warnungen')}, mehr als die ${allowed}, die --max-warnings zulässt.`,
  fixes: {
    done: (rule, times, isDone) =>
      `${rule}${times > 1 ? ` (${times}-mal)` : ''} ${isDone ? 'korrigiert' : 'korrigierbar'}`,
    refused: (places, more) => `nicht korrigiert (${places}${more > 0 ? `, … und ${more} weitere` : ''})`,
    verdict({ fixes, files, left, fixable }, isDone) {
      const where = count(files, 'Datei', 'Dateien')
      const verdict =
        fixes === 0
          ? 'Nichts zu korrigieren.'
          : `${count(fixes, 'Korrektur', 'Korrekturen')} in ${where}${isDone ? '' : ' möglich'}.`
      if (left === 0) return verdict
      const which = left === 1 ? 'ihn' : `${fixable} davon`
      const more = fixable === 0 ? '' : `; --unsafe oder --only korrigiert ${which}`
      return `${verdict} ${count(left, 'Befund bleibt', 'Befunde bleiben')}${more}.`
    },
    settledIn: (settled, baseline) => `${count(settled, 'Befund', 'Befunde')} aus ${baseline} entfernt.`,
    broughtToLight: (findings, baseline) =>
      `${count(findings, 'Befund, der', 'Befunde, die')} dahinter verborgen ${findings === 1 ? 'war, steht' : 'waren, stehen'} jetzt in ${baseline}.`,
  },
  statistics: {
    locale: 'de-DE',
    heading: records => `Bericht über ${records} ${records === '1' ? 'Metadatensatz' : 'Metadatensätze'}`,
    figures: {
      records: 'Metadatensätze',
      files: 'Dateien',
      valid: 'gültige Metadatensätze',
      errors: 'Fehler',
      warnings: 'Warnungen',
      infos: 'Hinweise',
      score: 'mittlerer FAIR-Wert',
    },
    titles: {
      severities: 'Befunde nach Schweregrad',
      effects: 'Befunde nach dem, was DataCite tut',
      rules: 'Befunde nach Regel',
      kernels: 'Metadatensätze nach Kernel',
      types: 'Metadatensätze nach Typ',
      years: 'Metadatensätze nach Jahr',
      clients: 'Metadatensätze nach Client',
      wanted: 'Metadatensätze mit empfohlenen Angaben',
      metrics: 'FAIR-Metriken',
    },
    scores: (mean, change) => `FAIR-Werte (Mittel ${mean} von 100${change === undefined ? '' : `, ${change}`})`,
    units: {
      findings: 'Befunde',
      records: 'Metadatensätze',
      ofRecords: '% der Metadatensätze',
      ofPoints: '% der Punkte',
    },
    effects: { rejects: 'lehnt ab', drops: 'verwirft', changes: 'ändert', accepts: 'nimmt an' },
    wanted: {
      subjects: 'Schlagwörter',
      contributors: 'Beitragende',
      dates: 'Datumsangaben',
      relatedIdentifiers: 'Verwandte Identifikatoren',
      descriptions: 'Beschreibungen',
      geoLocations: 'Orte',
      'creators.nameIdentifiers': 'Identifikatoren der Urheber',
      'creators.affiliation': 'Affiliationen der Urheber',
      'creators.affiliation.affiliationIdentifier': 'Identifikatoren der Affiliationen',
      'publisher.publisherIdentifier': 'Identifikator des Publishers',
      rightsList: 'Rechte',
      fundingReferences: 'Förderung',
      language: 'Sprache',
      version: 'Version',
      sizes: 'Größen',
      formats: 'Formate',
    },
    none: 'ohne Angabe',
    invalid: number => `${number} ungültig`,
    inRecords: (number, text) => `in ${text} ${number === 1 ? 'Metadatensatz' : 'Metadatensätzen'}`,
    new: 'neu',
    more: number => `… und ${number} weitere`,
    before: number => `… und ${number} davor`,
    footer: isCompared =>
      `Erstellt von citable stats.${isCompared ? ' Kleine Zahlen mit Vorzeichen sind Änderungen seit dem früheren Bericht.' : ''}`,
    verdict: ({ files, records, invalid, errors, warnings, infos }) =>
      `${count(records, 'Metadatensatz', 'Metadatensätze')} in ${count(files, 'Datei', 'Dateien')}, ${invalid.toLocaleString('de-DE')} ungültig: ${errors} Fehler, ${count(warnings, 'Warnung', 'Warnungen')}, ${count(infos, 'Hinweis', 'Hinweise')}.`,
  },
  predictions: {
    sentAs: way => `eingereicht als ${way}`,
    verdict: ({ records, refused, changed }) =>
      `${count(records, 'Metadatensatz', 'Metadatensätze')}: ${refused} abgelehnt, ${changed} geändert, ${records - refused - changed} unverändert.`,
    hint: 'Was das Schema ablehnt, steht hier nicht; das sagt citable check.',
  },
  hover: { oneOf: terms => `Eines von ${terms}.`, since: kernel => `Seit Kernel ${kernel}.` },
  page: {
    onlyIn: profiles =>
      profiles.length === 1 ? `nur im Profil ${profiles.join()}` : `nur in den Profilen ${profiles.join(' und ')}`,
    why: 'Warum',
    passes: 'Wird angenommen',
    fails: 'Wird beanstandet',
    references: 'Quellen',
    thisPage: 'Diese Seite (englisch)',
    theRecord: 'der Metadatensatz',
  },
}

const command = translatorOf({
  language: 'de',
  rules: {},
  families: { usage: { ...usageTexts, ...propertyTexts } },
  sentences: usageSentences,
  phrases: {},
})

/** What is said of a file of the command's own that cannot be read, by what findings say of records: its place, the fault, and what follows. */
function faultIn(text: string): string | undefined {
  const [, place, said = ''] = /^(.*?:\d+:\d+: )(.+)$/s.exec(text) ?? []
  if (place === undefined) return undefined
  const end = Object.keys(usageSentences).find(sentence => said.endsWith(` ${sentence}`)) ?? ''
  const fault = said.slice(0, end === '' ? undefined : -end.length - 1)
  const translated = translator.text('schema/not-yaml', fault)
  return translated && `${place}${translated}${end === '' ? '' : ` ${usageSentences[end]}`}`
}

/** German, with everything that findings and rules say. */
export const german: Language = {
  tag: 'de',
  translator,
  command: text => command.text('usage/command', text) ?? faultIn(text),
  phrases,
}
