import { expect, it } from 'vitest'
import { converted, pointersOf, recordIn } from '../conversions.ts'

const notice = {
  DOI: '10.5555/notice',
  type: 'journal-article',
  title: ['Retraction: Rain'],
  publisher: 'Press',
  'container-title': ['Journal of Rain'],
  issued: { 'date-parts': [[2022, 3]] },
  funder: [{ name: 'Rain Fund', award: ['7'] }],
  license: [{ URL: 'https://creativecommons.org/licenses/by/4.0/' }],
  'update-to': [
    { DOI: '10.5555/a', type: 'retraction', updated: { 'date-parts': [[2021, 12, 15]] } },
    { DOI: '10.5555/b', type: 'expression_of_concern' },
  ],
}

it('writes the updates, funding and licence of a retraction notice to Crossref XML, and a date for each update', () => {
  const { text, losses } = converted(notice, { from: 'crossref', to: 'crossref-xml' })
  expect(text).toMatch(/<update type="retraction" date="2021-12-15">10\.5555\/a<\/update>/)
  expect(text).toMatch(/<update type="expression_of_concern" date="2022-03-01">10\.5555\/b<\/update>/)
  expect(text).toMatch(/<custom_metadata>\s*<fr:program[\s\S]*<ai:program[\s\S]*<\/custom_metadata>\s*<\/crossmark>/)
  expect(losses.filter(({ kind }) => kind === 'lost')).toEqual([])
  expect(pointersOf(losses.filter(({ kind }) => kind === 'invented'))).toEqual([
    '/relatedIdentifiers/1',
    '/extras/members/~1crossmark~1crossmark_policy',
    '/extras/cited/URL',
    '',
  ])
  expect(recordIn(text).relatedIdentifiers).toEqual(recordIn(notice, 'crossref').relatedIdentifiers)
})

it('reads the Crossmark policy and the date of an update from Crossref XML, and writes both back unchanged', () => {
  const { text } = converted(notice, { from: 'crossref', to: 'crossref-xml' })
  const given = text.replace(/(<crossmark_policy>)[^<]*/, '$110.5555/policy').replace('2022-03-01', '2022-04-02')
  const again = converted(given, { to: 'crossref-xml' })
  expect(again.text).toContain('<crossmark_policy>10.5555/policy</crossmark_policy>')
  expect(again.text).toContain('date="2022-04-02"')
  expect(again.losses.filter(({ kind }) => kind === 'lost')).toEqual([])
})

it.each([
  ['is retracted by', 'hasRelatedMaterial'],
  ['is-comment-on', 'isCommentOn'],
  ['has-related-material', 'hasRelatedMaterial'],
  ['is-manifestation-of', 'isManifestationOf'],
])(
  'writes the relation Other with the information "%s" to Crossref XML as %s, and reads the relation back',
  (information, name) => {
    const related = {
      relatedIdentifier: '10.5555/other',
      relatedIdentifierType: 'DOI',
      relationType: 'Other',
      relationTypeInformation: information,
    }
    const record = {
      doi: '10.5555/x',
      titles: [{ title: 'Rain' }],
      publicationYear: 2020,
      relatedIdentifiers: [related],
    }
    const { text, losses } = converted(record, { to: 'crossref-xml' })
    expect(text).toContain(`relationship-type="${name}"`)
    expect(pointersOf(losses)).not.toContain('/relatedIdentifiers')
    expect(recordIn(text).relatedIdentifiers).toEqual([related])
  },
)

it('describes a link to a retraction notice as "is retracted by" in Crossref XML', () => {
  const article = { ...notice, 'update-to': [], 'updated-by': [{ DOI: '10.5555/n2', type: 'retraction' }] }
  const { text } = converted(article, { from: 'crossref', to: 'crossref-xml' })
  expect(text).toMatch(/<rel:description>is retracted by<\/rel:description>/)
})

it('keeps the type, stage and other Crossref members of a peer review', () => {
  const review = {
    type: 'referee-report',
    stage: 'pre-publication',
    recommendation: 'minor-revision',
    'revision-round': '1',
    'running-number': 'RC1',
    'competing-interest-statement': 'None.',
  }
  const work = {
    DOI: '10.5555/review',
    type: 'peer-review',
    title: ['Report 1'],
    publisher: 'Press',
    issued: { 'date-parts': [[2020, 6, 1]] },
    relation: { 'is-review-of': [{ 'id-type': 'doi', id: '10.5555/a' }] },
    review,
  }
  const { text, losses } = converted(work, { from: 'crossref', to: 'crossref-xml' })
  expect(text).toContain(
    '<peer_review type="referee-report" stage="pre-publication" recommendation="minor-revision" revision-round="1">',
  )
  expect(text).toContain('<running_number>RC1</running_number>')
  expect(losses.filter(({ kind }) => kind === 'lost')).toEqual([])
  expect(recordIn(text).extras?.members['/review']).toEqual(review)
  expect(converted(text, { to: 'crossref-xml' }).text).toBe(text)
})

it('reports a peer review member with a value that the Crossref schema does not allow', () => {
  const work = {
    ...{ DOI: '10.5555/review', type: 'peer-review', title: ['Report 1'], publisher: 'Press' },
    issued: { 'date-parts': [[2020, 6, 1]] },
    relation: { 'is-review-of': [{ 'id-type': 'doi', id: '10.5555/a' }] },
    review: { type: 'referee-report', stage: 'later' },
  }
  const { text, losses } = converted(work, { from: 'crossref', to: 'crossref-xml' })
  expect(text).toContain('<peer_review type="referee-report">')
  expect(losses.map(({ message }) => message)).toContain('The details of the review are written without stage.')
})
