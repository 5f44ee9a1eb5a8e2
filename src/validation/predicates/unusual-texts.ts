import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Walk } from '../run/visiting.ts'

/** A text with characters that may be broken or out of place, and where it is. */
export interface UnusualText {
  text: string
  path(): Path
}

// All but what texts of any language are made of: controls, halves of characters, combining accents, invisible characters, U+FFFD,
// and the letters that mangled UTF-8 begins with.
const unusual =
  /[^\t\n\r -~\u0085\u00a0-\u00ac\u00ae-\u00c1\u00c6-\u00e1\u00e3-\u02ff\u0370-\u200a\u200c-\u205f\u2061-\ud7ff\ue000-\ufefe\uff00-\ufffc]/

/** Visits every such text of the record; what the record holds beyond the model is passed over. */
export const unusualTexts: Walk<UnusualText> = Object.assign(
  (record: Datacite, visit: (item: UnusualText) => void): void => {
    const steps: (string | number)[] = []
    let length = 0
    const place: UnusualText = { text: '', path: () => steps.slice(0, length) }
    const look = (value: unknown, depth: number): void => {
      if (typeof value === 'string') {
        if (!unusual.test(value)) return
        place.text = value
        length = depth
        visit(place)
      } else if (Array.isArray(value)) {
        for (let index = 0; index < value.length; index++) {
          steps[depth] = index
          look(value[index], depth + 1)
        }
      } else if (isObject(value)) {
        // A record is a dozen levels deep at most; deeper values are no text of it.
        if (depth > 12) return
        for (const name in value) {
          const member = value[name]
          if (isPlain(member) || (depth === 0 && name === 'extras')) continue
          steps[depth] = name
          look(member, depth + 1)
        }
      }
    }
    look(record, 0)
  },
  { characters: unusual },
)

/** Nearly all members are such texts, which need no step. */
const isPlain = (member: unknown): boolean => typeof member === 'string' && !unusual.test(member)
