import type { Resource } from '../../model/index.ts'
import type { Reply } from '../reply/reply.ts'
import type { Context } from '../route.ts'
import { html } from './html.ts'
import { framedReply } from './page.ts'
import { citationText } from './resource/citation-html.ts'
import { cite } from './resource/citation-style.ts'
import { siteOf } from './site.ts'

/**
 * Renders the citation of a resource for other sites, as a page for frames or as JSON.
 *
 * The parameter `format` selects the form or, without `format`, content negotiation does.
 */
export async function embedded(resource: Resource, context: Context): Promise<Reply> {
  const { target, options, type } = context
  const site = await siteOf(context)
  const cited = await cite(resource, target.parameters, options, site.say)
  const { doi, doi_url, title_with_version: title } = resource
  const format = target.parameters.get('format') || type.replace(/^.*\//, '')
  if (format !== 'html')
    return {
      body: JSON.stringify({
        doi,
        doi_url,
        title,
        citation: cited.text,
        style: cited.style,
        locale: cited.locale,
        problem: cited.problem,
      }),
    }
  return framedReply(
    site,
    title || doi,
    html`<h1 class="unseen">${site.say.citation}</h1>
${citationText('citation', cited.text, doi)}
${cited.problem !== undefined && html`<p class="muted">${cited.problem}</p>`}`,
  )
}
