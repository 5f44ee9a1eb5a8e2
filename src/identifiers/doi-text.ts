import { percentDecoded, trimmed } from './text.ts'

/**
 * Removes the label, the resolver and artefacts of copying from a text that should be a DOI. The result is not
 * necessarily a DOI.
 */
export function withoutWrapping(text: string): string {
  const start = trimmed(text).replace(openers, '').replace(label, '').trimStart()
  const name = start.replace(resolver, '')
  const plain = name === start ? name : percentDecoded(name.replace(queryOrFragment, ''))
  return withoutClosers(plain.replace(label, ''))
}

const openers = /^[<([{"'`\p{Pi}]+/u
const label = /^doi[:\s]/i
const resolver = /^(?:info:doi\/|(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)/i
const queryOrFragment = /[?#].*$/s

const sentenceEnd = /[.,;"'`\p{Pf}]/u
const closing = ')]}>'
const opening = '([{<'

// A closing bracket belongs to the DOI if its opening one does: SICI suffixes contain (199806) and <693::AID-ASI4>.
function withoutClosers(text: string): string {
  const surplus = new Map<string, number>()
  let end = text.length
  for (; end > 0; end--) {
    const last = text.charAt(end - 1)
    if (sentenceEnd.test(last)) continue
    const kind = closing.indexOf(last)
    if (kind < 0) break
    const left = surplus.get(last) ?? text.split(last).length - text.split(opening.charAt(kind)).length
    if (left <= 0) break
    surplus.set(last, left - 1)
  }
  return text.slice(0, end)
}
