import * as z from 'zod'
import type { Wording } from './tree-messages.ts'

/** One polygon as a list of its parts (18.4): each a `polygonPoint` or an `inPolygonPoint`, four or more of the first, at most one of the second. */
export const polygonSchema = (members: Record<string, z.ZodType>, error: Wording): z.ZodType =>
  z
    .array(
      z.strictObject(members, { error }).superRefine((part, context) => {
        if (Object.keys(part).length !== 1)
          context.addIssue('A part of a polygon should hold one polygonPoint or one inPolygonPoint.')
      }),
      { error },
    )
    .superRefine((parts, context) => {
      const points = parts.filter(part => Object.hasOwn(part, 'polygonPoint')).length
      const inside = parts.filter(part => Object.hasOwn(part, 'inPolygonPoint')).length
      if (points < 4) context.addIssue(`A polygon should have at least 4 polygonPoint, not ${points}.`)
      if (inside > 1) context.addIssue(`A polygon should have at most one inPolygonPoint, not ${inside}.`)
    })
