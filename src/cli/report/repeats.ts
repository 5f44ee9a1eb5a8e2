import type { Diagnostic, Fix } from '../../core/diagnostic.ts'
import { english, type Message, messagesOf, sayingAfter, sentenceOf } from '../../messages/message.ts'
import { joinFixes } from '../../validation/join-fixes.ts'
import type { FileReport } from './report.ts'

/** Joins the findings of each record in a file, as {@link joinRepeats} does for one record. */
export const fileWithoutRepeats = (file: FileReport): FileReport => ({
  ...file,
  records: file.records.map(record => ({ ...record, diagnostics: joinRepeats(record.diagnostics) })),
})

/**
 * Joins the findings of a record. If one rule has more than five findings about one property, the first represents all
 * of them.
 */
export function joinRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  if (diagnostics.length <= most) return [...diagnostics]
  const kinds = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const kind = kinds.get(kindOf(diagnostic))
    if (kind === undefined) kinds.set(kindOf(diagnostic), [diagnostic])
    else kind.push(diagnostic)
  }
  return diagnostics.flatMap(diagnostic => {
    const kind = kinds.get(kindOf(diagnostic)) ?? []
    if (kind.length <= most) return [diagnostic]
    return diagnostic === kind[0] ? [joined(diagnostic, kind)] : []
  })
}

const most = 5

/** Returns the kind of a finding, including its property, because one rule can report several missing properties. */
const kindOf = ({ rule, severity, registry, property, pointer }: Diagnostic): string =>
  `${rule} ${severity} ${registry} ${property ?? pointer.replace(/\d+/g, '*')}`

function joined(first: Diagnostic, kind: readonly Diagnostic[]): Diagnostic {
  const { patch, taken } = joinFixes(kind.flatMap(({ fix }) => (fix === undefined ? [] : [fix])))
  const [fix] = taken
  return {
    ...first,
    ...sayingAfter(first, say('more', { number: kind.length - 1 })),
    count: kind.length,
    also: kind.slice(1).map(({ pointer }) => pointer),
    ...(fix !== undefined && {
      fix: {
        ...(taken.length === 1 ? described(fix) : describedAfter(fix, say('likewise', { places: taken.length - 1 }))),
        safe: taken.every(({ safe }) => safe),
        patch,
      },
    }),
  }
}

const described = ({ description, sentence }: Fix): Pick<Fix, 'description' | 'sentence'> => ({
  description,
  ...(sentence && { sentence }),
})

const describedAfter = ({ description, sentence }: Fix, last: Message): Pick<Fix, 'description' | 'sentence'> => ({
  description: `${description} ${english(last)}`,
  ...(sentence && { sentence: { id: 'messages/sentences', values: { first: sentence, second: sentenceOf(last) } } }),
})

const say = messagesOf('repeats', {
  more: 'The record has {number, plural, one {# more finding} other {# more findings}} of this kind.',
  likewise: 'The fix also covers {places, plural, one {# more finding} other {# more findings}}.',
})
