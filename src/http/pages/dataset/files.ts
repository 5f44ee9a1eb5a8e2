import type { StoredDataset } from '../../../catalog/index.ts'
import { fileUrl } from '../../present.ts'
import { type Html, html, type Part } from '../html.ts'
import { checksumHtml, sizeHtml } from '../parts/pieces.ts'
import type { Site } from '../site.ts'
import { counted } from '../words.ts'

/** The most files that a page shows; the file list has all. */
const most = 200

/** The files of a dataset with sizes, checksums and addresses. */
export function filesHtml({ id, files }: StoredDataset, site: Site): Part {
  if (files.length === 0) return undefined
  const rest = files.length - most
  return html`<ul class="files">
${files.slice(0, most).map(file => fileEntry(file, site))}</ul>
${rest > 0 && html`<p>and ${counted(rest, 'other file')}: <a href="${site.to(`/api/v1/datasets/${id}/filelist/`)}">the whole list</a></p>`}`
}

function fileEntry(file: StoredDataset['files'][number], { to, options }: Site): Html {
  const { id, name, size, path } = file
  return html`<li>
<a class="file-name" href="${to(`/files/${id}/`)}">${name}</a>
<span class="file-facts">${sizeHtml(size)} · <a href="${fileUrl(path, options)}" download>Download<span class="unseen"> ${name}</span></a></span>
${checksumHtml(file)}
</li>
`
}
