import { hasForbidden } from './forbidden.ts'

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Replaces the references in a text with their characters; returns `undefined` if one is not XML's own. */
export function expandReferences(text: string): string | undefined {
  let expanded = ''
  let at = 0
  for (let start = text.indexOf('&'); start >= 0; start = text.indexOf('&', at)) {
    const end = text.indexOf(';', start)
    if (end < 0) return undefined
    const name = text.slice(start + 1, end)
    const character = entities.get(name) ?? characterOf(name)
    if (character === undefined) return undefined
    expanded += text.slice(at, start) + character
    at = end + 1
  }
  return at === 0 ? text : expanded + text.slice(at)
}

/** The character that `#38` or `#x26` stands for. */
function characterOf(name: string): string | undefined {
  const [, decimal, hexadecimal = ''] = /^#(?:([0-9]{1,7})|x([0-9a-fA-F]{1,6}))$/.exec(name) ?? []
  const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  if (!(code <= 0x10ffff)) return undefined
  const character = String.fromCodePoint(code)
  return hasForbidden(character) ? undefined : character
}
