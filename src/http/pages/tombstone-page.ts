import type { ServiceOptions } from '../options.ts'
import type { Reply } from '../reply.ts'
import type { Tombstone } from '../tombstone.ts'
import { html } from './html.ts'
import { pageReply } from './page.ts'
import { siteOf } from './site.ts'

/** The page that stays of a withdrawn record: what it was, why it is gone and what takes its place. */
export async function tombstonePage(
  { title, citation, reason, date, successor, successor_url }: Tombstone,
  options: ServiceOptions,
): Promise<Reply> {
  const site = await siteOf(options)
  return pageReply(site, {
    title: `Withdrawn: ${title}`,
    status: 410,
    head: html`<meta name="robots" content="noindex">\n`,
    main: html`<div class="message">
<p class="kicker">Withdrawn on <time datetime="${date}">${date}</time></p>
<h1>${title}</h1>
<p>${reason}</p>
${successor !== null && successor_url !== null && html`<p>It is replaced by <a href="${successor_url}">${successor}</a>.</p>`}
${citation !== null && html`<h2>Citation</h2>\n<p class="citation">${citation}</p>`}
<p><a href="${site.to('/')}">All datasets</a></p>
</div>`,
  })
}
