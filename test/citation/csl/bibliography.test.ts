import { describe, expect, it } from 'vitest'
import { bibliography, citationFormats, cite } from '../../../src/citation/csl/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { fixture, sourceOf, styleWith } from './fixtures.ts'

const person = (familyName: string, givenName: string) =>
  ({ name: `${familyName}, ${givenName}`, nameType: 'Personal', familyName, givenName }) as const

const rain: Datacite = {
  doi: '10.5072/Rain',
  creators: [person('Okafor', 'Ada'), { name: 'Institute of Rain, Wind and Snow', nameType: 'Organizational' }],
  titles: [{ title: 'Rain in H<sub>2</sub>O: <i>Quercus</i> & co' }],
  publicationYear: 2020,
  publisher: { name: 'Example Press' },
  version: 'v1.2',
  types: { resourceTypeGeneral: 'Software' },
}
const snow: Datacite = { ...rain, doi: '10.5072/snow', titles: [{ title: 'Snow' }], creators: [person('Abe', 'Bo')] }

const { doi: _, ...withoutDoi } = snow

const text = async (records: object | readonly object[], options: Parameters<typeof bibliography>[1] = {}) =>
  (await bibliography(records as object, { style: 'apa', locale: 'en-US', ...options })).text

describe('a bibliography', () => {
  it('a bibliography cites software with its version, and does not split organisation names', async () => {
    expect(await text(rain)).toBe(
      'Okafor, A., & Institute of Rain, Wind and Snow. (2020). Rain in H2O: Quercus & co (Version v1.2) [Computer software]. Example Press. https://doi.org/10.5072/Rain\n',
    )
  })

  it('a bibliography follows the sort order of the style, or keeps the order of the records if sort is false', async () => {
    const { entries } = await bibliography([rain, snow], { style: 'apa' })
    expect(entries.map(({ index }) => index)).toEqual([1, 0])
    const unsorted = await bibliography([rain, snow], { style: 'apa', sort: false })
    expect(unsorted.entries.map(({ index }) => index)).toEqual([0, 1])
  })

  it('a bibliography keeps similar records without a DOI apart, and adds letters to their years', async () => {
    const alike = { ...withoutDoi, titles: [{ title: 'Snow, again' }] }
    const { entries } = await bibliography([withoutDoi, alike, alike], { style: 'apa' })
    expect(entries).toHaveLength(3)
    expect(entries.map(entry => /\((2020\w?)\)/.exec(entry.text)?.[1])).toEqual(['2020a', '2020b', '2020c'])
  })

  it('bibliography keeps no state between calls and returns the same result for the same call', async () => {
    const first = await text([rain, snow], { style: 'vancouver' })
    await text(snow, { style: 'vancouver', format: 'html', links: true, accessed: '2026-11-21' })
    await cite([snow, rain], { style: 'vancouver' })
    expect(await text([rain, snow], { style: 'vancouver' })).toBe(first)
    const both = await Promise.all([text(rain), text(snow, { format: 'html' }), text(rain)])
    expect(both[0]).toBe(both[2])
    expect(both[0]).toBe(await text(rain))
  })

  it('a bibliography in Vancouver style contains the access date', async () => {
    const page: Datacite = {
      ...withoutDoi,
      types: { resourceTypeGeneral: 'InteractiveResource' },
      alternateIdentifiers: [{ alternateIdentifier: 'https://x.example/snow', alternateIdentifierType: 'URL' }],
    }
    expect(await text(page, { style: 'vancouver', accessed: '2026-11-21' })).toContain('[cited 2026 Nov 21]')
  })

  it('APA style prints the DOI instead of a given URL, and Vancouver style prints the DOI both as a URL and as a DOI', async () => {
    expect(
      await text({
        ...rain,
        alternateIdentifiers: [{ alternateIdentifier: 'https://x.example/a', alternateIdentifierType: 'URL' }],
      }),
    ).not.toContain('x.example')
    expect(await text(rain, { style: 'vancouver' })).toMatch(
      /Available from: https:\/\/doi\.org\/10\.5072\/Rain doi:10\.5072\/Rain\n$/,
    )
  })

  it('an earlier citation does not affect a bibliography', async () => {
    const style = styleWith(
      '<text variable="title"/><choose><if variable="version"><text variable="DOI" prefix=" "/></if></choose><text variable="URL" prefix=" "/>',
    )
    const { version: _, ...unversioned } = snow
    const [first] = [await text(rain, { style }), await text(unversioned, { style }), await cite(snow, { style })]
    expect(await text(unversioned, { style })).toBe('Snow https://doi.org/10.5072/snow\n')
    expect(await text(rain, { style })).toBe(first)
    expect(first).toMatch(/ 10\.5072\/Rain\n$/)
  })

  it('bibliography accepts DataCite REST JSON, resources of the service, and values that are not records', async () => {
    const rest = { data: { id: '10.5072/rain', attributes: { ...rain, publisher: 'Example Press' } } }
    const resource = {
      doi: '10.5072/x',
      doi_url: 'https://doi.org/10.5072/x',
      title: 'Elsewhere',
      is_external: true,
      datacite: null,
    }
    expect(await text(rest)).toBe(await text(rain))
    expect(await text(resource)).toContain('Elsewhere. (n.d.). https://doi.org/10.5072/x')
    for (const garbage of [{}, { titles: 5, creators: 'x', dates: [null] }, { data: [] }])
      expect((await bibliography(garbage as object, { style: 'apa' })).entries.length).toBeLessThanOrEqual(1)
    expect((await bibliography([], { style: 'apa' })).text).toBe('')
    expect((await bibliography(null, { style: 'apa' })).entries.length).toBeLessThanOrEqual(1)
  })

  it('bibliography shortens given names in Cyrillic to initials, but not given names in Devanagari or Han', async () => {
    const record = { ...snow, creators: [person('शर्मा', 'अनीता'), person('王', '芳'), person('Иванова', 'Ольга')] }
    expect(await text(record)).toMatch(/^शर्मा, अनीता, 王芳, & Иванова, О\. \(2020\)/)
  })

  it('a bibliography prints no comma between the parts of a foreign name written in Chinese characters', async () => {
    const record = { ...snow, creators: [person('格雷戈里·克劳', '奇'), person('[美]格雷戈里', '克')] }
    expect(await text(record)).toMatch(/^格雷戈里·克劳奇, & \[美\]格雷戈里克\. \(2020\)/)
  })

  it('bibliography reports a record for which the style prints nothing, and a style without a bibliography', async () => {
    const empty = await bibliography(rain, { style: styleWith('<text variable="annote"/>') })
    expect(empty).toEqual({ text: '', entries: [], notes: ['The style renders nothing for record 1.'] })
    const bare = styleWith('').replace(/<bibliography>.*<\/bibliography>/, '')
    const { text: cited, notes } = await bibliography(snow, { style: bare })
    expect(cited).toBe('Snow\n')
    expect(notes).toEqual(['The style has no bibliography; each record is cited as in a note or in running text.'])
  })
})

describe('the output formats', () => {
  const style = styleWith(
    '<text variable="title" font-style="italic"/><text variable="publisher" font-weight="bold" prefix=" "/><text variable="DOI" prefix=" https://doi.org/"/>',
  )
  const record: Datacite = {
    ...rain,
    titles: [{ title: 'H<sub>2</sub>O & 5 < 6 *_[x]_* {%} <script>alert(1)</script>' }],
  }

  it.each(citationFormats)('renders a bibliography as %s', async format => {
    const plain = await bibliography(record, { style, format })
    const linked = await bibliography(record, { style, format, links: true })
    expect(`${plain.text}\n${linked.text}`).toMatchSnapshot()
  })

  it('the HTML output of a bibliography contains no unsafe markup from a record', async () => {
    const hostile = '"><img src=x onerror=alert(1)> &lt;svg onload=alert(1)&gt; <i onclick=x>a</i>'
    const attacked: Datacite = {
      ...rain,
      titles: [{ title: hostile }],
      creators: [{ name: hostile }],
      publisher: { name: hostile },
      version: hostile,
      doi: '10.5072/"onmouseover="x',
    }
    for (const name of ['apa', 'vancouver', 'house']) {
      const { text: html } = await bibliography(attacked, { style: name, format: 'html', links: true })
      expect(
        [...html.matchAll(/<\/?([a-z]+)((?:\s[^>]*)?)>/g)]
          .map(([, tag]) => tag)
          .filter(tag => !/^(?:div|i|b|a|sup|sub|span)$/.test(tag ?? '')),
      ).toEqual([])
      expect(
        html.replace(/<a href="https:\/\/doi\.org\/[^"<>]*">|<div class="csl-[\w-]+">|<\/?(?:i|b|sup|sub|a|div)>/g, ''),
      ).not.toMatch(/[<>"]/)
    }
  })

  it('a bibliography prints an ftp URL without a link', async () => {
    const page: Datacite = {
      titles: [{ title: 'x' }],
      alternateIdentifiers: [{ alternateIdentifier: 'ftp://x.example/a', alternateIdentifierType: 'URL' }],
    }
    const { text: html } = await bibliography(page, {
      style: styleWith('<text variable="URL"/>'),
      format: 'html',
      links: true,
    })
    expect(html).toContain('ftp://x.example/a')
    expect(html).not.toContain('href')
  })
})

describe('a citation in the text', () => {
  it('cite renders an in-text citation of one record or several records', async () => {
    expect((await cite(snow, { style: 'apa' })).text).toBe('(Abe, 2020)')
    expect((await cite([rain, snow], { style: 'apa' })).text).toBe(
      '(Abe, 2020; Okafor & Institute of Rain, Wind and Snow, 2020)',
    )
    expect((await cite([rain, snow], { style: 'vancouver', format: 'html' })).text).toBe('(1,2)')
    expect((await cite([], { style: 'apa' })).text).toBe('')
  })
})

describe('options', () => {
  it.each([
    [{ format: 'pdf' }, 'There is no format "pdf"'],
    [{ formt: 'text' }, 'There is no option "formt"; did you mean "format"?'],
    [{ accessed: 'yesterday' }, '"accessed" should be a date'],
    [{ style: '' }, '"style" should be'],
  ])('bibliography rejects with a TypeError for the options %j', async (options, message) => {
    await expect(bibliography(snow, options as never)).rejects.toThrow(TypeError)
    await expect(bibliography(snow, options as never)).rejects.toThrow(message)
  })

  it('style sources given by the caller take precedence over the built-in ones', async () => {
    const mine = sourceOf({ apa: styleWith('<text value="mine"/>') })
    expect(await text(snow, { sources: [mine] })).toBe('mine\n')
    expect(await text(snow)).toContain('Abe, B.')
    expect(await text(fixture('dendro-align'), { locale: 'de-DE' })).toContain('(Version 2.3.1)')
  })
})

describe('links', () => {
  const style = styleWith(
    '<text variable="title" quotes="true" suffix="."/><text variable="DOI" prefix=" https://doi.org/"/>',
  )
  const records = [
    { id: 'a', type: 'book', title: 'Hail <i>and</i> rain', DOI: '10.5072/hail' },
    { id: 'b', type: 'book', title: 'Snow', URL: 'https://example.org/snow' },
    { id: 'c', type: 'book', title: 'Fog', URL: 'javascript:alert(1)' },
  ]
  const entries = async (links: boolean | 'doi' | 'title') =>
    (await bibliography(records, { style, links, locale: 'en-US', format: 'markdown' })).entries.map(({ text }) => text)

  it('the option `links` of bibliography turns titles or DOIs into links', async () => {
    expect(await entries('title')).toEqual([
      '“[Hail *and* rain](<https://doi.org/10.5072/hail>).” https://doi.org/10.5072/hail',
      '“[Snow](<https://example.org/snow>).”',
      '“Fog.”',
    ])
    expect(await entries('doi')).toEqual(await entries(true))
    expect((await entries(true))[0]).toContain('[https://doi.org/10.5072/hail](<https://doi.org/10.5072/hail>)')
    expect((await entries(false)).join()).not.toContain('](')
  })

  it('bibliography rejects with an error for an unknown value of the option links', async () => {
    await expect(entries('titles' as 'title')).rejects.toThrow('"links" should be true, false, "doi" or "title"')
  })
})

it.each(['html', 'rtf', 'latex', 'typst', 'asciidoc', 'markdown', 'docx'] as const)(
  'bibliography drops characters that the output format %s cannot represent',
  async format => {
    const item = { id: 'a', type: 'book', title: 'a\u0000b\u0007c\ud800d\uffffe\u001b[1m\u{1f30a}', issued: '2020' }
    const { text } = await bibliography([item], { style: 'apa', locale: 'en-US', format })
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cs}|\uffff|\\u(?:7|27|-10240|-1)\?/u)
    expect(text).toContain('abcde')
  },
)
