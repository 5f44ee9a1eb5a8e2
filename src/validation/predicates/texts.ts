import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { Walk } from '../run/visiting.ts'

/** A text of a record, and where it is. */
export interface PlacedText {
  text: string
  path(): Path
}

/** Visits every text of the record; what the record holds beyond the model is passed over. */
export const texts: Walk<PlacedText> = ({ extras, ...record }, visit) => {
  const steps: (string | number)[] = []
  const path = (): Path => [...steps]
  const look = (value: unknown): void => {
    if (typeof value === 'string') visit({ text: value, path })
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) lookInto(index, item)
    // A record is a dozen levels deep at most; deeper values are no text of it.
    else if (isObject(value) && steps.length <= 12) for (const name in value) lookInto(name, value[name])
  }
  const lookInto = (step: string | number, value: unknown): void => {
    steps.push(step)
    look(value)
    steps.pop()
  }
  look(record)
}
