import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readingRules } from '../../../src/cli/explain/reading-rules.ts'
import { rulesBeyondSchema, schemaRules } from '../../../src/cli/explain/rule-facts.ts'
import { onlineRules } from '../../../src/cli/online/check/rules.ts'
import { german } from '../../../src/messages/german.ts'
import { describing, expecting, saying } from '../../../src/messages/message.ts'
import { check } from '../../../src/validation/check.ts'
import { fairScore } from '../../../src/validation/fair.ts'
import type { DocumentedInputRule, DocumentedRule } from '../../../src/validation/rule.ts'
import { runRule } from '../../../src/validation/run/run-rules.ts'
import { isNoFinding, isSaid, proseOf } from '../../german/prose.ts'
import { inGerman } from '../../german/said.ts'

describe('the German catalogue', () => {
  it('the German catalogue has a page for every rule', () => {
    const ids = [...schemaRules, ...rulesBeyondSchema(), ...readingRules, ...onlineRules].map(({ id }) => id)
    for (const id of ids)
      expect(german.rule(id)).toMatchObject({
        summary: expect.stringMatching(/^(?:\p{Lu}|[a-z]+[A-Z]).*[.…]$/u),
        why: expect.stringMatching(/^(?:\p{Lu}|„).*\.\)?$/u),
      })
  })

  it.each(rulesBeyondSchema().map(rule => ({ id: rule.id, rule })))(
    'the German catalogue translates all messages that the examples of $id cause',
    ({ id, rule }) => {
      for (const texts of textsOf(rule)) expect([id, ...texts]).not.toContain(undefined)
    },
  )

  it('the German catalogue translates the advice on FAIR metadata', () => {
    const { metrics } = fairScore({})
    for (const { nameSentence, adviceSentences } of metrics)
      for (const sentence of [nameSentence, ...adviceSentences])
        expect([sentence.id, german.sentence(sentence)]).not.toContain(undefined)
  })

  it('the German catalogue translates every message of the rules, the schema and the readers of DataCite metadata', () => {
    const sources = proseOf([
      'src/validation/rules/*.ts',
      'src/validation/{run,schema,predicates}/{schema-messages,registry-findings,repeats,related-kinds,shape,identifiers,date-suggestion,check-record}.ts',
      'src/identifiers/explain-doi.ts',
      'src/datacite/xml/{shape-faults,any-type,xsi-type,document,modernise}.ts',
      'src/datacite/read/{read-document,misreadings,carried-record}.ts',
      'src/text/decode-text.ts',
      'src/text/parse-data.ts',
      'src/text/json/scan.ts',
      'src/text/xml/{explain-fault,make-element,doctype,parse-tree}.ts',
      'src/text/yaml/compose.ts',
      'src/records/**/*.ts',
    ])
    expect(unknownIn(sources, notSaid)).toEqual([])
  })

  it("the German catalogue translates every message of the readers of formats other than DataCite's", () => {
    const others = ['**/write*', 'convert', 'bibtex/data-model', 'bibtex/tex/{symbols,bibstrings,journal-macros,math}']
    const sources = proseOf(['src/formats/**/*.ts', ...others.map(path => `!src/formats/${path}.ts`)], isNoFinding)
    expect(sources.length).toBeGreaterThan(200)
    expect(unknownIn(sources, notRead)).toEqual([])
  })

  it('the German catalogue must be reviewed when the English page of a rule changes', async () => {
    const lines = [...schemaRules, ...rulesBeyondSchema()].map(({ id, summary, why }) => {
      const english = createHash('sha256').update(`${summary}\n${why}`).digest('hex').slice(0, 12)
      return `${english} ${id}`
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('read-again.txt')
  })
})

/** Matches texts for programmers only, and names within the code. */
const notSaid = new RegExp(
  [
    '^A chunk of|^a (?:text|stream|number)|cannot be divided into records is too long|has no documentation',
    '^(?:value|key|comma) or close$|^undefined entity|unclosed tag$|^disallowed character|^text data outside|^false schema$|^en de fr',
  ].join('|'),
)

/**
 * Matches texts that need no German version: parts of loss messages, phrases for a part of a work, and output values,
 * such as `et al.`
 */
const notRead = new RegExp(
  [
    '\\b(?:is|are) written\\b|which kind of thesis|^ is left out: $| has no place for it|^(?:what )?the work (?:itself|is in)$|^a related item$',
    '^et al\\.$|^published online$|^raw object$',
  ].join('|'),
)

/** Returns the sentences in sources, except those that `isOther` matches. */
const unknownIn = (sources: ReturnType<typeof proseOf>, isOther: RegExp): string[] =>
  sources.flatMap(({ path, texts }) =>
    texts.filter(text => isSaid(text) && !isOther.test(text)).map(text => `${path}: ${text}`),
  )

/** Returns the texts of a rule's findings about its own failing examples, each with its German version. */
function textsOf(rule: DocumentedRule | DocumentedInputRule): ReturnType<typeof inGerman> {
  const found = rule.examples.fails.flatMap((example): Parameters<typeof inGerman>[0][] =>
    'input' in example
      ? check(example.input, { profile: 'strict', rules: { [rule.id]: rule.severity } }).records.flatMap(record =>
          record.diagnostics.filter(diagnostic => diagnostic.rule === rule.id),
        )
      : runRule(rule as DocumentedRule, example).map(({ message, expected, fix }) => ({
          rule: rule.id,
          ...saying(message, rule.id),
          ...(expected !== undefined && expecting(expected)),
          ...(fix && { fix: { ...fix, ...describing(fix.description) } }),
        })),
  )
  expect(found.length).toBeGreaterThan(0)
  return found.flatMap(inGerman)
}
