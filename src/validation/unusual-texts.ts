import { isObject } from '../object.ts'
import type { Path } from '../pointer.ts'
import type { Walk } from './visiting.ts'

/** A text with characters beyond printable ASCII, tabs and line ends, and its place. */
export interface UnusualText {
  text: string
  path(): Path
}

/** Visits every such text of the record; what the record holds beyond the model is passed over. */
export const unusualTexts: Walk<UnusualText> = (record, visit) => {
  const steps: (string | number)[] = []
  const place: UnusualText = { text: '', path: () => [...steps] }
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!unusual.test(value)) return
      place.text = value
      visit(place)
    } else if (Array.isArray(value)) {
      const depth = steps.length
      for (let index = 0; index < value.length; index++) {
        steps[depth] = index
        look(value[index])
      }
      steps.length = depth
    } else if (isObject(value)) {
      const depth = steps.length
      // A record is a dozen levels deep at most; deeper values are no text of it.
      if (depth > 12) return
      for (const name of Object.keys(value)) {
        if (depth === 0 && name === 'extras') continue
        steps[depth] = name
        look(value[name])
      }
      steps.length = depth
    }
  }
  look(record)
}

const unusual = /[^\t\n\r -~]/
