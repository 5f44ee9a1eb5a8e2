import type { Page } from './answer-text.ts'
import { recall, remember } from './cache.ts'
import { type Fail, RequestError } from './error.ts'
import { load } from './load.ts'
import { withDeadline } from './pacing/deadline.ts'
import { pause, waitAfter } from './pacing/retry.ts'
import type { Answer, Question } from './question.ts'
import { courseOf } from './redirect.ts'
import type { Settings } from './settings.ts'

/**
 * Returns the value read from a cached response or, if no readable response is cached, from a new response.
 *
 * Retries a repeatable request after transient failures, and rejects with errors created by `fail`.
 */
export async function ask<T>(
  question: Question<T>,
  settings: Settings,
  fail: Fail,
  signal: AbortSignal | undefined,
): Promise<Answer<T>> {
  const key = `${question.types[0]} ${question.url}`
  // Responses to authorised requests are private, and writes must always be sent.
  const cache = courseOf(question) === 'hosts' ? settings.cache : undefined
  const kept = await recall(cache, key)
  const known = kept && (await question.read(kept.text))
  if (kept && known?.ok) return { value: known.value, url: kept.url }
  const page = await loadPatiently(question, settings, fail, signal)
  const reading = await question.read(page.text, page.etag)
  if (!reading.ok) {
    const { reason, diagnostics } = reading
    throw fail('unreadable', `The response of ${page.url} cannot be read. ${reason}`, {
      url: page.url,
      ...(diagnostics && { diagnostics }),
    })
  }
  await remember(cache, key, page)
  return { value: reading.value, url: page.url }
}

async function loadPatiently(
  question: Question<unknown>,
  settings: Settings,
  fail: Fail,
  signal: AbortSignal | undefined,
): Promise<Page> {
  const deadline = { timeout: settings.timeout, signal, fail, what: question.url }
  for (let tries = 1; ; tries++) {
    try {
      return await withDeadline(deadline, own => load(question, settings, fail, own))
    } catch (error) {
      const mayRepeat = error instanceof RequestError && (question.again?.(error) ?? question.method === undefined)
      const wait = mayRepeat ? waitAfter(error, tries, settings) : undefined
      if (wait === undefined) throw error
      await withDeadline({ ...deadline, timeout: Number.POSITIVE_INFINITY }, own => pause(wait, own))
    }
  }
}
