import type { Withdrawal } from '../../../catalog/index.ts'
import { isObject } from '../../../core/object.ts'
import { parsedJson } from '../../../core/strings.ts'
import { parseDoi } from '../../../identifiers/index.ts'
import type { Question } from '../../../request/question.ts'

/** Makes the request for what a service says of a record that it has withdrawn (status 410). */
export const tombstoneAt = (url: string): Question<Withdrawal> => ({
  url,
  types: ['application/json'],
  given: [410],
  read(text) {
    const value = parsedJson(text)
    const { reason, successor } = isObject(value) ? value : {}
    if (typeof reason !== 'string' || reason === '') return { ok: false, reason: 'It has no reason.' }
    const doi = typeof successor === 'string' ? parseDoi(successor) : undefined
    return { ok: true, value: { reason: reason.slice(0, longest), ...(doi !== undefined && { successor: doi }) } }
  },
})

/** Characters of the longest reason that is kept. */
const longest = 2000
