import { type Path, toPointer } from '../../core/pointer.ts'
import { isUnknownValue, unknownValueOf } from '../../kernel/unknown-values.ts'
import { messagesOf } from '../../messages/message.ts'
import { unknownValue as messages } from '../compiled/rule-texts.ts'
import { names } from '../predicates/agents/names.ts'
import { isLeftover } from '../predicates/agents/placeholders.ts'
import { titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Finding, Rule } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('unknown-value', messages)

export const unknownValue: Rule = {
  id: 'unknown-value',
  severity: 'warning',
  check: together(
    visiting(names, ({ name, holder, path }, { report }) => {
      const isMandatory = holder === 'creator' || holder === 'publisher'
      if (couldBeNone(name)) look(name, holder, path, isMandatory, report)
    }),
    visiting(titles, ({ item: { title, titleType }, index }, { report }) => {
      if (typeof title !== 'string' || title.length > 16 || !title.includes(':')) return
      look(title, 'title', () => ['titles', index, 'title'], typeof titleType !== 'string', report)
    }),
  ),
}

const couldBeNone = (text: string): boolean =>
  (text.length <= 16 && (text.includes(':') || standIns.test(text))) || isCodeWithWords(text) || isLeftover(text)

/** True if a text is a code followed by its meaning: `(:unkn) unknown`. */
const isCodeWithWords = (text: string): boolean =>
  text.length <= 60 && codeWithWords.test(text) && unknownValueOf(text) !== undefined

const codeWithWords =
  /^\s*[(:]{1,3}[a-z]{3,4}\)?[\s,;.:–-]{1,4}\(?(?:unknown|not (?:available|applicable|known|assigned)|unavailable|none|n\/?a|to be announced|anonymous)\)?\.?\s*$/i

const standIns =
  /^\s*(?:n\.?\/?a\.?|null|none|nil|unknown|undefined|not available|not applicable|unavailable|tba|tbd|\?+|-+|x{3,})\s*$/i
const code = /^\(?:\(?([a-z]{3,4})\)?$/i

function look(
  value: string,
  holder: string,
  path: () => Path,
  isMandatory: boolean,
  report: (finding: Finding) => void,
): void {
  const trimmed = value.trim()
  if (isUnknownValue(trimmed)) {
    const meaning = say(trimmed.slice(1) as keyof typeof messages)
    const message = say(isMandatory ? 'allowed' : 'optional', { holder, code: trimmed, meaning })
    report({ path: path(), message, severity: isMandatory ? 'info' : 'warning' })
    return
  }
  const meant = isCodeWithWords(trimmed)
    ? String(unknownValueOf(trimmed))
    : `:${code.exec(trimmed)?.[1]?.toLowerCase()}`
  if (isUnknownValue(meant)) {
    report({
      path: path(),
      message: say('misspelt', { value: shorten(value), meant }),
      suggestions: [meant],
      fix: {
        description: say('write', { meant }),
        safe: true,
        patch: [{ op: 'replace', path: toPointer(path()), value: meant }],
      },
    })
  } else if ((standIns.test(trimmed) || isLeftover(trimmed)) && holder !== 'title') {
    const key = !isMandatory ? 'standIn' : holder === 'creator' ? 'standInCreator' : 'standInPublisher'
    report({ path: path(), message: say(key, { value: shorten(trimmed), holder }) })
  }
}
