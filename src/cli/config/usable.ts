import { checkSettings } from '../../validation/all-rules.ts'
import type { CheckOptions } from '../../validation/report.ts'
import { Misuse } from '../misuse.ts'

/** Throws `Misuse` for options that a check would refuse, such as a rule that there is not; `place` says where they were given. */
export function requireUsable(options: CheckOptions, place: () => string): void {
  try {
    checkSettings(options)
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(`${place()}: ${error.message.replace(allNames, '.')}`) : error
  }
}

// A list of all rules says nothing; `citable explain` has it.
const allNames = /; known are (?:[^,]+, ){20}.*$/s
