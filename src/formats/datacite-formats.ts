import type { DataciteFormat } from '../datacite/format.ts'
import { jsonFormats } from '../datacite/json-formats.ts'
import { dataciteXml } from '../datacite/xml/datacite-xml.ts'

/** DataCite's own formats: the JSON formats and DataCite XML. */
export const dataciteFormats: readonly DataciteFormat[] = [...jsonFormats, dataciteXml]
