import { isKey } from './input-schemas.ts'

/**
 * The path of a file that a dataset lists without it, as services do: what follows `/download/` in its download address, or else the
 * part of the address of the raw file that begins most like the path of the dataset. Undefined if there is neither.
 */
export function listedPath(
  dataset: string,
  { name, file_url, download_url }: { name: string; file_url?: unknown; download_url?: unknown },
): string | undefined {
  const [download, raw] = [segmentsOf(download_url), segmentsOf(file_url)]
  const paths = [download.slice(download.indexOf('download') + 1 || download.length), likest(raw, dataset.split('/'))]
  return paths.find(path => path.at(-1) === name && isKey(path.join('/')))?.join('/')
}

/** From where the segments agree longest with those of a path; none if they do so nowhere. */
function likest(segments: readonly string[], path: readonly string[]): string[] {
  let [best, most] = [segments.length, 0]
  for (const at of segments.keys()) {
    let length = 0
    while (length < path.length && segments[at + length] === path[length]) length++
    if (length > most) [best, most] = [at, length]
  }
  return segments.slice(best)
}

/** The segments of an address's path, decoded; none of what is no address, or has segments that no path of a file can have. */
function segmentsOf(address: unknown): string[] {
  if (typeof address !== 'string' || address.length > 8000 || !URL.canParse(address)) return []
  const segments = new URL(address).pathname.split('/').filter(segment => segment !== '')
  try {
    const decoded = segments.map(decodeURIComponent)
    return decoded.some(segment => segment === '..' || segment.includes('/')) ? [] : decoded
  } catch {
    return []
  }
}
