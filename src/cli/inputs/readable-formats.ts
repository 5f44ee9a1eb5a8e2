import { dataciteFileTypes } from '../../datacite/file-types.ts'
import type { DataciteFormatId } from '../../datacite/format.ts'
import { fileTypes } from '../../formats/file-types.ts'
import type { FormatId } from '../../formats/format.ts'
import { otherFormatIds } from '../../formats/ids.ts'

/** The formats that are written only; a test holds this against the formats themselves, which take longer to load than a record to check. */
const writtenOnly: readonly FormatId[] = ['jats', 'csv']

/** DataCite's own formats. */
export const dataciteFormatIds = Object.keys(dataciteFileTypes) as readonly DataciteFormatId[]

/** The formats of others that are read. */
const foreignFormatIds: readonly FormatId[] = otherFormatIds.filter(id => !writtenOnly.includes(id))

/** The formats that are read, with their endings and media types. */
export const readableFormats = [...dataciteFormatIds, ...foreignFormatIds].map(id => ({ id, ...fileTypes[id] }))
