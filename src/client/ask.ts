import { ask } from '../request/ask.ts'
import type { RequestErrorDetails } from '../request/error.ts'
import { either, withDeadline } from '../request/pacing/deadline.ts'
import { limiter } from '../request/pacing/limiter.ts'
import type { Answer, Question } from '../request/question.ts'
import type { Settings } from '../request/settings.ts'
import { type ClientErrorCode, detailIn, failing, isOfApi } from './error.ts'

/** Sends a request to the service; `what` names its subject in messages. Rejects with `ClientError`. */
export type Ask = <T>(what: string, question: Question<T>, signal: AbortSignal | undefined) => Promise<Answer<T>>

/** Makes the function that sends all requests of a client, at most `concurrency` at once. */
export function askerOf(settings: Settings, concurrency: number, always: AbortSignal | undefined): Ask {
  const limit = limiter(concurrency)
  return (what, question, signal) => {
    const fail = (code: ClientErrorCode, reason: string, details?: RequestErrorDetails) => {
      const { url = question.url, detail } = details ?? {}
      const isElsewhere = !isOfApi({ code, detail })
      return failing(what)(code, isElsewhere ? elsewhere(url) : reason, { ...details, url })
    }
    // This also ends requests that are still waiting in line.
    const deadline = { timeout: Number.POSITIVE_INFINITY, signal: either(always, signal), fail, what: question.url }
    return withDeadline(deadline, own => limit(() => ask({ ...question, detail: detailIn }, settings, fail, own)))
  }
}

const elsewhere = (url: string): string =>
  `There is nothing at ${url} (status 404), and the answer is not this service's: it is not this service, or does not offer this, or the option baseUrl is wrong.`
