import { messagesOf } from '../../messages/message.ts'
import { mojibake as messages } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { shorten, shortenFrom } from '../predicates/texts/text.ts'
import { texts } from '../predicates/texts/texts.ts'
import { windowsByte } from '../predicates/texts/windows-1252.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('mojibake', messages)

export const mojibake: Rule = {
  id: 'mojibake',
  severity: 'warning',
  check: visiting(texts, ({ text, path }, { report }) => {
    const found = mangled.exec(text)
    if (found === null) return
    const repaired = text.length <= 20_000 ? repair(text) : undefined
    const meant = repair(found[0])
    const wrong = { text: shortenFrom(text, found.index), found: shorten(found[0]) }
    report({
      path,
      message: meant === undefined ? say('unknown', wrong) : say('known', { ...wrong, meant: shorten(meant) }),
      ...(repaired !== undefined && {
        ...(repaired.length <= 200 && { suggestions: [repaired] }),
        fix: writing(path, repaired, say('fix'), false),
      }),
    })
  }),
}

// UTF-8 sequences shown as Windows-1252. A single two-byte sequence counts only if no language has the pair.
const mangled =
  /[ÃÂÅÄ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]|â€[\u0080-\u00bf\u0152\u0153\u0160\u0161\u017d\u017e\u02dc\u2013\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]/
const everyMangled = new RegExp(`(?:${mangled.source})+`, 'g')

/** Decodes the mangled sequences of a text again as UTF-8. Returns `undefined` if one of them is not UTF-8. */
function repair(text: string): string | undefined {
  let isSound = true
  const repaired = text.replace(everyMangled, stretch => {
    const bytes = Uint8Array.from(stretch, character => windowsByte(character))
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      isSound = false
      return stretch
    }
  })
  return isSound ? repaired : undefined
}
