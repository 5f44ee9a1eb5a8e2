import type { ResourceTypeGeneral } from '../../kernel/index.ts'
import type { ReferenceField } from '../reference/fields.ts'

/**
 * The tags of RIS, each field with the tag that is written and then those that are read as well: Research Information Systems'
 * specification of 2001 and the additions that EndNote, Zotero and Mendeley share. The version is in `ET`, which they show for data and software.
 */
export const risTags: Readonly<Record<ReferenceField, readonly string[]>> = {
  author: ['AU', 'A1'],
  editor: ['A2', 'ED'],
  translator: ['A4'],
  title: ['TI', 'T1', 'CT'],
  container: ['T2', 'JF', 'BT', 'JO', 'J2', 'JA', 'J1'],
  shortContainer: ['J2', 'JA', 'JO', 'J1'],
  series: ['T3'],
  year: ['PY', 'Y1', 'YR'],
  date: ['DA'],
  publisher: ['PB'],
  version: ['ET'],
  volume: ['VL'],
  issue: ['IS', 'CP'],
  firstPage: ['SP'],
  lastPage: ['EP'],
  serial: ['SN'],
  doi: ['DO', 'DI'],
  url: ['UR', 'LK'],
  abstract: ['AB', 'N2'],
  keyword: ['KW'],
  language: ['LA'],
  typeOfWork: ['M3'],
  place: ['CY', 'PP'],
  note: ['N1', 'RN'],
  volumes: ['NV'],
  section: ['SE'],
  callNumber: ['CN'],
  shortTitle: ['ST'],
  database: ['DB'],
  provider: ['DP'],
}

/** Fields that may come several times. */
export const isList: ReadonlySet<ReferenceField> = new Set(['author', 'editor', 'translator', 'keyword', 'url'])

/** What a type of reference (`TY`) is read as, unless it is an item type of CSL. */
export const generalByType: Readonly<Record<string, ResourceTypeGeneral>> = {
  ABST: 'Text',
  ADVS: 'Audiovisual',
  AGGR: 'Dataset',
  ART: 'Image',
  BOOK: 'Book',
  CASE: 'Text',
  CHAP: 'BookChapter',
  CHART: 'Image',
  COMP: 'Software',
  CONF: 'ConferenceProceeding',
  CPAPER: 'ConferencePaper',
  CTLG: 'Text',
  DATA: 'Dataset',
  DBASE: 'Dataset',
  EBOOK: 'Book',
  ECHAP: 'BookChapter',
  EDBOOK: 'Book',
  EJOUR: 'JournalArticle',
  ELEC: 'InteractiveResource',
  FIGURE: 'Image',
  GOVDOC: 'Report',
  GRANT: 'Award',
  INPR: 'JournalArticle',
  JFULL: 'Journal',
  JOUR: 'JournalArticle',
  MANSCPT: 'Text',
  MPCT: 'Audiovisual',
  MULTI: 'InteractiveResource',
  MUSIC: 'Sound',
  PAT: 'Text',
  RPRT: 'Report',
  SER: 'Book',
  SLIDE: 'Presentation',
  SOUND: 'Sound',
  STAND: 'Standard',
  STAT: 'Text',
  THES: 'Dissertation',
  UNPB: 'Preprint',
  VIDEO: 'Audiovisual',
  // Not in the specification, but what EndNote has beside ELEC.
  WEB: 'InteractiveResource',
}
