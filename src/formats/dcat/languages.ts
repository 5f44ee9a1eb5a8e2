import { entryOf } from '../../core/object.ts'

/** The EU's authority file of languages by ISO 639-1 code: https://op.europa.eu/en/web/eu-vocabularies/concept-scheme/-/resource?uri=http://publications.europa.eu/resource/authority/language. */
const codes: Readonly<Record<string, string>> = {
  ar: 'ARA',
  bg: 'BUL',
  ca: 'CAT',
  cs: 'CES',
  cy: 'CYM',
  da: 'DAN',
  de: 'DEU',
  el: 'ELL',
  en: 'ENG',
  es: 'SPA',
  et: 'EST',
  eu: 'EUS',
  fa: 'FAS',
  fi: 'FIN',
  fr: 'FRA',
  ga: 'GLE',
  gl: 'GLG',
  he: 'HEB',
  hi: 'HIN',
  hr: 'HRV',
  hu: 'HUN',
  id: 'IND',
  is: 'ISL',
  it: 'ITA',
  ja: 'JPN',
  ko: 'KOR',
  la: 'LAT',
  lb: 'LTZ',
  lt: 'LIT',
  lv: 'LAV',
  mk: 'MKD',
  mt: 'MLT',
  nb: 'NOB',
  nl: 'NLD',
  nn: 'NNO',
  no: 'NOR',
  pl: 'POL',
  pt: 'POR',
  ro: 'RON',
  ru: 'RUS',
  sk: 'SLK',
  sl: 'SLV',
  sq: 'SQI',
  sr: 'SRP',
  sv: 'SWE',
  tr: 'TUR',
  uk: 'UKR',
  vi: 'VIE',
  zh: 'ZHO',
}

/** The IRI of a language in that file, for a tag of two or three letters without region or script; undefined if it is not known. */
export function languageIri(tag: string): string | undefined {
  const name = entryOf(codes, tag.toLowerCase()) ?? Object.values(codes).find(code => code === tag.toUpperCase())
  return name === undefined ? undefined : `http://publications.europa.eu/resource/authority/language/${name}`
}

/** The tag of a language by its IRI in that file, in two letters where there are any; any other text is returned as it is. */
export function languageOfIri(text: string): string {
  const name = /^https?:\/\/publications\.europa\.eu\/resource\/authority\/language\/([A-Z]{3})$/.exec(text)?.[1]
  if (name === undefined) return text
  return Object.entries(codes).find(([, code]) => code === name)?.[0] ?? name.toLowerCase()
}
