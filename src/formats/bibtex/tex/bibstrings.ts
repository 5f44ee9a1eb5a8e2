import { entryOf } from '../../../core/object.ts'
import { capitalised } from '../../../core/strings.ts'

/** The English names of countries, by biblatex localisation key (biblatex manual, section 4.9.2.18). */
export const countries: Readonly<Record<string, string>> = {
  countryde: 'Germany',
  countryeu: 'European Union',
  countryep: 'European Union',
  countryfr: 'France',
  countryuk: 'United Kingdom',
  countryus: 'United States of America',
}

/** The English texts for kinds of theses, reports, media and patents, as biblatex prints them. */
export const localisedKinds = {
  phdthesis: 'PhD thesis',
  mathesis: "Master's thesis",
  bathesis: "Bachelor's thesis",
  candthesis: 'Candidate thesis',
  techreport: 'Technical report',
  resreport: 'Research report',
  software: 'Software',
  datacd: 'Data CD',
  audiocd: 'Audio CD',
  patent: 'Patent',
  patentde: 'German patent',
  patenteu: 'European patent',
  patentfr: 'French patent',
  patentuk: 'British patent',
  patentus: 'US patent',
  patreq: 'Patent request',
  patreqde: 'German patent request',
  patreqeu: 'European patent request',
  patreqfr: 'French patent request',
  patrequk: 'British patent request',
  patrequs: 'US patent request',
} as const

/** The English texts for publication states. */
export const states = {
  inpreparation: 'in preparation',
  submitted: 'submitted',
  forthcoming: 'forthcoming',
  inpress: 'in press',
  prepublished: 'pre-published',
} as const

/** The English texts for journal series. */
export const series = { newseries: 'new series', oldseries: 'old series' } as const

const others =
  'and:and|andothers:et al.|andmore:et al.|in:in|of:of|to:to|by:by|with:with|number:number|volume:volume|volumes:volumes|' +
  'involumes:in|jourvol:volume|jourser:series|issue:issue|part:part|section:section|sections:sections|chapter:chapter|chapters:chapters|' +
  'page:page|pages:pages|column:column|columns:columns|line:line|lines:lines|verse:verse|verses:verses|edition:edition|' +
  'editor:editor|editors:editors|translator:translator|translators:translators|compiler:compiler|byeditor:edited by|' +
  'bytranslator:translated by|byauthor:by|reprint:reprint|reprintof:reprint of|reprintas:reprinted as|translationof:translation of|' +
  'translationas:translated as|reviewof:review of|origpubas:originally published as|origpubin:originally published in|' +
  'supplement:supplement|preface:preface|foreword:foreword|introduction:introduction|afterword:afterword|annotations:annotations|' +
  'commentary:commentary|withafterword:with an afterword by|withintroduction:with an introduction by|withforeword:with a foreword by|' +
  'withcommentator:with a commentary by|withannotator:with annotations by|nodate:no date|urlseen:visited on|url:address|' +
  'version:version|file:file|library:library|abstract:abstract|annotation:annotation|circa:circa|beforecommonera:BCE|commonera:CE|' +
  'beforechrist:BC|annodomini:AD|january:January|february:February|march:March|april:April|may:May|june:June|july:July|august:August|' +
  'september:September|october:October|november:November|december:December|spring:spring|summer:summer|autumn:autumn|winter:winter|' +
  'see:see|seealso:see also|quotedin:quoted in|citedas:henceforth cited as|ibidem:ibidem|idem:idem|opcit:op. cit.|loccit:loc. cit.|' +
  'confer:cf.|sequens:sq.|sequentes:sqq.|passim:passim|also:also'

const texts: Readonly<Record<string, string>> = {
  ...countries,
  ...localisedKinds,
  ...states,
  ...series,
  ...Object.fromEntries(others.split('|').map(row => row.split(':') as [string, string])),
}

/** Returns the English text of a biblatex localisation key, or undefined for an unknown key. */
export function textOfString(key: string): string | undefined {
  const known = entryOf(texts, key)
  const [, kind, language] = /^(lang|from)([a-z]{4,20})$/.exec(key) ?? []
  if (known !== undefined || language === undefined) return known
  return kind === 'lang' ? capitalised(language) : `from the ${capitalised(language)}`
}
