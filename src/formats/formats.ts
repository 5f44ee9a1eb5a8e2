import { dataciteXml } from './datacite-xml/format.ts'
import type { Format } from './format.ts'
import { jsonFormats } from './json-formats.ts'

/** Every format that can be read or written. */
export const formats: readonly Format[] = [...jsonFormats, dataciteXml]
