import type { Path } from '../../core/pointer.ts'
import { readableMath } from '../../core/tex-math.ts'
import type { TitleType } from '../../kernel/index.ts'
import type { Datacite, FundingReference, Title } from '../../model/datacite.ts'
import { isOthers } from '../../model/names/others.ts'
import { hasEditions } from '../work/cited-members.ts'
import {
  type Account,
  carryAddress,
  carryContainerTitle,
  carryDate,
  carryPages,
  contributorsOf,
  datesOf,
  editorsOf,
  entriesOf,
  Found,
  givenAddressOf,
  type Held,
  isoDate,
  memberText,
  onlyDate,
  type RecordPlace,
  seriesOf,
  standardNumberType,
  tellJoined,
  typeNamesOf,
  type Work,
  type WorkAgent,
  withSubtitle,
  workOf,
} from '../work/index.ts'
import { carryAsArchive, carryUniversity, universityOf } from '../work/reading/university.ts'
import { citedDateValues, citedValues, fileValues } from './cited-values.ts'
import { conferenceValues, hasConference } from './conference.ts'
import { containerTypeOfGeneral, generalOfReference, hasSeries, isPartOf } from './container-types.ts'
import { keptType } from './kept-tags.ts'
import { addressesIn, type ReferenceField, type ReferenceTarget, type WrittenReference } from './reference-fields.ts'
import { writeReferenceName } from './reference-names.ts'
import { reportNumbers, serialNumbers } from './serial-numbers.ts'
import { tellJoinedKeywords } from './sort-fields.ts'
import { sayTagged } from './tagged-messages.ts'
import { generalOfText, tellLanguage, typeTexts } from './type-and-language.ts'
import { numberValues, pubmedValues } from './work-numbers.ts'

/** Converts a record to a RIS or EndNote reference, and reports the losses to `account`. */
export function referenceOf(record: Datacite, target: ReferenceTarget, account: Account): WrittenReference {
  const work = workOf(record)
  const type = keptType(record, target, work.container?.title !== undefined) ?? target.typeOf(typeNamesOf(work))
  const writer = new ReferenceWriter(account, target)
  writer.write(work, type)
  return { type, values: writer.values }
}

class ReferenceWriter {
  readonly values: [field: ReferenceField, value: string][] = []
  readonly #account: Account
  readonly #target: ReferenceTarget

  constructor(account: Account, target: ReferenceTarget) {
    this.#account = account
    this.#target = target
  }

  write(work: Work, type: string): void {
    const { record, creators } = work
    this.#agents('author', creators)
    if (this.#target.generalOf(type) === 'Dataset') this.#dataAgents(work)
    else {
      this.#agents('editor', editorsOf(work))
      this.#agents('translator', contributorsOf(work, 'Translator'))
    }
    this.#titles(work)
    this.#container(work, type)
    this.#dates(work)
    this.#publisher(work)
    for (const text of versionTexts(work, this.#account)) this.values.push(['version', text])
    this.#identifiers(work, type)
    if (work.abstract !== undefined)
      this.values.push(['abstract', readableMath(this.#account.carry(work.abstract), 'plain')])
    if (work.abstract !== undefined) this.#account.carryPath(work.abstract.beside('descriptionType'))
    for (const keyword of work.keywords) this.#text('keyword', keyword)
    tellJoinedKeywords(work, this.#account)
    this.#text('language', work.language)
    tellLanguage(work, this.#account)
    for (const text of typeTexts(work, type, this.#generalOf(type), this.#target.name, this.#account))
      this.values.push(['typeOfWork', text])
    this.values.push(...citedValues(work, this.values, this.#account))
    this.values.push(
      ...pubmedValues(record, this.#account),
      ...citedDateValues(record, this.#account, this.#target.dateText),
      ...fileValues(record, this.#account),
    )
    for (const creator of entriesOf<{ name?: unknown }>(record.creators, ['creators'])) {
      const { name } = creator.value
      if (isOthers(name) && creators.length > 0) this.#others(creator)
    }
  }

  /** Writes `et al.` as an author, because reference managers have no other field for it. */
  #others(place: RecordPlace): void {
    this.#account.carryPath(place)
    this.#account.changed(place.at('name'), sayTagged('etAl'))
    const last = this.values.findLastIndex(([field]) => field === 'author')
    this.values.splice(last + 1, 0, ['author', this.#target.marksOrganisations ? 'et al.,' : 'et al.'])
  }

  #has = (name: ReferenceField): boolean => this.values.some(([field]) => field === name)

  #text(field: ReferenceField, held: Held | undefined): void {
    if (held !== undefined) this.values.push([field, this.#account.carry(held)])
  }

  #agents(field: ReferenceField, agents: readonly WorkAgent[]): void {
    for (const agent of agents) {
      this.values.push([field, writeReferenceName(agent, this.#target, this.#account)])
      if (agent.path[0] === 'relatedItems') this.#account.changed(agent, sayTagged('editorOfContainer'))
      else if (field !== 'author') this.#account.carryPath(agent.at('contributorType'))
    }
  }

  /**
   * Writes the producers and funders of a dataset, and the editors if the format has a separate field for the editors
   * of datasets.
   */
  #dataAgents(work: Work): void {
    this.#agents('producer', contributorsOf(work, 'Producer'))
    if (this.#target.hasDataEditors) this.#agents('editor', editorsOf(work))
    for (const funder of entriesOf<FundingReference>(work.record.fundingReferences, ['fundingReferences']))
      this.#text('agency', memberText(funder, 'funderName'))
  }

  #titles({ title, subtitle, record }: Work): void {
    if (title === undefined) return
    const main = readableMath(this.#account.carry(title), 'plain')
    this.values.push(['title', subtitle === undefined ? main : withSubtitle(main, subtitle.value)])
    if (subtitle !== undefined) tellJoined(this.#account, title, subtitle, this.#target.name)
    const translated = titleOfType(record.titles, ['titles'], 'TranslatedTitle', title)
    if (translated === undefined) return
    this.#text('translatedTitle', translated)
    this.#account.carryPath(translated.beside('titleType'))
  }

  #container(work: Work, type: string): void {
    const { container, record, general } = work
    const series = seriesOf(record)
    this.#text('series', series)
    if (series !== undefined) this.#account.carryPath(series.beside('descriptionType'))
    if (container?.title === undefined && general?.value === 'Dissertation' && universityOf(work) === undefined)
      this.#department(work)
    if (container?.title === undefined) return
    const { path, title, volume, issue, firstPage, lastPage } = container
    this.values.push(...conferenceValues(work, this.#account))
    const name = carryContainerTitle(container, this.#account, this.#target.name)
    if (name !== undefined) this.values.push([hasConference(work) ? 'proceedings' : 'container', name])
    this.#shortTitle(work, type)
    this.#account.carryPath([...path, 'relationType'])
    if (general?.value === 'Dissertation')
      this.#account.changed(path, sayTagged('thesisInstitution', { title: title.value }))
    if (container.item.relatedItemType === containerTypeOfGeneral(general?.value))
      this.#account.carryPath([...path, 'relatedItemType'])
    this.#text('volume', volume)
    this.#text('issue', issue)
    this.#text('firstPage', firstPage)
    this.#text('lastPage', lastPage)
    this.values.push(...numberValues(work, this.#account))
    // EndNote has a single field for both pages.
    if (this.#target.id !== 'ris') carryPages(container, this.#account)
    if (!this.#isSeries(work, type)) return
    const message = sayTagged('containerAsSeries', { title: title.value })
    const { edition, identifier } = container
    const moved = [title, volume, issue, firstPage, lastPage, edition]
    if (identifier !== undefined && standardNumberType(identifier.type) !== undefined) moved.push(identifier)
    for (const held of moved) if (held !== undefined) this.#account.changed(held.path, message)
    for (const member of ['relationType', 'relatedItemType']) this.#account.changed([...path, member], message)
  }

  /** Writes the abbreviated title of the container, provided that readers will recognise it as such. */
  #shortTitle(work: Work, type: string): void {
    const { container, general } = work
    if (container?.title === undefined || general?.value === 'Dissertation') return
    if (this.#isSeries(work, type)) return
    const path = [...container.path, 'titles']
    const short = titleOfType(container.item.titles, path, 'AlternativeTitle', container.title)
    if (short === undefined) return
    this.#text('shortContainer', short)
    this.#account.carryPath(short.beside('titleType'))
  }

  /** True if a reader will interpret the container as the work's series. */
  #isSeries = (work: Work, type: string): boolean => hasSeries(this.#readAs(type, work)) && !this.#has('series')

  /** Returns the general type that a reader will derive from the written reference. */
  #readAs(type: string, { general, genre }: Work): string {
    if (genre === undefined) return general?.value ?? 'Other'
    const own = this.#generalOf(type)
    return generalOfText(genre.value, own)?.general ?? own
  }

  #generalOf = (type: string): string => generalOfReference(this.#target.generalOf(type), this.#has('container'))

  /** Writes the institution of a thesis to the field that other types use for the container. */
  #department(work: Work): void {
    const [department] = contributorsOf(work, 'HostingInstitution')
    if (department === undefined) return
    this.values.push(['container', this.#account.carry(new Found(department.text, department, 'name'))])
    this.#account.carryPath(department.at('contributorType'))
    if (department.source.nameType === 'Organizational') this.#account.carryPath(department.at('nameType'))
  }

  /**
   * Writes the publisher of a work and the university of a thesis.
   *
   * For a thesis with a known university, the university is written as the publisher, and the publisher as the database
   * of the thesis.
   */
  #publisher(work: Work): void {
    const university = universityOf(work)
    if (university === undefined) {
      this.#text('publisher', work.publisher)
      return
    }
    this.values.push(['publisher', carryUniversity(university, this.#account)])
    const archive = this.#has('database') ? undefined : carryAsArchive(work, this.#target.name, this.#account)
    if (archive !== undefined) this.values.push(['database', archive])
  }

  #dates(work: Work): void {
    const issued = onlyDate(work, this.#account)
    if (issued === undefined) return
    carryDate(this.#account, issued, 'date')
    this.values.push(['year', isoDate({ year: issued.value.year })])
    if (issued.value.month !== undefined) this.values.push(['date', this.#target.dateText(issued.value)])
  }

  #identifiers(work: Work, type: string): void {
    const isPart =
      work.container?.title !== undefined && work.general?.value !== 'Dissertation' && !this.#isSeries(work, type)
    const serials = serialNumbers(work, isPart, this.#account)
    if (serials.length === 0) serials.push(...reportNumbers(work, this.#account))
    if (serials.length > 0) this.values.push(['serial', serials.join(', ')])
    this.#text('doi', work.doi)
    this.#address(work)
  }

  #address(work: Work): void {
    const given = givenAddressOf(work)
    const address = this.#account.carryAny(given) ?? carryAddress(this.#account, work)
    if (given !== undefined && addressesIn(given.value).length > 1)
      this.#account.changed(given, sayTagged('addressSplit', { address: given.value }))
    if (address !== undefined) this.values.push(['url', address])
  }
}

/**
 * Returns the first title of a type, except the main title. Returns undefined if this title has the same text as the
 * main title.
 */
function titleOfType(titles: unknown, path: Path, type: TitleType, main: Found): Found | undefined {
  const isOther = ({ value, path }: Found<Title>): boolean =>
    value.titleType === type && String(path) !== String(main.path.slice(0, -1))
  const entry = entriesOf<Title>(titles, path).find(isOther)
  const text = entry && memberText(entry, 'title')
  return text?.value === main.value ? undefined : text
}

/**
 * Returns the value of the version field. For a chapter or paper, the edition of the container takes precedence.
 *
 * For an article without a version, the value is the date of online publication, as readers of this field expect.
 */
function versionTexts({ version, container, general, record }: Work, account: Account): string[] {
  if (version === undefined && general?.value === 'JournalArticle') return onlineDate(record, account)
  const isPart = container?.title !== undefined && isPartOf(general?.value)
  if (version !== undefined && (isPart ? container.edition === undefined : hasEditions(general?.value)))
    account.changed(version.path, sayTagged('versionAsEdition', { version: version.value }))
  const held = (isPart ? container.edition : undefined) ?? version
  return held === undefined ? [] : [account.carry(held)]
}

function onlineDate(record: Datacite, account: Account): string[] {
  const online = datesOf(record, 'Available').find(({ text }) => /^\d{4}-\d\d(?:-\d\d)?$/.test(text))
  if (online === undefined) return []
  for (const member of ['date', 'dateType']) account.carryPath(online.entry.at(member))
  return [online.text.replaceAll('-', '/')]
}
