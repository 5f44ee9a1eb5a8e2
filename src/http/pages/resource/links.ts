import type { Resource } from '../../../model/index.ts'
import type { Link } from '../../links.ts'
import { pageUrl, recordUrl, signposts } from '../../signposts.ts'
import { signsOf } from '../../signs.ts'
import { type Html, html } from '../html.ts'

/** The signposts of a resource's page, those of its record and that it is a page about it. */
export const signpostsOf = (resource: Resource, baseUrl: string): Link[] => [
  ...signposts(resource.id, signsOf(resource), baseUrl),
  { relation: 'type', href: 'https://schema.org/AboutPage' },
]

/** Links in the head of a resource's page: its own address, that of its record, and its signposts (https://signposting.org/FAIR/). */
export const linksHtml = ({ id }: Resource, links: readonly Link[], baseUrl: string): Html[] =>
  [
    { relation: 'canonical', href: pageUrl(baseUrl, id) },
    { relation: 'alternate', href: `${recordUrl(baseUrl, id)}/`, type: 'application/json' },
    ...links,
  ].map(
    ({ relation, href, type }: Link) =>
      html`<link rel="${relation}"${type !== undefined && html` type="${type}"`} href="${href}">\n`,
  )
