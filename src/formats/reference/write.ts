import { doiUrl } from '../../identifiers/index.ts'
import { unknownValueOf } from '../../kernel/index.ts'
import type { AlternateIdentifier, Datacite, Description } from '../../model/datacite.ts'
import { valueAt } from '../../pointer.ts'
import { labelOf } from '../type-labels.ts'
import type { Held, Work, WorkAgent } from '../work/index.ts'
import { Account, carryCodeAddress, carryDate, entriesOf, heldText, isoDate, workOf } from '../work/index.ts'
import type { ReferenceField, ReferenceTarget } from './fields.ts'
import { writeReferenceName } from './names.ts'

/** A record as a reference: what it is, its values in order, and what they do not hold. */
export interface WrittenReference {
  work: Work
  values: (readonly [field: ReferenceField, value: string])[]
  /** Of what of the record has arrived. */
  account: Account
}

/** The values of a record for reference managers; `typeOf` names the type of reference that its type is written as. */
export function referenceOf(
  record: Datacite,
  target: ReferenceTarget,
  typeOf: (work: Work) => string,
): WrittenReference {
  const work = workOf(record)
  const account = new Account(record, target)
  const values: WrittenReference['values'] = []
  const writer = new ReferenceWriter(account, target, values)
  writer.write(work, typeOf(work))
  return { work, values, account }
}

class ReferenceWriter {
  readonly #account: Account
  readonly #target: ReferenceTarget
  readonly #values: WrittenReference['values']

  constructor(account: Account, target: ReferenceTarget, values: WrittenReference['values']) {
    this.#account = account
    this.#target = target
    this.#values = values
  }

  write(work: Work, type: string): void {
    const { record, container, creators, contributors } = work
    this.#agents('author', creators)
    const editors = having(contributors, 'Editor')
    this.#agents('editor', editors.length > 0 ? editors : having(container?.editors ?? [], 'Editor'))
    this.#agents('translator', having(contributors, 'Translator'))
    this.#titles(work)
    this.#container(work)
    this.#dates(work)
    this.#text('publisher', work.publisher)
    this.#version(work)
    this.#identifiers(work)
    this.#text('abstract', work.abstract)
    if (work.abstract !== undefined) this.#account.carryPath(besides(work.abstract, 'descriptionType'))
    for (const keyword of work.keywords) this.#text('keyword', keyword)
    this.#text('language', work.language)
    this.#type(work, type)
    for (const { value, path } of entriesOf<{ name?: unknown }>(record.creators, ['creators']))
      if (typeof value.name === 'string' && unknownValueOf(value.name) === ':etal' && creators.length > 0)
        this.#others(path)
  }

  /** `et al.` stands among the authors, because reference managers have no other place for it. */
  #others(path: Held['path']): void {
    this.#account.carryPath(path)
    this.#account.changed([...path, 'name'], 'That there are more creators is written as an author "et al."')
    const last = this.#values.findLastIndex(([field]) => field === 'author')
    this.#values.splice(last + 1, 0, ['author', this.#target.marksOrganisations ? 'et al.,' : 'et al.'])
  }

  #text(field: ReferenceField, held: Held | undefined): void {
    if (held !== undefined) this.#values.push([field, this.#account.carry(held)])
  }

  #agents(field: ReferenceField, agents: readonly WorkAgent[]): void {
    for (const agent of agents) {
      this.#values.push([field, writeReferenceName(agent, this.#target, this.#account)])
      if (field !== 'author') this.#account.carryPath([...agent.path, 'contributorType'])
    }
  }

  #titles({ title, subtitle }: Work): void {
    if (title === undefined) return
    const main = this.#account.carry(title)
    this.#values.push(['title', subtitle === undefined ? main : `${main}: ${subtitle.value}`])
    if (subtitle === undefined) return
    this.#account.carryPath(besides(subtitle, 'titleType'))
    this.#account.changed(subtitle.path, `${this.#target.name} has no field for a subtitle; it follows the title.`)
  }

  #container({ container, record, general }: Work): void {
    for (const { value, path } of entriesOf<Description>(record.descriptions, ['descriptions'])) {
      if (value.descriptionType !== 'SeriesInformation' || this.#values.some(([field]) => field === 'series')) continue
      this.#text('series', heldText(value.description, [...path, 'description']))
      this.#account.carryPath([...path, 'descriptionType'])
    }
    if (container?.title === undefined) return
    const { path, title, volume, issue, firstPage, lastPage } = container
    this.#text('container', title)
    this.#account.carryPath([...path, 'relationType'])
    if (valueAt(record, [...path, 'relatedItemType']) === containerTypeOf(general?.value))
      this.#account.carryPath([...path, 'relatedItemType'])
    this.#text('volume', volume)
    this.#text('issue', issue)
    this.#text('firstPage', firstPage)
    this.#text('lastPage', lastPage)
  }

  #dates({ issued }: Work): void {
    if (issued === undefined) return
    carryDate(this.#account, issued, 'date')
    this.#values.push(['year', isoDate({ year: issued.value.year })])
    if (issued.value.month !== undefined) this.#values.push(['date', isoDate(issued.value)])
  }

  /** A chapter or paper has the edition of what it is in, in the field that holds a version otherwise. */
  #version({ version, container, general }: Work): void {
    const isPart = container?.title !== undefined && isPartOf(general?.value)
    if (isPart && container.edition !== undefined) this.#text('version', container.edition)
    else this.#text('version', version)
    if (isPart && version !== undefined && container.edition === undefined)
      this.#account.changed(version.path, `The version "${version.value}" is written as an edition.`)
  }

  #identifiers({ doi, url, container, record }: Work): void {
    const serial = container?.identifier
    if (serial !== undefined && /^IS[BS]N$/.test(serial.type)) {
      this.#text('serial', serial)
      this.#account.carryPath([...serial.path.slice(0, -1), 'relatedItemIdentifierType'])
    }
    for (const { value, path } of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, [
      'alternateIdentifiers',
    ])) {
      if (
        !/^IS[BS]N$/i.test(String(value.alternateIdentifierType)) ||
        this.#values.some(([field]) => field === 'serial')
      )
        continue
      this.#text('serial', heldText(value.alternateIdentifier, [...path, 'alternateIdentifier']))
      this.#account.carryPath([...path, 'alternateIdentifierType'])
    }
    this.#text('doi', doi)
    this.#text('url', url)
    if (url !== undefined) this.#account.carryPath(besides(url, 'alternateIdentifierType'))
    else {
      const address = doi === undefined ? carryCodeAddress(this.#account, record) : doiUrl(doi.value)
      if (address !== undefined) this.#values.push(['url', address])
    }
  }

  /** The free text of the type, or what the type of reference does not say. */
  #type({ general, genre }: Work, type: string): void {
    const said = general?.value ?? 'Other'
    const isSaid = this.#target.generalOf(type) === said
    this.#account.carryAny(general)
    this.#text('typeOfWork', genre)
    if (isSaid) return
    if (genre === undefined) this.#values.push(['typeOfWork', labelOf(said)])
    else if (general !== undefined)
      this.#account.changed(
        general.path,
        `"${said}" is written as "${type}", which is all that ${this.#target.name} has.`,
      )
  }
}

const having = (agents: readonly WorkAgent[], role: string): WorkAgent[] =>
  agents.filter(agent => agent.role?.value === role)

/** The path of another member of the object that a value stands in. */
const besides = ({ path }: Held, member: string): Held['path'] => [...path.slice(0, -1), member]

/** Whether a work of a general type has an edition only because what it is in has one. */
export const isPartOf = (general: string | undefined): boolean =>
  general === 'BookChapter' || general === 'ConferencePaper'

/** What kind of item (20.a) a work of a general type is published in. */
export function containerTypeOf(general: string | undefined): string {
  if (general === 'JournalArticle' || general === 'DataPaper') return 'Journal'
  if (general === 'ConferencePaper') return 'ConferenceProceeding'
  return general === 'BookChapter' ? 'Book' : 'Other'
}
