import type { Diagnostic, Sentence } from '../core/diagnostic.ts'
import type { Catalogue, RuleTexts, Texts } from './catalogue.ts'
import { type LanguageTexts, speakerOf } from './language.ts'
import { filled, type Template, templateOf, valuesIn } from './template.ts'

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
  /** A text that a rule says; undefined if it is not known. */
  text(rule: string, text: string): string | undefined
  /** Sentences that are no rule's: reasons and advice; undefined if one of them is not known. */
  sentences(text: string): string | undefined
  /** An assessment of FAIR metadata, with the names of its metrics and the advice in that language. */
  fair<Score extends Assessment>(score: Score): Score
  /** Summary and reason of a rule; undefined for one that is not ours. */
  rule(id: string): RuleTexts | undefined
}

/** A text in English and in the other language. */
interface Pair {
  from: Template
  to: Template
}

/**
 * Makes a translator of a catalogue. Findings are made in English and recognised by their templates, so that what is kept of them,
 * baselines and caches among others, does not depend on the language, and English costs nothing.
 */
export function translatorOf(catalogue: Catalogue, byId: LanguageTexts = {}): Translator {
  const speak = speakerOf(catalogue.language, byId)
  const { language, rules, families, sentences, openings = {}, phrases } = catalogue
  const prepared = new Map<Texts, readonly Pair[]>()
  const pairsOf = (texts: Texts): readonly Pair[] => {
    const pairs = prepared.get(texts) ?? preparedPairs(texts)
    prepared.set(texts, pairs)
    return pairs
  }
  const say = (list: string, phrase: string): string | undefined =>
    list === 'and' ? conjoined(phrase, phrases.and?.[' and '] ?? ' and ') : said(phrase, phrases[list] ?? {})
  const said = (text: string, texts: Texts): string | undefined => {
    const whole = Object.hasOwn(texts, text) ? texts[text] : undefined
    if (whole !== undefined && !whole.includes('{')) return whole
    for (const { from, to } of pairsOf(texts)) {
      const values = valuesIn(text, from, say)
      if (values !== undefined) return filled(to, values)
    }
    return undefined
  }
  /** The text before the last sentence, if that is one that may follow others, and the sentence in the other language. */
  const lastSentence = (text: string): { before: string; sentence: string } | undefined => {
    for (const { from, to } of pairsOf(sentences)) {
      const at =
        from.places.length === 0
          ? text.length - (from.literals[0] ?? '').length
          : text.lastIndexOf(from.literals[0] ?? '')
      if (at < 0 || (at > 0 && text[at - 1] !== ' ')) continue
      const values = valuesIn(text.slice(at), from, say)
      if (values !== undefined) return { before: text.slice(0, Math.max(0, at - 1)), sentence: filled(to, values) }
    }
    return undefined
  }
  const inSentences = (text: string): string | undefined => {
    if (text === '') return ''
    const last = lastSentence(text)
    const before = last && inSentences(last.before)
    return last === undefined || before === undefined ? undefined : `${before} ${last.sentence}`.trimStart()
  }
  const ofRule = (rule: string, text: string): string | undefined => {
    // First without the sentences around it, lest they are taken for a part of a value.
    for (const [english, other] of Object.entries(openings)) {
      const rest = text.startsWith(`${english} `) ? ofRule(rule, text.slice(english.length + 1)) : undefined
      if (rest !== undefined) return `${other} ${rest}`
    }
    const last = lastSentence(text)
    if (last !== undefined) {
      const before = last.before === '' ? '' : ofRule(rule, last.before)
      if (before !== undefined) return `${before} ${last.sentence}`.trimStart()
    }
    const own = Object.hasOwn(rules, rule) ? rules[rule]?.says : undefined
    const family = families[/^(?:schema|registry|online|usage)(?=\/)/.exec(rule)?.[0] ?? 'input']
    for (const texts of [own, family]) {
      const found = texts && said(text, texts)
      if (found !== undefined) return found
    }
    return undefined
  }
  const diagnostic = (finding: Diagnostic): Diagnostic => {
    const { rule, message, messageId, values, expected, expectedSentence, fix } = finding
    const inLanguage = (text: string): string => ofRule(rule, text) ?? text
    return {
      ...finding,
      message: speak({ id: messageId, ...(values && { values }) }) ?? inLanguage(message),
      ...(expected !== undefined && {
        expected: (expectedSentence && speak(expectedSentence)) ?? inLanguage(expected),
      }),
      ...(fix !== undefined && {
        fix: { ...fix, description: (fix.sentence && speak(fix.sentence)) ?? inLanguage(fix.description) },
      }),
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
    text: ofRule,
    sentences: inSentences,
    rule: id => {
      // Rules of one family may share their reason.
      const family = id.split('/')[0] ?? id
      const summary = speak({ id: `${id}/summary` })
      const why = speak({ id: `${id}/why` }) ?? speak({ id: `${family}/why` })
      if (summary !== undefined && why !== undefined) return { summary, why, says: {} }
      return Object.hasOwn(rules, id) ? rules[id] : undefined
    },
  }
}

/** The pairs of a table, those with the most words of their own first, because they say most precisely what they are. */
function preparedPairs(texts: Texts): readonly Pair[] {
  const weight = ({ from }: Pair): number => from.literals.join('').length
  return Object.entries(texts)
    .map(([english, other]) => ({ from: templateOf(english), to: templateOf(other) }))
    .sort((left, right) => weight(right) - weight(left))
}

/** A list as in a sentence, with another word for `and` wherever that does not stand in quotes. */
const conjoined = (list: string, and: string): string =>
  list
    .split(/("[^"]*")/)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(' and ', and) : part))
    .join('')
