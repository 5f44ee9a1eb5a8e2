import { doiUrl, parseDoi } from '../../../identifiers/index.ts'
import type { CitedFile, Datacite } from '../../../model/datacite.ts'
import { type Block, element } from '../../../text/xml/write.ts'
import { carryUrl, filesOf } from '../../work/index.ts'
import type { ElementReader } from '../../work/reading/element-reader.ts'
import { addTo } from '../../work/reading/record-lists.ts'
import { sayCrossrefXml } from '../messages.ts'
import type { Part, Writing } from './part-types.ts'

/** The DOI, the landing page and the files of a work. */
export const doi: Part = {
  read(item, { record, cited }) {
    const data = item.has('doi_data') ? item.child('doi_data') : item
    const given = data.text('doi')
    if (given !== undefined) record.doi = parseDoi(given) ?? given
    data.leave('timestamp')
    for (const component of item.child('component_list').children('component')) readComponent(component, record)
    const resource = data.child('resource')
    resource.attribute('mime_type')
    cited.URL = resource.line()
    const files: CitedFile[] = []
    for (const collection of data.children('collection')) {
      collection.attribute('setbyID')
      collection.attribute('multi-resolution')
      // Files for crawlers serve plagiarism checks, not readers; they stay unread.
      if (collection.attribute('property') === 'crawler-based') continue
      for (const found of collection.children('item').map(entry => entry.child('resource'))) {
        const mediaType = found.attribute('mime_type')
        found.attribute('content_version')
        const url = found.line()
        if (url === undefined || files.some(file => file.url === url)) continue
        files.push({ url, ...(mediaType !== undefined && { mediaType }) })
      }
    }
    if (files.length > 0) cited.file = files
  },
  write(writing) {
    const { work, account } = writing
    if (work.doi === undefined) return []
    return [
      element('doi_data', {}, [
        element('doi', {}, account.carry(work.doi)),
        element('resource', {}, landingPage(writing, work.doi.value)),
        ...filesBlock(writing),
      ]),
    ]
  },
}

/** Reads the DOI of a component, such as a figure or a supplement. */
function readComponent(component: ElementReader, record: Datacite): void {
  const given = component.child('doi_data').text('doi')
  component.attribute('parent_relation')
  if (given !== undefined)
    addTo(record, 'relatedIdentifiers', {
      relatedIdentifier: parseDoi(given) ?? given,
      relatedIdentifierType: 'DOI',
      relationType: 'HasPart',
    })
}

/**
 * Returns the landing page, which Crossref requires: the record's own, else the caller's, else the URL of the DOI,
 * which is reported as invented.
 */
function landingPage({ work, account, deposit }: Writing, name: string): string {
  if (work.url !== undefined) return carryUrl(account, work.url)
  const known = deposit.landingPage?.(work.record)
  if (known !== undefined) return known
  const address = doiUrl(name)
  account.invented(['extras', 'cited', 'URL'], sayCrossrefXml('landingPageInvented', { address }), address)
  return address
}

/** Media types from the schema. The `mime_type` of a file is written only if it is one of these. */
const mediaTypes: ReadonlySet<string> = new Set([
  ...['application/pdf', 'application/xml', 'application/json', 'application/zip', 'application/epub+zip'],
  ...['text/html', 'text/plain', 'text/xml', 'text/csv'],
])

function filesBlock({ work: { record }, account }: Writing): Block[] {
  const items = filesOf(record).flatMap(held => {
    const { url } = held.value
    if (typeof url !== 'string' || !/^(?:https?|ftp):\/\/[^\s<>"]{1,2000}$/i.test(url)) return []
    const { mediaType, ...others } = held.value
    const mime_type = mediaType !== undefined && mediaTypes.has(mediaType) ? mediaType : undefined
    const lost = Object.keys({ ...others, ...(mime_type === undefined && mediaType !== undefined && { mediaType }) })
    if (lost.length < 2) account.carryPath(held.path)
    else account.changed(held.path, sayCrossrefXml('fileReduced', { url, lost: lost.filter(name => name !== 'url') }))
    return [element('item', {}, [element('resource', { mime_type }, url)])]
  })
  const [first] = filesOf(record)
  if (items.length > 0 && first !== undefined) account.carryPath(first.path.slice(0, 3))
  return items.length === 0 ? [] : [element('collection', { property: 'text-mining' }, items)]
}
