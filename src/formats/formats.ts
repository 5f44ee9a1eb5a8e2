import { dataciteXml } from './datacite-xml/format.ts'
import type { Format } from './format.ts'
import { jsonFormats } from './json-formats.ts'
import { otherFormats } from './other-formats.ts'

/** DataCite's own formats. */
export const dataciteFormats: readonly Format[] = [...jsonFormats, dataciteXml]

/** Every format that can be read or written. */
export const formats: readonly Format[] = [...dataciteFormats, ...otherFormats]
