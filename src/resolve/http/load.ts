import { type Fail, ResolveError } from '../error.ts'
import type { Settings } from '../settings.ts'
import { discard } from './body.ts'
import { networkReason } from './network.ts'
import { type Page, pageOf } from './page.ts'
import type { Question } from './question.ts'
import { redirectOf } from './redirect.ts'
import { statusError } from './status.ts'

/** Makes one request, with the redirects that it leads to, and gives the text of the answer; rejects with `ResolveError`. */
export async function load(
  question: Pick<Question<unknown>, 'url' | 'types' | 'hosts'>,
  settings: Settings,
  fail: Fail,
  signal: AbortSignal,
): Promise<Page> {
  let { url } = question
  try {
    for (let hops = 0; hops <= settings.maxRedirects; hops++) {
      const { response, address } = await request(url, question, settings, signal)
      const target = redirectOf(response, address, question.hosts ?? [], fail)
      const error = target === undefined ? statusError(response, address, fail) : undefined
      if (target === undefined && error === undefined) {
        return await pageOf(response, address, { types: question.types, maxBytes: settings.maxBytes, fail })
      }
      await discard(response)
      if (error !== undefined) throw error
      url = target ?? url
    }
  } catch (error) {
    if (error instanceof ResolveError) throw error
    throw fail('network', `${url} gave no answer: ${networkReason(error)}.`, { url, cause: error })
  }
  throw fail('redirect', `${question.url} sends on more than ${settings.maxRedirects} times.`, { url })
}

async function request(
  url: string,
  { types }: Pick<Question<unknown>, 'types'>,
  { fetch, headers }: Settings,
  signal: AbortSignal,
): Promise<{ response: Response; address: string }> {
  const init = { headers: { ...headers, Accept: types[0] ?? '*/*' }, signal }
  const response = await fetch(url, { ...init, redirect: 'manual' })
  if (response.type !== 'opaqueredirect') return { response, address: url }
  // A browser does not show where it is sent, but follows by itself: only http and https, twenty times at most.
  const followed = await fetch(url, { ...init, redirect: 'follow' })
  return { response: followed, address: followed.url || url }
}
