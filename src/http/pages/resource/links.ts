import type { Work } from '../../../formats/work/index.ts'
import type { Resource } from '../../../model/index.ts'
import { safeAddress } from '../address.ts'
import { type Html, html, type Part } from '../html.ts'
import { exportPath, exports } from './exports.ts'

/** Authors that are linked one by one; the whole is in the linkset. */
const mostAuthors = 20

/** The links of FAIR Signposting (https://signposting.org/FAIR/) in the head of a resource's page, and its own address. */
export function linksHtml({ id, doi_url }: Resource, work: Work | undefined, baseUrl: string): Part {
  const authors = work?.creators.slice(0, mostAuthors).map(({ orcid }) => orcid?.value) ?? []
  const licences = work?.rights.map(({ value }) => safeAddress(value.rightsUri)) ?? []
  return [
    html`<link rel="canonical" href="${baseUrl}/resources/${id}/">\n`,
    link('cite-as', doi_url),
    work?.types.schemaOrg && link('type', `https://schema.org/${work.types.schemaOrg}`),
    link('type', 'https://schema.org/AboutPage'),
    authors.map(author => link('author', author)),
    licences.map(licence => link('license', licence)),
    work && exports.map(format => link('describedby', baseUrl + exportPath(id, format), format.mediaType)),
    html`<link rel="linkset" type="application/linkset+json" href="${baseUrl}/api/v1/resources/${id}/linkset">\n`,
    html`<link rel="alternate" type="application/json" href="${baseUrl}/api/v1/resources/${id}/">\n`,
  ]
}

const link = (relation: string, address: string | undefined, type?: string): Html | undefined =>
  address === undefined || address === ''
    ? undefined
    : html`<link rel="${relation}"${type !== undefined && html` type="${type}"`} href="${address}">\n`
