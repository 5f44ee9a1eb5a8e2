import { ask } from '../request/ask.ts'
import type { RequestErrorDetails } from '../request/error.ts'
import { either, withDeadline } from '../request/pacing/deadline.ts'
import { limiter } from '../request/pacing/limiter.ts'
import type { Answer, Question } from '../request/question.ts'
import type { Settings } from '../request/settings.ts'
import { type ClientErrorCode, detailIn, failing, isOfApi, isUnclear } from './error.ts'

/**
 * A function that sends a request to the service. `what` names the requested records in the `ClientError` of a failed
 * request.
 */
export type Ask = <T>(what: string, question: Question<T>, signal: AbortSignal | undefined) => Promise<Answer<T>>

/** Creates the function that sends all requests of a client, at most `concurrency` of them at the same time. */
export function askerOf(settings: Settings, concurrency: number, always: AbortSignal | undefined): Ask {
  const limit = limiter(concurrency)
  return (what, question, signal) => {
    const fail = (code: ClientErrorCode, reason: string, details?: RequestErrorDetails) => {
      const { url = question.url, detail } = details ?? {}
      const isElsewhere = !isOfApi({ code, detail }) || isUnclear({ code, detail })
      return failing(what)(code, isElsewhere ? elsewhere(url) : reason, { ...details, url })
    }
    // Also ends requests that are still queued.
    const deadline = { timeout: Number.POSITIVE_INFINITY, signal: either(always, signal), fail, what: question.url }
    return withDeadline(deadline, own => limit(() => ask({ ...question, detail: detailIn }, settings, fail, own)))
  }
}

const elsewhere = (url: string): string =>
  `There is nothing at ${url} (status 404), and the response is not from this service: the server is another one or does not offer this, or the option baseUrl is wrong.`
