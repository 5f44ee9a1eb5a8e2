import type { Datacite } from '../../model/datacite.ts'
import { agentNamed } from '../dublin-core/agent-named.ts'
import { withCited } from '../work/cited.ts'
import { issuedIn, type Metas } from './metas.ts'

/** The record that Open Graph (https://ogp.me) and the plain elements `author`, `description` and `keywords` give: a page, as good as a work. */
export function readOpenGraph(metas: Metas, pageTitle: string | undefined): Datacite {
  const title = metas.text('og:title', 'twitter:title') ?? (pageTitle || undefined)
  const description = metas.text('og:description', 'twitter:description', 'description')
  const people = metas.texts('author').map(agentNamed)
  const subjects = [...metas.texts('article:tag'), ...metas.texts('keywords').flatMap(text => text.split(','))].flatMap(
    word => (word.trim() === '' ? [] : [{ subject: word.trim() }]),
  )
  const site = metas.text('og:site_name')
  const record: Datacite = {
    ...(title !== undefined && { titles: [{ title }] }),
    ...(people.length > 0 && { creators: people }),
    ...(site !== undefined && { publisher: { name: site } }),
    ...issuedIn(metas.text('article:published_time', 'og:article:published_time', 'book:release_date')),
    ...(subjects.length > 0 && { subjects }),
    ...(description !== undefined && { descriptions: [{ description, descriptionType: 'Abstract' as const }] }),
  }
  return withCited(record, { URL: metas.text('og:url') }, 'html')
}
