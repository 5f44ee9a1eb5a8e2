import { isObject } from '../../../core/object.ts'
import { extrasFor } from '../../../datacite/writing/extras.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { type AttributeValues, type Block, element } from '../../../text/xml/write.ts'
import type { Account } from '../../work/index.ts'
import { sayCrossrefXml } from '../messages.ts'
import type { Part } from './part-types.ts'

/**
 * The pointer in the extras to the peer-review metadata that the kernel cannot represent. The members have the names
 * and values of `review` in Crossref's REST API.
 */
export const reviewKey = '/review'

/** Attributes of a peer review, with the form of their values in the schema. */
const attributes: Readonly<Record<string, RegExp>> = {
  type: /^(?:referee-report|editor-report|author-comment|community-comment|manuscript|aggregate|recommendation)$/,
  stage: /^(?:pre|post)-publication$/,
  recommendation: /^(?:(?:major|minor)-revision|reject(?:-with-resubmit)?|accept(?:-with-reservation)?)$/,
  'revision-round': /^\d{1,9}$/,
}

/** Elements of a peer review, in the order of the schema. */
const elements = ['competing-interest-statement', 'running-number'] as const

const elementName = (name: string): string => name.replaceAll('-', '_')

/** The competing-interest statement and the running number of a review. Also reads the attributes of the review. */
export const review: Part = {
  read(item, { kept }) {
    const found: Record<string, string> = {}
    for (const name of Object.keys(attributes)) {
      const text = item.attribute(name)
      if (text !== undefined) found[name] = text
    }
    for (const name of elements) {
      const text = item.text(elementName(name))
      if (text !== undefined) found[name] = text
    }
    if (Object.keys(found).length > 0) kept[reviewKey] = found
  },
  write: ({ work: { record } }) => {
    const found = reviewOf(record)
    return elements.flatMap((name): Block[] => {
      const text = found?.[name]
      return typeof text === 'string' && text !== '' ? [element(elementName(name), {}, text)] : []
    })
  },
}

/** Returns the attributes of a peer review. Reports members of `review` that are not written. */
export function reviewAttributes(record: Datacite, account: Account): AttributeValues {
  const found = reviewOf(record)
  if (found === undefined) return {}
  const written: Record<string, string> = {}
  for (const [name, form] of Object.entries(attributes)) {
    const text = String(found[name] ?? '')
    if (form.test(text)) written[name] = text
  }
  const left = Object.keys(found).filter(
    name => written[name] === undefined && !(elements.some(known => known === name) && typeof found[name] === 'string'),
  )
  const place = ['extras', 'members', reviewKey]
  if (left.length === 0) account.carryPath(place)
  else account.changed(place, sayCrossrefXml('reviewReduced', { lost: left }))
  return written
}

function reviewOf(record: Datacite): Readonly<Record<string, unknown>> | undefined {
  const given = extrasFor(record, 'crossref')?.[reviewKey] ?? extrasFor(record, 'crossref-xml')?.[reviewKey]
  return isObject(given) ? given : undefined
}
