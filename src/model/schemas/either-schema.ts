import * as z from 'zod'

/** Parses by `first` where the value looks like it, by `second` otherwise; unlike a union, it reports what that one parser found. */
export function eitherSchema<T>(
  isFirst: (value: unknown) => boolean,
  first: z.ZodType<T>,
  second: z.ZodType<T>,
): z.ZodType<T> {
  const schema = z.unknown().superRefine((value, context) => {
    const { error } = (isFirst(value) ? first : second).safeParse(value)
    for (const { message, path } of error?.issues ?? []) context.addIssue({ code: 'custom', message, path: [...path] })
  })
  return schema as z.ZodType as z.ZodType<T>
}
