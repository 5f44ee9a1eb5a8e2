import type { Diagnostic, Sentence } from '../core/diagnostic.ts'
import { type LanguageTexts, speakerOf } from './language.ts'

/** A report, or one of its records, with findings. */
export interface HoldsFindings {
  diagnostics: readonly Diagnostic[]
  records?: readonly { diagnostics: readonly Diagnostic[]; fair?: Assessment }[]
}

interface Assessment {
  metrics: readonly {
    name: string
    nameSentence?: Sentence
    advice: readonly string[]
    adviceSentences?: readonly Sentence[]
  }[]
}

interface RuleTexts {
  /** One sentence that states what the rule requires. */
  summary: string
  /** The reason for the rule. */
  why: string
}

/**
 * A translator of findings from English. Text unknown to the translator, such as messages of custom rules, stays
 * unchanged.
 */
export interface Translator {
  /** The code of the language: `de`. */
  language: string
  /** Returns a finding with its message, expectation and fix translated. Ids, pointers and values stay the same. */
  diagnostic(finding: Diagnostic): Diagnostic
  /**
   * Returns a report, or a record of a report, with all findings translated. In a report, FAIR assessments are also
   * translated.
   */
  report<Report extends HoldsFindings>(report: Report): Report
  /** Returns the text of a sentence, or undefined if the language lacks the text. */
  sentence(sentence: Sentence): string | undefined
  /** Returns a FAIR assessment with the names of its metrics and the advice translated. */
  fair<Score extends Assessment>(score: Score): Score
  /** Returns the summary of a rule and the reason for the rule, or undefined for a custom rule. */
  rule(id: string): RuleTexts | undefined
}

/** Returns a translator for a language, given its texts by message id. */
export function translatorOf(language: string, texts: LanguageTexts): Translator {
  const speak = speakerOf(language, texts)
  const diagnostic = (finding: Diagnostic): Diagnostic => {
    const { message, messageId, values, expected, expectedSentence, fix } = finding
    return {
      ...finding,
      message: speak({ id: messageId, ...(values && { values }) }) ?? message,
      ...(expected !== undefined && { expected: (expectedSentence && speak(expectedSentence)) ?? expected }),
      ...(fix && { fix: { ...fix, description: (fix.sentence && speak(fix.sentence)) ?? fix.description } }),
    }
  }
  const fair = <Score extends Assessment>(score: Score): Score => {
    const metrics = score.metrics.map(metric => ({
      ...metric,
      name: (metric.nameSentence && speak(metric.nameSentence)) ?? metric.name,
      advice: metric.advice.map((text, at) => {
        const sentence = metric.adviceSentences?.[at]
        return (sentence && speak(sentence)) ?? text
      }),
    }))
    return { ...score, metrics }
  }
  return {
    language,
    diagnostic,
    report: report => ({
      ...report,
      diagnostics: report.diagnostics.map(diagnostic),
      ...(report.records !== undefined && {
        records: report.records.map(record => ({
          ...record,
          diagnostics: record.diagnostics.map(diagnostic),
          ...(record.fair && { fair: fair(record.fair) }),
        })),
      }),
    }),
    fair,
    sentence: speak,
    rule: id => {
      // The rules of a family may share a reason.
      const family = id.split('/')[0] ?? id
      const summary = speak({ id: `${id}/summary` })
      const why = speak({ id: `${id}/why` }) ?? speak({ id: `${family}/why` })
      return summary === undefined || why === undefined ? undefined : { summary, why }
    },
  }
}
