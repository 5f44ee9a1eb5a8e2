import { judgeLanguage, type LanguageVerdict } from '../language-tag.ts'
import { property, storing } from '../references.ts'
import type { Finding, Rule, RuleDocs } from '../rule.ts'
import { quote } from '../text.ts'

export const languageTag: Rule = {
  id: 'language-tag',
  severity: 'warning',
  registry: 'changes',
  check({ record, report }) {
    const { language } = record
    // What the kernel’s schema refuses is left to it.
    if (typeof language !== 'string' || !wellFormed.test(language)) return
    const finding = findingOf(language, judgeLanguage(language))
    if (finding !== undefined) report({ path: ['language'], ...finding })
  },
}

export const languageTagDocs = (): RuleDocs => ({
  summary: 'The language is a BCP 47 tag with the shortest code there is: en, pt-BR, zxx.',
  why: 'The schema takes any word of up to eight letters. The registry turns names and three-letter codes that it knows into two letters and leaves the others as they are, so that records in one language come to carry several codes, and filters miss some.',
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
        findings: [
          { pointer: '/language', message: 'The language "English" is given by its name; write its code en.' },
        ],
      },
      {
        record: { language: 'ger' },
        findings: [
          {
            pointer: '/language',
            message:
              'The language code "ger" has a form that BCP 47 prefers; write de, which is also what the registry makes of it.',
          },
        ],
      },
      {
        record: { language: 'qq-ZZ' },
        findings: [
          {
            pointer: '/language',
            message:
              'The language "qq-ZZ" is not registered; write a code of ISO 639, such as en, with a country where it matters.',
          },
        ],
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
      registry: 'accepts',
      message: `The language ${quote(language)} is not registered; write a code of ISO 639, such as en, with a country where it matters.`,
    }
  }
  const isName = verdict.kind === 'name'
  const code = isName ? verdict.code : verdict.preferred
  return {
    ...(!isName && { severity: 'info' }),
    message: isName
      ? `The language ${quote(language)} is given by its name; write its code ${code}.`
      : `The language code ${quote(language)} has a form that BCP 47 prefers; write ${code}, which is also what the registry makes of it.`,
    suggestions: [code],
    fix: {
      description: `Write the language as ${code}.`,
      safe: true,
      patch: [{ op: 'replace', path: '/language', value: code }],
    },
  }
}
