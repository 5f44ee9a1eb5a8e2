import { messagesOf } from '../../messages/message.ts'
import { languageTag as texts } from '../compiled/rule-texts.ts'
import { judgeLanguage, type LanguageVerdict } from '../predicates/texts/languages.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Finding, Rule } from '../rule.ts'

const say = messagesOf('language-tag', texts)

export const languageTag: Rule = {
  id: 'language-tag',
  severity: 'warning',
  behaviours: ['language-rewritten'],
  check({ record, report }) {
    const { language } = record
    // The schema already reports a tag that it rejects.
    if (typeof language !== 'string' || !wellFormed.test(language)) return
    const finding = findingOf(language, judgeLanguage(language))
    if (finding !== undefined) report({ path: ['language'], ...finding })
  },
}

const wellFormed = /^\s*[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*\s*$/

function findingOf(language: string, verdict: LanguageVerdict): Omit<Finding, 'path'> | undefined {
  if (verdict.kind === 'known') return undefined
  if (verdict.kind === 'unknown') {
    return {
      behaviours: [],
      message: say('unregistered', { language: shorten(language) }),
    }
  }
  const isName = verdict.kind === 'name'
  const code = isName ? verdict.code : verdict.preferred
  return {
    ...(!isName && { severity: 'info', isChange: true }),
    message: say(isName ? 'named' : 'otherForm', { language: shorten(language), code }),
    suggestions: [code],
    fix: {
      description: say('fix', { code }),
      safe: true,
      patch: [{ op: 'replace', path: '/language', value: code }],
    },
  }
}
