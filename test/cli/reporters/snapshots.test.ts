import { describe, expect, it } from 'vitest'
import { type ReportFormat, reporters, reportFormats } from '../../../src/cli/reporters/index.ts'
import { hostileReport, settings } from './hostile-report.ts'

const extensions: Record<ReportFormat, string> = {
  pretty: 'txt',
  compact: 'txt',
  json: 'json',
  ndjson: 'ndjson',
  sarif: 'sarif',
  junit: 'xml',
  github: 'txt',
  gitlab: 'json',
  markdown: 'md',
}

describe.each(reportFormats)('%s', format => {
  const text = reporters[format].whole(hostileReport, settings)

  it('every report matches its snapshot', async () => {
    await expect(text).toMatchFileSnapshot(`snapshots/${format}.${extensions[format]}`)
  })

  it('reports contain no control characters except line breaks', () => {
    expect(text.replaceAll('\n', '').match(/\p{Cc}/gu)).toBeNull()
  })
})
