/**
 * Returns the inner URL of a URL with a doubled resolver: `https://ror.org/043kfff89` for
 * `https://ror.org/https://ror.org/043kfff89`; undefined for any other text.
 *
 * @example
 * undoubled('https://ror.org/https://ror.org/043kfff89') // → 'https://ror.org/043kfff89'
 */
export function undoubled(text: string): string | undefined {
  const given = typeof text === 'string' ? text.trim() : ''
  let inner = given
  for (let outer = doubled.exec(inner); outer; outer = doubled.exec(inner)) inner = inner.slice(outer[0].length)
  return inner === given ? undefined : inner
}

const doubled = /^https?:\/\/([\w.-]{1,253})\/(?=https?:\/\/\1\/)/i
