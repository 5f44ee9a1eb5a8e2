import * as z from 'zod'
import type { RightsLabel, TermsOfUse } from './file.ts'
import { address, text } from './wire.ts'

/** The zod parser of the terms of use of a dataset or file. */
export const termsOfUse = (): z.ZodType<TermsOfUse> =>
  z
    .strictObject({
      terms_of_use: text('Text of the terms'),
      terms_of_use_url: address('Address of the terms'),
    })
    .describe('Terms of use')

/** The zod parser of the licence of a dataset or file; an empty object where it is not shown. */
export const rightsLabel = (): z.ZodType<RightsLabel> =>
  z
    .strictObject({
      rights: text('Licence name').exactOptional(),
      rights_uri: address('Address of the licence').exactOptional(),
      short: text('Short licence label').exactOptional(),
      image: text('Relative image path').exactOptional(),
      color: text('Presentation colour, a word').exactOptional(),
    })
    .describe('Licence; an empty object in listings')
