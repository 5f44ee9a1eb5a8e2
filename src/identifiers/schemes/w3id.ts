import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { trimmed } from '../text.ts'
import { parseUrl } from './url.ts'

/** A permanent URL of w3id.org, always with `https:`, which is also its key: `https://w3id.org/example#term`. */
export type W3id = Branded<'W3id'>

/**
 * Parses a URL of w3id.org that has a path, with or without its scheme (http or https). Returns undefined for anything
 * else.
 *
 * @example
 * parseW3id('https://w3id.org/example/Sensor') // → 'https://w3id.org/example/Sensor'
 */
export function parseW3id(text: string): W3id | undefined {
  const path = form.exec(trimmed(text))?.[1]
  return path === undefined
    ? undefined
    : (parseUrl(`https://w3id.org/${path}`) as string | undefined as W3id | undefined)
}

/**
 * Returns the permanent URL unchanged.
 *
 * @example
 * const w3id = parseW3id('https://w3id.org/example/Sensor')
 * w3id && formatW3id(w3id) // → 'https://w3id.org/example/Sensor'
 */
export function formatW3id(w3id: W3id): string {
  requireText(w3id)
  return w3id
}

const form = /^(?:https?:\/\/)?(?:www\.)?w3id\.org\/([^/?#\s].*)$/is
