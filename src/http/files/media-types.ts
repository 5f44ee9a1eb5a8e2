/** Media types of data files by file name extension, as registered or in common use. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bz2: 'application/x-bzip2',
  csv: 'text/csv',
  fits: 'application/fits',
  geojson: 'application/geo+json',
  gif: 'image/gif',
  gpkg: 'application/geopackage+sqlite3',
  grb: 'application/wmo-GRIB2',
  grb2: 'application/wmo-GRIB2',
  gz: 'application/gzip',
  h5: 'application/x-hdf5',
  hdf5: 'application/x-hdf5',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  md: 'text/markdown',
  nc: 'application/netcdf',
  nc4: 'application/netcdf',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  pdf: 'application/pdf',
  png: 'image/png',
  tar: 'application/x-tar',
  tgz: 'application/gzip',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  xz: 'application/x-xz',
  zip: 'application/zip',
  zst: 'application/zstd',
}

/**
 * Returns the media type of a data file by its name. Returns `application/octet-stream` for an extension outside the
 * table, which omits content that browsers would run, such as HTML.
 */
export function dataTypeOf(name: string): string {
  const ending = /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(types, ending) ? (types[ending] ?? bytes) : bytes
}

const bytes = 'application/octet-stream'

/** The media types that the service uses for data files. */
export const dataTypes: readonly string[] = [...new Set([bytes, ...Object.values(types)])]
