import { bodyOf, discard, type Page, pageOf } from './answer-text.ts'
import { type Fail, RequestError } from './error.ts'
import { isGiven, networkReason, statusError } from './failure-reasons.ts'
import type { Question } from './question.ts'
import { courseOf, redirectOf } from './redirect.ts'
import type { Settings } from './settings.ts'

/**
 * Makes one request, follows its redirects and returns the text of the response. Rejects with errors created by `fail`.
 */
export async function load(
  question: Omit<Question<unknown>, 'read'>,
  settings: Settings,
  fail: Fail,
  signal: AbortSignal,
): Promise<Page> {
  let { url } = question
  try {
    for (let hops = 0; hops <= settings.maxRedirects; hops++) {
      const { response, address } = await request(url, question, settings, fail, signal)
      const target = redirectOf(response, address, question, fail)
      if (target === undefined && isGiven(response, question.given)) {
        return await pageOf(response, address, { types: question.types, maxBytes: settings.maxBytes, fail })
      }
      if (target === undefined) throw statusError(response, address, fail, await detailOf(response, question, fail))
      await discard(response)
      url = target
    }
  } catch (error) {
    if (error instanceof RequestError) throw error
    throw fail('network', `${url} gave no answer: ${networkReason(error)}.`, { url, cause: error })
  }
  throw fail('redirect', `${question.url} redirects more than ${settings.maxRedirects} times.`, { url })
}

async function request(
  url: string,
  question: Omit<Question<unknown>, 'read'>,
  { fetch, headers }: Settings,
  fail: Fail,
  signal: AbortSignal,
): Promise<{ response: Response; address: string }> {
  const { types, accept = types[0] ?? '*/*', method = 'GET', body, authorization, known } = question
  const init = {
    method,
    headers: {
      ...headers,
      Accept: accept,
      ...(body && { 'Content-Type': body.type }),
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(known !== undefined && { 'If-None-Match': known }),
    },
    ...(body && { body: body.text }),
    signal,
  }
  const response = await fetch(url, { ...init, redirect: 'manual' })
  if (response.type !== 'opaqueredirect') return { response, address: url }
  if (courseOf(question) !== 'hosts')
    throw fail('redirect', `${url} redirects, which is not followed for a request with a password or a write.`, { url })
  // A browser hides the target and follows the redirect itself: only http and https, at most twenty times.
  const followed = await fetch(url, { ...init, redirect: 'follow' })
  return { response: followed, address: followed.url || url }
}

/**
 * Returns the server's own error message. Returns undefined without the function `detail`, or if the body has no
 * message, is too long or cannot be read.
 */
async function detailOf(
  response: Response,
  { url, detail }: Pick<Question<unknown>, 'url' | 'detail'>,
  fail: Fail,
): Promise<string | undefined> {
  if (detail === undefined) {
    await discard(response)
    return undefined
  }
  try {
    return detail(new TextDecoder().decode(await bodyOf(response, url, longestDetail, fail)))
  } catch {
    return undefined
  }
}

/** The maximum size in bytes of the body of an error response. A larger body is a web page, not a message. */
const longestDetail = 64_000
