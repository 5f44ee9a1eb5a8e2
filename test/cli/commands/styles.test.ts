import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { citable } from '../fake-terminal.ts'
import { version } from './chain.ts'

const style = (title: string, rest = '<citation><layout><text variable="title"/></layout></citation>', link = '') =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>${title}</title><id>x</id>${link}</info>${rest}<bibliography><layout><text variable="title" font-style="italic"/></layout></bibliography></style>`
const dependent = (title: string, parent: string) =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>${title}</title><id>x</id><link href="http://www.zotero.org/styles/${parent}" rel="independent-parent"/></info></style>`

/** An environment without the styles of this machine. */
const nowhere = { XDG_DATA_DIRS: '/nowhere' }

const files = {
  'a.json': JSON.stringify(version(1)),
  'styles/mine.csl': style('My &amp; Your Style'),
  'styles/dependent/journal.csl': dependent('Journal of Mine', 'mine'),
  'broken.csl': '<style',
}

const run = (args: string[], env: Record<string, string> = {}) => citable(args, { files, env: { ...nowhere, ...env } })

async function repository(held: Record<string, string>): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url?.slice(1) ?? ''
    asked.push(path)
    const text = Object.hasOwn(held, path) ? held[path] : undefined
    response.writeHead(text !== undefined ? 200 : path === 'error.csl' ? 500 : 404)
    response.end(text ?? '')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked }
}

describe('styles', () => {
  it('styles lists the built-in styles and the styles of a folder, each once', async () => {
    const { exitCode, stdout } = await run(['styles', '--styles-dir', 'styles'])
    expect(exitCode).toBe(0)
    expect(stdout.split('\n').map(line => line.replace(/ {2,}/, ': ').replace(/(?<=\d\d?)th edition.*/, ''))).toEqual([
      'american-medical-association: AMA Manual of Style 11',
      'apa: APA Style 7',
      'chicago-author-date: Chicago Manual of Style 18',
      'chicago-author-date-17th-edition: Chicago Manual of Style 17',
      'chicago-note-bibliography: Chicago Manual of Style 17',
      'chicago-notes-bibliography: Chicago Manual of Style 18',
      'chicago-notes-bibliography-17th-edition: Chicago Manual of Style 17',
      'chicago-shortened-notes-bibliography: Chicago Manual of Style 18',
      'chicago-shortened-notes-bibliography-17th-edition: Chicago Manual of Style 17',
      "datacite: DataCite's recommended citation",
      'elsevier-harvard: Elsevier - Harvard (with titles)',
      'harvard-cite-them-right: Cite Them Right 12',
      expect.stringMatching(/^harvard1: Cite Them Right \d+$/),
      'house: Data repository with the version in the title',
      'ieee: IEEE Reference Guide 2023',
      'journal: Journal of Mine',
      'mine: My & Your Style',
      'modern-language-association: MLA Handbook 9',
      'nature: Nature',
      'nlm-citation-sequence: NLM/Vancouver: Citing Medicine 2nd edition (citation-sequence)',
      'vancouver: NLM/Vancouver: Citing Medicine 2nd edition (citation-sequence)',
      '',
    ])
  })

  it('styles searches ids and titles for all words, and ends with exit code 1 if nothing matches', async () => {
    expect((await run(['styles', 'your', 'MINE', '--styles-dir', 'styles'])).stdout).toBe('mine  My & Your Style\n')
    const none = await run(['styles', 'no such style'])
    expect([none.exitCode, none.stdout]).toEqual([1, ''])
    expect(none.stderr).toContain('citable styles add')
  })

  it('styles lists styles as JSON with their source', async () => {
    const { stdout } = await run(['styles', 'mine', '--format', 'json'], { CITABLE_STYLES: 'styles' })
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      styles: [
        { id: 'journal', title: 'Journal of Mine', from: 'styles' },
        { id: 'mine', title: 'My & Your Style', from: 'styles' },
      ],
    })
  })

  it('styles add fetches a style and its parent into the user folder, where cite finds them', async () => {
    const { url, asked } = await repository({
      'dependent/journal.csl': dependent('Journal', 'base'),
      'base.csl': style('Base'),
    })
    const env = { CITABLE_STYLES_URL: url, XDG_DATA_HOME: 'data' }
    const added = await run(['styles', 'add', 'journal'], env)
    expect(added).toMatchObject({ exitCode: 0, stdout: 'journal  Journal\nbase  Base\n' })
    expect(asked).toEqual(['journal.csl', 'dependent/journal.csl', 'base.csl'])
    expect(await added.read('data/citable/styles/base.csl')).toBe(style('Base'))
    const inputs = {
      ...files,
      'data/citable/styles/journal.csl': dependent('Journal', 'base'),
      'data/citable/styles/base.csl': style('Base'),
    }
    const { stdout } = await citable(['cite', 'a.json', '--style', 'journal'], {
      files: inputs,
      env: { ...nowhere, XDG_DATA_HOME: 'data' },
    })
    expect(stdout).toBe('Soil moisture, release 1\n')
  })

  it('styles add fetches the locale of a style together with the style', async () => {
    const locale = '<locale xmlns="http://purl.org/net/xbiblio/csl" xml:lang="de-DE"/>'
    const german = style('Stil').replace('version="1.0"', 'version="1.0" default-locale="de-DE"')
    const { url } = await repository({ 'stil.csl': german, 'base.csl': style('Base'), 'locales-de-DE.xml': locale })
    const env = { CITABLE_STYLES_URL: url, CITABLE_LOCALES_URL: url, XDG_DATA_HOME: 'data' }
    const added = await run(['styles', 'add', 'stil', 'base'], env)
    expect(added.exitCode).toBe(0)
    expect(await added.read('data/citable/styles/locales-de-DE.xml')).toBe(locale)
    expect(added.stderr).not.toContain('locales-en-US.xml')
  })

  it('styles add fetches the locale of a dependent style, and the main locale for a language tag without a region', async () => {
    const locale = (tag: string) => `<locale xmlns="http://purl.org/net/xbiblio/csl" xml:lang="${tag}"/>`
    const { url } = await repository({
      'dependent/dagblad.csl': dependent('Dagblad', 'base').replace('class', 'default-locale="nl-NL" class'),
      'base.csl': style('Base'),
      'galego.csl': style('Galego').replace('version="1.0"', 'version="1.0" default-locale="gl"'),
      'locales-nl-NL.xml': locale('nl-NL'),
      'locales-gl-ES.xml': locale('gl-ES'),
      'locales-en-US.xml': locale('en-US'),
    })
    const env = { CITABLE_STYLES_URL: url, CITABLE_LOCALES_URL: url, XDG_DATA_HOME: 'data' }
    const added = await run(['styles', 'add', 'dagblad', 'galego'], env)
    expect(added.exitCode).toBe(0)
    expect(await added.read('data/citable/styles/locales-nl-NL.xml')).toBe(locale('nl-NL'))
    expect(await added.read('data/citable/styles/locales-gl-ES.xml')).toBe(locale('gl-ES'))
    expect(added.stderr).not.toContain('locales-en-US.xml')
  })

  it('cite ignores a locale in a default folder if the built-in one is newer', async () => {
    const cited = [{ id: 'a', type: 'book', title: 'T', translator: [{ family: 'Roe' }], issued: '2001' }]
    const locale = (updated: string) =>
      `<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0" xml:lang="en-US"><info><updated>${updated}T00:00:00+00:00</updated></info><terms><term name="translator" form="short">wordsmith</term></terms></locale>`
    const at = 'share/citation-style-language/locales/locales-en-US.xml'
    const printed = async (updated: string, ...more: string[]) =>
      (
        await citable(['cite', 'a.json', '-s', 'ieee', ...more], {
          files: { 'a.json': JSON.stringify(cited), [at]: locale(updated) },
          env: { XDG_DATA_DIRS: 'share' },
        })
      ).stdout
    expect(await printed('2015-10-10')).toBe('[1] Roe, Trans., T. 2001.\n')
    expect(await printed('2030-01-01')).toBe('[1] Roe, Wordsmith, T. 2001.\n')
    expect(await printed('2015-10-10', '--styles-dir', 'share/citation-style-language/locales')).toContain('Wordsmith')
    expect(await printed('2030-01-01', '--builtin')).toBe('[1] Roe, Trans., T. 2001.\n')
  })

  it.each([
    ['../evil', 2, 'is not the id of a style'],
    ['a/b', 2, 'is not the id of a style'],
    ['..', 2, 'is not the id of a style'],
    ['gone', 2, 'There is no style "gone"'],
    ['page', 2, 'its root is <html>'],
    ['evil', 2, 'is not the id of a style'],
    ['error', 3, 'the server answered with status 500'],
  ])('styles add with the id %s ends with exit code %i and gives the reason', async (id, code, message) => {
    const { url } = await repository({ 'page.csl': '<html/>', 'evil.csl': dependent('Evil', '..') })
    const { exitCode, stderr } = await run(['styles', 'add', id], { CITABLE_STYLES_URL: url, XDG_DATA_HOME: 'data' })
    expect(exitCode).toBe(code)
    expect(stderr).toContain(message)
  })

  it('styles add ends with exit code 3 if the repository does not respond, and reports a missing style id or folder', async () => {
    const offline = await run(['styles', 'add', 'apa'], {
      CITABLE_STYLES_URL: 'http://127.0.0.1:9/',
      XDG_DATA_HOME: 'data',
    })
    expect(offline.exitCode).toBe(3)
    expect((await run(['styles', 'add'])).exitCode).toBe(2)
    expect((await run(['styles', 'add', 'apa'])).stderr).toContain('XDG_DATA_HOME')
    expect((await run(['styles', '--styles-dir', 'gone'])).stderr).toContain("There is no folder 'gone'")
  })
})

describe('cite in a CSL style', () => {
  it.each([
    [['--style', 'mine', '--styles-dir', 'styles'], 'Soil moisture, release 1\n'],
    [['--style', 'styles/mine.csl', '--format', 'markdown'], '*Soil moisture, release 1*\n'],
    [['--style', 'journal', '--styles-dir', 'styles', '--in-text'], 'Soil moisture, release 1\n'],
    [['--style', 'apa', '--in-text'], '(Lovelace, 2021)\n'],
    [
      ['--style', 'house', '--format', 'latex'],
      'Lovelace, Ada (2021): Soil moisture, release 1 (v1.0). Example Press. https://doi.org/10.5072/soil.1\n',
    ],
  ])('cite with %j prints the work in the requested style', async (args, expected) => {
    expect(await run(['cite', 'a.json', ...args])).toMatchObject({ exitCode: 0, stdout: expected, stderr: '' })
  })

  it('cite names the locale that replaces an unknown locale', async () => {
    const { stderr, exitCode } = await run(['cite', 'a.json', '--style', 'apa', '--locale', 'de-AT'])
    expect([exitCode, stderr]).toEqual([0, 'citable: There is no locale de-AT; de-DE is used instead.\n'])
  })

  it.each([
    [['--style', 'vancuver'], 'did you mean "vancouver"?'],
    [['--style', 'apa', '--locale', 'xx-XX'], 'There is no locale "xx-XX"'],
    [['--style', 'broken.csl'], 'not well-formed XML'],
    [['--style', 'gone.csl'], "There is no style file 'gone.csl'"],
    [['--style', 'apa', '--accessed', 'yesterday'], '"accessed" should be a date'],
    [['--style', '../a'], 'There is no style file'],
  ])('cite refuses the arguments %j', async (args, message) => {
    const { exitCode, stdout, stderr } = await run(['cite', 'a.json', ...args])
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
  })
})
