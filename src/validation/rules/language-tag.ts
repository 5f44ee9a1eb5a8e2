import { judgeLanguage, type LanguageVerdict } from '../predicates/languages.ts'
import { quote } from '../predicates/text.ts'
import type { Finding, Rule } from '../rule.ts'

export const languageTag: Rule = {
  id: 'language-tag',
  severity: 'warning',
  behaviours: ['language-rewritten'],
  check({ record, report }) {
    const { language } = record
    // What the kernel’s schema rejects needs no second finding.
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
      message: `The language ${quote(language)} is not registered; use an ISO 639 code such as en, with a country where it matters.`,
    }
  }
  const isName = verdict.kind === 'name'
  const code = isName ? verdict.code : verdict.preferred
  return {
    ...(!isName && { severity: 'info', isChange: true }),
    message: isName
      ? `The language ${quote(language)} is given by name; use its code, ${code}.`
      : `BCP 47 prefers another form of the language code ${quote(language)}; write ${code}, which is also what the registry changes it to.`,
    suggestions: [code],
    fix: {
      description: `Write the language as ${code}.`,
      safe: true,
      patch: [{ op: 'replace', path: '/language', value: code }],
    },
  }
}
