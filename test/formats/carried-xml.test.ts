import { describe, expect, it } from 'vitest'
import { convert, readRecords } from '../../src/formats/index.ts'

const xml = `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.5072/rain</identifier>
<creators><creator><creatorName>Okafor, Ada</creatorName></creator></creators><titles><title>Rain</title></titles>
<publisher>Archive</publisher><publicationYear>2021</publicationYear>
<resourceType resourceTypeGeneral="Dataset">Grid</resourceType></resource>`
const inBase64 = (text: string): string => Buffer.from(text).toString('base64')
const sent = (attributes: object) =>
  JSON.stringify({ data: { type: 'dois', attributes: { doi: '10.5072/rain', event: 'publish', ...attributes } } })

const converted = (input: string, to: Parameters<typeof convert>[1]) => {
  const result = convert(input, { pretty: false, ...to })
  return result.ok ? { text: result.text, losses: result.losses.map(({ pointer }) => pointer) } : result.diagnostics
}
const title = (input: string) => {
  const result = convert(input, { to: 'datacite-rest' })
  return result.ok ? JSON.parse(result.text).titles[0].title : undefined
}

describe('XML that JSON carries', () => {
  it.each([
    ['in base64', inBase64(xml)],
    ['plain', xml],
    ['with a byte order mark', inBase64(`\ufeff${xml}`)],
  ])('reads XML inside JSON: %s', (_, carried) => {
    expect(title(sent({ xml: carried }))).toBe('Rain')
    expect(readRecords(sent({ xml: carried })).records[0]?.record).toMatchObject({
      publicationYear: 2021,
      types: { resourceTypeGeneral: 'Dataset' },
    })
  })

  it('convert prefers JSON members to values in embedded XML', () => {
    expect(title(sent({ xml: inBase64(xml), titles: [{ title: 'Snow' }] }))).toBe('Snow')
  })

  it('keeps embedded XML in a conversion to the same format, and converts the XML to attributes for another kernel', () => {
    const input = sent({ xml: inBase64(xml) })
    expect(converted(input, { to: 'datacite-rest-put' })).toEqual({ text: `${input}\n`, losses: [] })
    const moved = converted(input, { to: 'datacite-rest-put', kernel: '4.3' })
    const { data } = JSON.parse('text' in moved ? moved.text : '')
    expect(data).toMatchObject({ type: 'dois', attributes: { event: 'publish', titles: [{ title: 'Rain' }] } })
    expect(data.attributes.xml).toBeUndefined()
  })

  it('ignores the XML copy of a record in a GET response of the REST API', () => {
    const attributes = { doi: '10.5072/rain', xml: inBase64(xml), titles: [{ title: 'Snow' }], state: 'findable' }
    const answer = JSON.stringify({ data: { id: '10.5072/rain', type: 'dois', attributes } })
    expect(converted(answer, { to: 'bibtex' })).toMatchObject({ text: expect.stringContaining('Snow') })
  })

  it('reports broken XML inside JSON with the reason', () => {
    expect(converted(sent({ xml: inBase64(xml.slice(0, 120)) }), { to: 'bibtex' })).toEqual([
      expect.objectContaining({
        rule: 'schema/not-well-formed',
        pointer: '/data/attributes/xml',
        message: expect.stringMatching(/^The XML embedded in the record cannot be read\. /),
      }),
    ])
  })

  it.each(['%%%', inBase64('@misc{rain}'), 'no XML'])(
    'datacite-rest-put keeps an xml attribute that contains no XML, and datacite-rest reports the attribute as lost: %s',
    other => {
      const result = converted(sent({ xml: other, titles: [{ title: 'Rain' }] }), { to: 'datacite-rest' })
      expect(result).toMatchObject({ losses: ['/extras/members/~1attributes~1xml'] })
      const kept = converted(sent({ xml: other, titles: [{ title: 'Rain' }] }), {
        to: 'datacite-rest-put',
        kernel: '4.3',
      })
      expect(kept).toMatchObject({ text: expect.stringContaining(JSON.stringify(other)), losses: [] })
    },
  )
})
