import { parseDoi } from '../../identifiers/index.ts'
import type { CitedFile, Datacite } from '../../model/datacite.ts'
import { rightsOfNode } from '../schema-org/read/rights.ts'
import { isDoiUrl } from '../work/address.ts'
import { withCited } from '../work/cited.ts'
import type { PageLink } from './page.ts'

/** The record that the links of a page give: its address, and Signposting's typed links (https://signposting.org/FAIR/). */
export function readLinks(links: readonly PageLink[]): Datacite {
  const targets = (rel: string): PageLink[] =>
    links.filter(link => link.rel.includes(rel) && /^https?:\/\//i.test(link.href))
  const page = targets('canonical')[0]?.href
  const cited = [...targets('cite-as').map(({ href }) => href), page ?? ''].flatMap(href => parseDoi(href) ?? [])[0]
  const licences = targets('license').map(({ href }) => rightsOfNode(href))
  const file = targets('item').map(
    ({ href, type }): CitedFile => ({ url: href, ...(type !== undefined && { mediaType: type }) }),
  )
  const record: Datacite = {
    ...(cited !== undefined && { doi: cited }),
    ...(licences.length > 0 && { rightsList: licences }),
  }
  return withCited(
    record,
    { URL: page !== undefined && isDoiUrl(page) ? undefined : page, file: file.length > 0 ? file : undefined },
    'html',
  )
}
