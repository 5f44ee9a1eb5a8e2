/**
 * The inner URL where a resolver was put before a URL of its own: `https://ror.org/043kfff89` of
 * `https://ror.org/https://ror.org/043kfff89`; undefined for any other text.
 */
export function undoubled(text: string): string | undefined {
  let inner = text.trim()
  for (let outer = doubled.exec(inner); outer; outer = doubled.exec(inner)) inner = inner.slice(outer[0].length)
  return inner === text.trim() ? undefined : inner
}

const doubled = /^https?:\/\/([\w.-]{1,253})\/(?=https?:\/\/\1\/)/i
