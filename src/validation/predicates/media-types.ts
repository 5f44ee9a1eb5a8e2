import { entryOf } from '../../core/object.ts'

/**
 * True if a text is a media type such as `text/csv`: its top-level type is `chemical` or one from IANA's list, except
 * `example`.
 */
export const isMediaType = (text: string): boolean => mediaType.test(text)

/** True if a text has the form of a media type without parameters, with any top-level type. */
export const looksLikeMediaType = (text: string): boolean => /^\s*[a-z-]{1,20}\/[\w.+-]{1,127}\s*$/i.test(text)

/** True if a text may be a file name extension: `csv`, `.nc`. */
export const isExtension = (text: string): boolean => /^\s*\.?[a-z\d_-]{1,8}(?:\.[a-z\d]{1,4})?\s*$/i.test(text)

/** Returns the media type of a common file extension, or undefined for any other text. */
export const mediaTypeOf = (extension: string): string | undefined =>
  entryOf(types, extension.trim().replace(/^\./, '').toLowerCase())

const mediaType =
  /^\s*(?:application|audio|chemical|font|haptics|image|message|model|multipart|text|video)\/[\w.+-]{1,127}(?:\s*;.*)?\s*$/i

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  html: 'text/html',
  md: 'text/markdown',
  tsv: 'text/tab-separated-values',
  pdf: 'application/pdf',
  json: 'application/json',
  xml: 'application/xml',
  zip: 'application/zip',
  gz: 'application/gzip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  nc: 'application/x-netcdf',
  netcdf: 'application/x-netcdf',
  geojson: 'application/geo+json',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}
