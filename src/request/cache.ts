import { isObject } from '../core/object.ts'
import type { Page } from './answer-text.ts'

/**
 * A store that keeps responses between calls.
 *
 * Any key-value store is suitable, synchronous or asynchronous: keys are strings, and values are plain objects with
 * string members, which can be stored as JSON.
 *
 * Only responses that could be read are stored. The store decides how long to keep them. A failing store is ignored.
 */
export interface AnswerCache {
  get(key: string): unknown
  set(key: string, value: { url: string; text: string }): unknown
}

/** Returns a response from a cache. Returns undefined if the cache lacks the response or fails. */
export async function recall(cache: AnswerCache | undefined, key: string): Promise<Page | undefined> {
  try {
    const value = await cache?.get(key)
    if (!isObject(value) || typeof value.url !== 'string' || typeof value.text !== 'string') return undefined
    return { url: value.url, text: value.text }
  } catch {
    return undefined
  }
}

/** Stores a response in a cache. Ignores errors of the cache. */
export async function remember(cache: AnswerCache | undefined, key: string, { url, text }: Page): Promise<void> {
  try {
    await cache?.set(key, { url, text })
  } catch {
    // The record was found despite the failed cache.
  }
}
