import * as z from 'zod'

/** A UUID in its 8-4-4-4-12 form. */
export const uuid = (): z.ZodString =>
  z
    .string()
    .regex(/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/, 'It should be a UUID in the form 8-4-4-4-12.')
    .describe('UUID in canonical form')

/** An absolute web address. */
export const address = (description: string): z.ZodString =>
  z
    .string()
    .regex(/^https?:\/\/[^\s/]\S*$/, 'It should be an absolute URL.')
    .describe(description)

/** A DOI without address prefix. */
export const bareDoi = (description: string): z.ZodString =>
  z
    .string()
    .regex(/^10\.[^\s/]+\/\S+$/, 'It should be a DOI without address prefix, such as 10.5072/abc.')
    .describe(description)

/** The version of a dataset or file. */
export const stamp = (): z.ZodString =>
  z
    .string()
    .regex(/^[0-9]{8}$/, 'It should be a version stamp of eight digits, YYYYMMDD.')
    .describe('Version stamp, YYYYMMDD')

/** A size in bytes. */
export const bytes = (description: string): z.ZodInt => z.int().min(0).describe(description)

/** Free text. */
export const text = (description: string): z.ZodString => z.string().describe(description)

/** A list of texts. */
export const texts = (description: string): z.ZodArray<z.ZodString> => z.array(z.string()).describe(description)
