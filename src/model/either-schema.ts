import * as z from 'zod'

/** Parses by `first` where the value looks like it, by `second` otherwise; unlike a union, it reports what that one parser found. */
export const eitherSchema = (isFirst: (value: unknown) => boolean, first: z.ZodType, second: z.ZodType): z.ZodType =>
  z.unknown().superRefine((value, context) => {
    const { error } = (isFirst(value) ? first : second).safeParse(value)
    for (const { message, path } of error?.issues ?? []) context.addIssue({ code: 'custom', message, path: [...path] })
  })
