import { unknownNameOf } from '../../core/argument.ts'
import { named } from '../../datacite/writing/quote.ts'
import { type Message, messagesOf, type Said } from '../../messages/message.ts'
import { checkSettings } from '../../validation/all-rules.ts'
import type { CheckOptions } from '../../validation/report.ts'
import { Misuse } from '../misuse.ts'

const text = messagesOf('own-options', {
  noRule: '{place}: Unknown rule "{name}".',
  noRuleMeant: '{place}: Unknown rule "{name}"; did you mean {meant, list, or}?',
  noProperty: '{place}: Unknown property "{name}".',
  noPropertyMeant: '{place}: Unknown property "{name}"; did you mean {meant, list, or}?',
  refused: '{place}: {reason}',
  ruleOption: "--rule ('citable explain' lists all rules)",
})

/** Returns the message that names the option `--rule` as the source of an error. */
export const ruleOption = (): Message => text('ruleOption')

/**
 * Throws `Misuse` for options that a check would reject, such as an unknown rule. `place` returns the source of the
 * options, which the message names.
 */
export function requireUsable(options: CheckOptions, place: () => Said): void {
  try {
    checkSettings(options)
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(unusable(error, place())) : error
  }
}

function unusable(error: TypeError, place: Said): Said {
  const unknown = unknownNameOf(error)
  if (unknown?.what !== 'rule' && unknown?.what !== 'property')
    return text('refused', { place, reason: error.message.replace(allNames, '.') })
  const { what, given: name, meant } = unknown
  if (meant.length === 0) return text(what === 'rule' ? 'noRule' : 'noProperty', { place, name })
  return text(what === 'rule' ? 'noRuleMeant' : 'noPropertyMeant', { place, name, meant: meant.map(named) })
}

// Matches a list of all rules, which is too long for a message; `citable explain` lists them.
const allNames = /; known are (?:[^,]+, ){20}.*$/s
