import type { ServiceOptions } from '../options.ts'
import type { Reply } from '../reply.ts'
import { html } from './html.ts'
import { pageReply } from './page.ts'
import { siteOf } from './site.ts'

/** The page that explains an error and offers ways to continue. */
export async function errorPage(
  { status, message, headers }: { status: number; message: string; headers: Reply['headers'] },
  options: ServiceOptions,
): Promise<Reply> {
  const site = await siteOf(options)
  const { heading, advice } = texts[status] ?? texts[status < 500 ? 400 : 500] ?? { heading: message, advice: '' }
  return pageReply(
    site,
    {
      title: heading,
      status,
      main: html`<div class="message">
<p class="kicker">Error ${status}</p>
<h1>${heading}</h1>
<p>${advice}</p>
${message !== advice && message !== 'Not found.' && html`<p class="muted">${message}</p>`}
<form role="search" action="${site.to('/')}" class="search">
<label for="query">Search the datasets</label>
<div class="row"><input type="search" id="query" name="query"><button type="submit">Search</button></div>
</form>
<p><a href="${site.to('/')}">All datasets</a></p>
</div>`,
    },
    headers,
  )
}

const texts: Readonly<Record<number, { heading: string; advice: string }>> = {
  400: { heading: 'This request cannot be understood', advice: 'Part of the address makes no sense here.' },
  404: {
    heading: 'There is nothing here',
    advice: 'The address may be mistyped, or the record is not in this catalogue. A search may find it.',
  },
  405: { heading: 'Nothing can be changed here', advice: 'These pages can only be read.' },
  406: {
    heading: 'This cannot be shown as a page',
    advice: 'This address is for programs and cannot be shown in the form that your browser requested.',
  },
  414: { heading: 'This address is too long', advice: 'Try it with fewer filters.' },
  429: { heading: 'Too many requests', advice: 'Please wait a moment, then load the page again.' },
  500: { heading: 'Something went wrong', advice: 'This is not your fault. Please try again later.' },
  503: { heading: 'Not available at the moment', advice: 'Please try again in a few seconds.' },
}
