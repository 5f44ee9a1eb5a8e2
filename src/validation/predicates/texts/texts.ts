import { isObject } from '../../../core/object.ts'
import type { Path } from '../../../core/pointer.ts'
import type { Walk } from '../../run/visiting.ts'

/** A text of a record and its place. */
export interface PlacedText {
  text: string
  path: Path
}

/**
 * Visits every text of a record, outside `extras`, that contains a character other than printable ASCII, tabs and line
 * breaks.
 */
export const texts: Walk<PlacedText> = ({ extras, ...record }, visit) => {
  const steps: (string | number)[] = []
  const look = (value: unknown, step: string | number): void => {
    if (typeof value === 'string') {
      if (beyondAscii.test(value)) visit({ text: value, path: [...steps, step] })
    } else if (typeof value === 'object' && value !== null) {
      steps.push(step)
      lookInto(value)
      steps.pop()
    }
  }
  const lookInto = (value: object): void => {
    if (Array.isArray(value)) for (let index = 0; index < value.length; index++) look(value[index], index)
    // A record is at most a dozen levels deep. Deeper values are not part of it.
    else if (isObject(value) && steps.length <= 12) for (const name in value) look(value[name], name)
  }
  lookInto(record)
}

// No rule for characters concerns plain ASCII texts. Skipping them saves 12 % of the time of checking real records.
const beyondAscii = /[^\t\n\r -~]/
