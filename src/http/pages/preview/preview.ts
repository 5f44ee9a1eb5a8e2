import type { StoredFile } from '../../../catalog/index.ts'
import { encodedPath } from '../../record/present.ts'
import { type Html, html, type Part } from '../html.ts'
import { rightsHtml } from '../parts/licence.ts'
import type { Site } from '../site.ts'
import { delimiterOf, rowsOf } from './text-table.ts'

/** The maximum number of bytes of a text file to read for a preview. */
const most = 64_000

/** The maximum size in bytes of an image with a preview. */
const largestImage = 20_000_000

const [mostRows, mostCells] = [100, 30]

/**
 * Renders a preview of a file with the licence of the file. Returns undefined for a file without a preview.
 *
 * Empty files, binary files and files of other types have no preview. Nor do images above 20 MB, files that this
 * service cannot read, and files whose size differs from the record.
 *
 * Markup such as SVG and HTML is shown as source text, so that nothing in it runs.
 */
export async function previewHtml(file: StoredFile, site: Site): Promise<Part> {
  const { files } = site.options
  const ending = /\.([a-z\d]{1,10})$/i.exec(file.path)?.[1]?.toLowerCase() ?? ''
  const isImage = images.has(ending)
  if (files === undefined || file.size === 0 || !(isImage || texts.has(ending))) return undefined
  try {
    const found = await files.find(file.path)
    if (found === undefined || found.size !== file.size) return undefined
    if (isImage) return found.size <= largestImage ? framed(imageHtml(file, site), file, site) : undefined
    const text = textFrom(await startOf(found.read(0, Math.min(found.size, most))), found.size > most)
    if (text === undefined) return undefined
    const isCut = found.size > most
    return framed(
      tables.has(ending) ? tableHtml(text, file, isCut, site) : textHtml(text, file, isCut, site),
      file,
      site,
    )
  } catch {
    // A file that changes while it is read has no preview; the rest of its page is still rendered.
    return undefined
  }
}

/** File name extensions of images that browsers show and that cannot run scripts. */
const images: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'])

const tables: ReadonlySet<string> = new Set(['csv', 'tsv', 'tab'])

const texts: ReadonlySet<string> = new Set(
  (
    'csv tsv tab txt text md markdown rst tex bib ris json jsonld geojson ndjson jsonl xml xsd rdf ttl nt n3 yaml yml toml ini cfg conf ' +
    'svg html htm xhtml css js mjs ts py r rmd jl m f f90 c h cpp hpp java sh sql pl rb go rs log asc dat prj cdl ncl nml gml kml wkt ' +
    'cff properties readme license'
  ).split(' '),
)

async function startOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const bytes = new Uint8Array(most)
  let length = 0
  for await (const part of parts) {
    const fitting = part.subarray(0, most - length)
    bytes.set(fitting, length)
    length += fitting.length
    if (length >= most) break
  }
  return bytes.subarray(0, length)
}

/** Decodes bytes as UTF-8, UTF-16 with a byte order mark, or else Windows-1252. Returns undefined for binary data. */
function textFrom(bytes: Uint8Array, isCut: boolean): string | undefined {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    // Drops an incomplete character at the end.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const imageHtml = ({ path, name }: StoredFile, { to }: Site): Html =>
  html`<img class="preview-image" src="${to(`/raw/${encodedPath(path)}`)}" alt="${name}" loading="lazy">`

const textHtml = (text: string, { name }: StoredFile, isCut: boolean, { say }: Site): Html =>
  html`<pre class="code preview-text" tabindex="0" role="region" aria-label="${name}" dir="auto"><code>${text}</code></pre>
${isCut && html`<p class="muted">${say.previewCut(say.sizeOf(most))}</p>`}`

function tableHtml(text: string, { name, path }: StoredFile, isCut: boolean, site: Site): Html {
  const { say } = site
  const delimiter = /\.csv$/i.test(path) ? delimiterOf(text) : '\t'
  // Reads one row more than shown to detect further rows. The last row of a truncated text may be incomplete.
  const all = rowsOf(text, delimiter, mostRows + 2, mostCells + 1)
  const whole = isCut && all.length > 1 && all.length < mostRows + 2 ? all.slice(0, -1) : all
  const [head = [], ...rows] = whole.slice(0, mostRows + 1)
  const isShort = isCut || whole.length > mostRows + 1 || whole.some(row => row.length > mostCells)
  const columns = Math.min(mostCells, Math.max(head.length, ...rows.map(row => row.length)))
  const cells = (row: readonly string[], cell: (text: string) => Html): Html[] =>
    Array.from({ length: columns }, (_, at) => cell(row[at] ?? ''))
  return html`<div class="preview-table" tabindex="0" role="region" aria-label="${name}"><table>
<thead><tr>${cells(head, one => (one === '' ? html`<td></td>` : html`<th scope="col">${one}</th>`))}</tr></thead>
<tbody>
${rows.map(row => html`<tr>${cells(row, one => html`<td>${one}</td>`)}</tr>\n`)}</tbody>
</table></div>
${isShort && html`<p class="muted">${say.previewStart}</p>`}`
}

function framed(content: Html, { rights }: StoredFile, { say }: Site): Html {
  const licence = rightsHtml(rights)
  return html`${content}
${licence !== undefined && html`<p class="muted preview-rights">${say.licence}: ${licence}</p>`}`
}
