import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryCatalog } from '../../../src/catalog/index.ts'
import { type Listening, serve } from '../../../src/http/node.ts'
import { freePort } from '../../catalog/free-port.ts'
import { describeWith } from '../../missing.ts'
import { settings } from '../example-catalog.ts'
import { fixtures } from '../serving.ts'
import { asNamed, missingPython, runPython } from './python.ts'

/**
 * A program that prints the number of links in the headers, the page and the linkset of each address.
 *
 * Prints the error instead if reading fails.
 */
const program = `
import json, sys, requests
from signposting.htmllinks import find_signposting_html
from signposting.linkheader import find_signposting_http_link
from signposting.linkset import find_signposting_linkset
for address in sys.argv[1:]:
    try:
        answer = requests.get(address, headers={'Accept': 'text/html, */*;q=0.1'})
        links = find_signposting_http_link([answer.headers['Link']], answer.url)
        found = {'header': len(list(links.signposts))}
        if 'html' in answer.headers['Content-Type']:
            found['page'] = len(list(find_signposting_html(address, warn_empty=False).signposts))
        for linkset in links.linksets:
            found[linkset.type] = len(find_signposting_linkset(linkset.target, linkset.type).other_contexts)
        print(json.dumps(found))
    except Exception as error:
        print(json.dumps({'error': f'{type(error).__name__}: {error}'}))
`

describeWith(
  missingPython('signposting'),
  'the Python library signposting',
  () => {
    let service: Listening
    let baseUrl: string
    const catalog = memoryCatalog()
    beforeAll(async () => {
      await catalog.ingest(fixtures)
      const port = await freePort()
      baseUrl = `http://127.0.0.1:${port}`
      service = await serve({ ...settings, catalog, baseUrl, filesUrl: `${baseUrl}/raw` }, { port })
    })
    afterAll(() => service?.close())

    it('a Signposting client finds links in record pages, API resources and linksets', async () => {
      const addresses: string[] = []
      for (const kind of ['resource', 'dataset', 'file'] as const)
        for (const { id } of (await catalog.list(kind, { limit: 60 })).records)
          addresses.push(
            `${baseUrl}/${kind}s/${id}/`,
            ...(kind === 'resource' ? [`${baseUrl}/api/v1/${kind}s/${id}/`] : []),
          )
      const found = (await runPython(program, ...addresses)) as Record<string, unknown>[]
      expect(found.length).toBe(addresses.length)
      const wrong = found.flatMap((counts, at) =>
        Object.values(counts).every(count => typeof count === 'number' && count > 0) ? [] : [[addresses[at], counts]],
      )
      expect(wrong).toEqual([])
      expect(found.filter(counts => 'application/linkset+json' in counts).length).toBeGreaterThan(10)
    })
  },
  asNamed,
)
