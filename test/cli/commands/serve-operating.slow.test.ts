import { describe, expect, it } from 'vitest'
import { dataset, metadata } from '../../catalog/records.ts'
import { citable } from '../fake-terminal.ts'
import { served } from '../served.ts'

const token = 'b3f1c2a84d6e4f0a9c57'
const files = {
  'data/public.json': JSON.stringify(dataset(1)),
  'data/hidden.json': JSON.stringify({ ...dataset(2), public: false }),
  'data/record.json': JSON.stringify(metadata(1)),
  'tokens.txt': `# those of the curators\n${token} # Ada\n\nanother-token-of-somebody\n`,
  'short.txt': `${token}\nshort\n`,
  'none.txt': '# nobody\n',
  'serve.yaml':
    'title: Fields of the North\nlog: none\nmetrics: false\nlabel:\n  - crop=Crop species\nlimit-page-size: 5\n',
  'wrong.yaml': 'titel: Fields\n',
  'wrong.json': '{"compress": "yes"}',
  'list.json': '[]',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'own.css': '.brand { font-style: italic }',
}
const json = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).json()

describe('serve --tokens', () => {
  it('serve --tokens shows non-public records only to clients with a token', async () => {
    await served(
      ['data', '--tokens', 'tokens.txt'],
      async url => {
        const all = `${url}/api/v1/datasets/?all=true`
        expect((await fetch(all)).status).toBe(401)
        expect((await json(all, { Authorization: `Bearer ${token}` })).count).toBe(2)
        expect((await json(`${url}/api/v1/datasets/`)).count).toBe(1)
      },
      { files },
    )
  })

  it.each([
    ['short.txt', 'Line 2 of short.txt is not a token'],
    ['none.txt', 'There is no token in none.txt'],
    ['nowhere.txt', "The option '--tokens' needs a file"],
  ])('serve --tokens refuses the file %s', async (file, said) => {
    const { exitCode, stderr } = await citable(['serve', 'data', '--port', '0', '--tokens', file], { files })
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(said)])
  })
})

describe('serve --config', () => {
  it('serve --config reads options from a file; the command line and the environment take precedence', async () => {
    await served(
      ['data', '--config', 'serve.yaml'],
      async url => {
        expect(await (await fetch(url)).text()).toContain('Fields of the North')
        expect((await fetch(`${url}/metrics`)).status).toBe(404)
      },
      { files },
    )
    await served(
      ['data', '--config', 'serve.yaml', '--title', 'Fields of the South', '--metrics'],
      async url => {
        expect(await (await fetch(url)).text()).toContain('Fields of the South')
        expect((await fetch(`${url}/metrics`)).status).toBe(200)
      },
      { files, env: { CITABLE_SERVE_TITLE: 'Fields of the East' } },
    )
    const env = { CITABLE_SERVE_CONFIG: 'serve.yaml', CITABLE_SERVE_TITLE: 'Fields of the East' }
    await served(
      ['data'],
      async url => {
        expect(await (await fetch(url)).text()).toContain('Fields of the East')
      },
      { files, env },
    )
  })

  it.each([
    ['wrong.yaml', "wrong.yaml:1:1: There is no option 'titel'. Did you mean 'title'?"],
    ['wrong.json', 'The option \'compress\' should be true or false, not "yes".'],
    ['list.json', 'The file should have a member for each option.'],
    ['nowhere.json', 'nowhere.json cannot be read'],
  ])('serve --config refuses the file %s', async (file, said) => {
    const { exitCode, stderr } = await citable(['serve', 'data', '--port', '0', '--config', file], { files })
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(said)])
  })
})

describe('serve --metrics-port', () => {
  it('serve --metrics-port serves the metrics only at a separate address, until the service has stopped', async () => {
    let figures = ''
    const { exitCode } = await served(
      ['data', '--metrics-port', '0'],
      async (url, said) => {
        await fetch(`${url}/health`)
        figures = /metrics at (http:\/\/\S+)\./.exec(said())?.[1] ?? ''
        expect(new URL(figures).port).not.toBe(new URL(url).port)
        expect((await fetch(`${url}/metrics`)).status).toBe(404)
        expect(await (await fetch(figures)).text()).toContain(
          'http_requests_total{method="GET",route="/health",status="200"} 1',
        )
        expect((await fetch(figures, { method: 'POST' })).status).toBe(405)
        expect((await fetch(new URL('/', figures))).status).toBe(404)
      },
      { files },
    )
    expect(exitCode).toBe(0)
    await expect(fetch(figures)).rejects.toThrow()
  })
})

describe('the log of serve', () => {
  it('serve logs the id and trace of a request, and creates an id if the X-Request-Id header is invalid', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const headers = { 'X-Request-Id': 'abc-1', traceparent: `00-${trace}-00f067aa0ba902b7-01` }
    let own: string | null = ''
    const { stdout } = await served(
      ['data'],
      async url => {
        const named = await fetch(`${url}/health`, { headers })
        expect(named.headers.get('x-request-id')).toBe('abc-1')
        own = (
          await fetch(`${url}/health`, { headers: { 'X-Request-Id': 'a b\tc', traceparent: '00-x' } })
        ).headers.get('x-request-id')
      },
      { files },
    )
    const [first, second] = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(first).toMatchObject({ id: 'abc-1', trace_id: trace, parent_id: '00f067aa0ba902b7' })
    expect(own).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
    expect(second.id).toBe(own)
    expect(second).not.toHaveProperty('trace_id')
  })
})

describe('the styles of serve', () => {
  const style = (title: string) =>
    `<style xmlns="http://purl.org/net/xbiblio/csl"><info><title>${title}</title></info></style>`
  const styles = {
    'styles/zz-b.csl': style('Notes on Xyzzy and Other Words'),
    'styles/zz-a.csl': style('Xyzzy Notes of a Longer Name'),
    'styles/zz-c.csl': style('Xyzzy'),
  }

  it("serve lists the operator's styles and the built-in styles, and a search by word lists the closest titles first", async () => {
    await served(
      ['data', '--styles-dir', 'styles'],
      async url => {
        const [resource] = (await json(`${url}/api/v1/resources/`)).results
        const part = await fetch(`${url}/resources/${resource.id}/?part=cite&find=xyzzy`, {
          headers: { Accept: 'text/html' },
        })
        const found = [...(await part.text()).matchAll(/data-style="([^"]+)">([^<]+)/g)].map(([, id]) => id)
        expect(found).toEqual(['zz-c', 'zz-a', 'zz-b'])
        const page = await (
          await fetch(`${url}/resources/${resource.id}/`, { headers: { Accept: 'text/html' } })
        ).text()
        for (const id of [...found, 'apa', 'elsevier-harvard']) expect(page).toContain(`<option value="${id}"`)
      },
      { files: { ...files, ...styles } },
    )
  })
})

describe('the brand of serve', () => {
  it("serve shows the operator's logo and imprint, adds the operator's style sheet, and uses the given language", async () => {
    const args = [
      '--logo',
      'logo.svg',
      '--accent',
      '#b0006d',
      '--imprint',
      'https://example.org/imprint',
      '--css',
      'own.css',
    ]
    await served(
      ['data', ...args, '--language', 'de'],
      async url => {
        const page = await (await fetch(url)).text()
        expect(page).toContain('<html lang="de">')
        expect(page).toContain('href="https://example.org/imprint">Impressum</a>')
        const [, logo = ''] = /<img src="([^"]+)"/.exec(page) ?? []
        expect(await (await fetch(url + logo)).text()).toBe(files['logo.svg'])
        const [style = ''] = /\/assets\/citable\.[\w-]+\.css/.exec(page) ?? []
        expect(await (await fetch(url + style)).text()).toContain(files['own.css'])
      },
      { files },
    )
  })

  it.each([
    [['--logo', 'tokens.txt'], 'needs a picture that ends with .svg'],
    [['--logo', 'nowhere.svg'], 'nowhere.svg cannot be read'],
    [['--accent', 'red'], "'--accent' needs a colour such as '#14596b'"],
    [['--imprint', 'javascript:x'], "'--imprint' needs an address"],
    [['--language', 'tlh'], 'Possible values: en, de, fr, es.'],
  ])('serve refuses the arguments %j', async (args, said) => {
    const { exitCode, stderr } = await citable(['serve', 'data', '--port', '0', ...args], { files })
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(said)])
  })
})
