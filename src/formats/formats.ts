import type { DataciteFormat } from '../datacite/format.ts'
import { jsonFormats } from '../datacite/json-formats.ts'
import { dataciteXml } from '../datacite/xml/format.ts'
import type { Format } from './format.ts'
import { otherFormats } from './other-formats.ts'

/** DataCite's own formats. */
export const dataciteFormats: readonly DataciteFormat[] = [...jsonFormats, dataciteXml]

/** Every format that can be read or written. */
export const formats: readonly Format[] = [...dataciteFormats, ...otherFormats]
