import { isObject } from '../core/object.ts'
import type { Page } from './answer-text.ts'

/**
 * A store for responses between calls: any key-value store, synchronous or not. Keys are text, values plain objects of text that survive
 * JSON.
 *
 * Only responses with a record are stored. The store decides how long to keep them. A failing store is ignored.
 */
export interface AnswerCache {
  get(key: string): unknown
  set(key: string, value: { url: string; text: string }): unknown
}

/** An answer from a cache; undefined if there is none or the cache fails. */
export async function recall(cache: AnswerCache | undefined, key: string): Promise<Page | undefined> {
  try {
    const value = await cache?.get(key)
    if (!isObject(value) || typeof value.url !== 'string' || typeof value.text !== 'string') return undefined
    return { url: value.url, text: value.text }
  } catch {
    return undefined
  }
}

/** Puts an answer into a cache. */
export async function remember(cache: AnswerCache | undefined, key: string, { url, text }: Page): Promise<void> {
  try {
    await cache?.set(key, { url, text })
  } catch {
    // The record was found all the same.
  }
}
