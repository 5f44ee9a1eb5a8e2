import type { Diagnostic, Sentence } from '../core/diagnostic.ts'
import { type LanguageTexts, speakerOf } from './language.ts'

/** A report: whatever holds findings, of records and beside them. */
export interface HoldsFindings {
  diagnostics: readonly Diagnostic[]
  records?: readonly { diagnostics: readonly Diagnostic[]; fair?: Assessment }[]
}

/** The FAIR assessment of a record, by metric. */
interface Assessment {
  metrics: readonly {
    name: string
    nameSentence?: Sentence
    advice: readonly string[]
    adviceSentences?: readonly Sentence[]
  }[]
}

/** The page of a rule in another language. */
interface RuleTexts {
  /** One sentence that states what the rule requires. */
  summary: string
  /** Why it matters. */
  why: string
}

/** Says in another language what findings say in English. What it does not know, such as the messages of own rules, stays as it is. */
export interface Translator {
  /** The code of the language: `de`. */
  language: string
  /** A finding whose message, expectation and fix are in that language; ids, pointers and values are the same. */
  diagnostic(finding: Diagnostic): Diagnostic
  /** A report, or a record of one, with its findings in that language. */
  report<Report extends HoldsFindings>(report: Report): Report
  /** Formats a sentence; undefined if the language lacks its text. */
  sentence(sentence: Sentence): string | undefined
  /** An assessment of FAIR metadata, with the names of its metrics and the advice in that language. */
  fair<Score extends Assessment>(score: Score): Score
  /** Summary and reason of a rule; undefined for one that is not ours. */
  rule(id: string): RuleTexts | undefined
}

/** Makes a translator to a language of its texts by the ids of messages. */
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
      // Rules of one family may share their reason.
      const family = id.split('/')[0] ?? id
      const summary = speak({ id: `${id}/summary` })
      const why = speak({ id: `${id}/why` }) ?? speak({ id: `${family}/why` })
      return summary === undefined || why === undefined ? undefined : { summary, why }
    },
  }
}
