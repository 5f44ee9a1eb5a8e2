import { judgeLanguage, type LanguageVerdict } from '../predicates/languages.ts'
import { property, storing } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Finding, Rule, RuleDocs } from '../rule.ts'

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

export const languageTagDocs = (): RuleDocs => ({
  summary: 'The language is a BCP 47 tag with the shortest available code: en, pt-BR, zxx.',
  why: 'The schema accepts any word of up to eight letters. The registry replaces the names and three-letter codes it knows with two-letter codes and leaves others unchanged, so records in the same language end up with different codes, and filters miss some of them. That a code has a shorter form is told in the profiles registry and strict alone, because the registry writes that form itself.',
  examples: {
    passes: [
      { record: { language: 'en' } },
      { record: { language: 'pt-BR' } },
      { record: { language: 'mul' } },
      { record: { language: 'aaq' } },
    ],
    fails: [
      {
        record: { language: 'English' },
        pointer: '/language',
        message: 'The language "English" is given by name; use its code, en.',
      },
      {
        record: { language: 'ger' },
        pointer: '/language',
        message:
          'BCP 47 prefers another form of the language code "ger"; write de, which is also what the registry changes it to.',
      },
      {
        record: { language: 'qq-ZZ' },
        pointer: '/language',
        message:
          'The language "qq-ZZ" is not registered; use an ISO 639 code such as en, with a country where it matters.',
      },
    ],
  },
  references: [
    property('language'),
    { title: 'BCP 47: Tags for Identifying Languages (RFC 5646)', url: 'https://www.rfc-editor.org/info/bcp47' },
    storing,
  ],
})

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
