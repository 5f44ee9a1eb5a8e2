import { disposition } from '../files/disposition.ts'
import { fileUrl } from '../record/present.ts'
import { missingOrGone } from '../record/tombstone.ts'
import type { Route } from '../route.ts'
import { idOf } from '../target.ts'

/** The addresses of a dataset's files, one per line. */
export const filelist: Route = {
  pattern: '/api/v1/datasets/<id>/filelist/',
  path: /^\/api\/v1\/datasets\/([^/]+)\/filelist\/$/,
  name: 'Dataset Instance',
  types: ['text/plain', 'application/json'],
  async answer({ options }, [text = '']) {
    const id = idOf(text)
    const lastModified = await options.catalog.lastChange('dataset', id)
    const dataset = await options.catalog.get('dataset', id)
    if (dataset === undefined) throw await missingOrGone('dataset', id, options)
    return {
      type: 'text/plain; charset=utf-8',
      headers: [disposition('attachment', `${dataset.name}.txt`)],
      body: dataset.files.map(({ path }) => `${fileUrl(path, options)}\n`).join(''),
      ...(lastModified && { lastModified }),
    }
  },
}
