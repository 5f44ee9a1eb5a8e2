import { expect, it } from 'vitest'
import { bibliography, cite } from '../../../../src/citation/csl/index.ts'

const at = (...parts: number[]) => ({ 'date-parts': [parts] })
const by = (family: string, given: string) => [{ family, given }]

it.each([
  [
    { type: 'standard', author: [{ literal: 'ISO' }], title: 'References', number: 'ISO 690:2021', issued: at(2021) },
    'ISO. (2021). References (ISO 690:2021).',
  ],
  [
    {
      type: 'patent',
      author: by('Tesla', 'Nikola'),
      title: 'Wireless power',
      authority: 'U.S.',
      number: 'US 1,119,732',
      issued: at(1914),
    },
    'Tesla, N. (1914). Wireless power (U.S. Patent No. US 1,119,732).',
  ],
  [
    {
      type: 'broadcast',
      'script-writer': by('Roe', 'Ann'),
      director: by('Ek', 'Bo'),
      title: 'Ice?',
      'container-title': 'Weather',
      issued: at(2023, 3, 2),
    },
    'Roe, A. (Writer), Ek, B. (Director). (2023, March 2). Ice? [Broadcast]. In Weather.',
  ],
  [
    {
      type: 'article',
      author: by('Roe', 'Ann'),
      title: 'Waves',
      genre: 'Preprint',
      number: 'arXiv:2101.00001',
      publisher: 'arXiv',
      issued: at(2021),
    },
    'Roe, A. (2021). Waves (Preprint arXiv:2101.00001). arXiv.',
  ],
  [
    {
      type: 'report',
      author: [{ literal: 'IMF' }],
      title: 'Outlook',
      genre: 'Working paper',
      number: 'WP/23/1',
      'collection-title': 'IMF papers',
      issued: at(2023),
    },
    'IMF. (2023). Outlook (Working Paper WP/23/1; IMF Papers).',
  ],
  [
    {
      type: 'webpage',
      author: by('Roe', 'Ann'),
      title: 'Rain',
      'container-title': 'Weather Blog',
      issued: at(2023, 3),
      URL: 'https://example.org/rain',
    },
    'Roe, A. (2023, March). Rain. Weather Blog. https://example.org/rain',
  ],
  [
    {
      type: 'article-magazine',
      author: by('Roe', 'Ann'),
      title: 'Rain',
      'container-title': 'Sky',
      issue: '16',
      page: '101-9',
      issued: at(1989),
    },
    'Roe, A. (1989). Rain. Sky, (16), 101–109.',
  ],
  [
    {
      type: 'book',
      author: by('Caesar', 'Gaius Julius'),
      title: 'De bello Gallico',
      publisher: 'Sea Press',
      issued: at(1990),
      'original-date': at(-52),
    },
    'Caesar, G. J. (1990). De bello Gallico. Sea Press. (Original work published 52 B.C.E.)',
  ],
  [
    {
      type: 'book',
      author: by('Roe', 'Ann'),
      title: 'Charts',
      'number-of-volumes': '5',
      issued: { ...at(1420), circa: true },
    },
    'Roe, A. (ca. 1420). Charts (Vols. 1–5).',
  ],
  [
    {
      type: 'review-book',
      author: by('Roe', 'Ann'),
      title: 'On rain',
      'reviewed-title': 'Rain',
      'reviewed-author': by('Doe', 'Jo'),
      'container-title': 'Sky',
      issued: at(2011),
    },
    'Roe, A. (2011). On rain [Review of the book Rain, by J. Doe]. Sky.',
  ],
  [
    {
      type: 'interview',
      author: by('Curie', 'Marie'),
      interviewer: by('Doe', 'Jo'),
      title: 'On rays',
      'container-title': 'Sky',
      issued: at(1921),
    },
    'Curie, M. (1921). On rays (J. Doe, Interviewer). Sky.',
  ],
  [
    {
      type: 'manuscript',
      author: by('Pepys', 'Samuel'),
      title: 'Diary',
      archive: 'Magdalene College',
      'archive-place': 'Cambridge',
      issued: at(1669),
    },
    'Pepys, S. (1669). Diary. Magdalene College, Cambridge.',
  ],
  [
    {
      type: 'legal_case',
      title: 'Roe v. Doe',
      volume: '347',
      'container-title': 'U.S.',
      page: '483-490',
      authority: 'Supreme Court',
      issued: at(1954, 5, 17),
    },
    'Roe v. Doe, 347 U.S. 483 (Supreme Court 1954).',
  ],
  [
    {
      type: 'legislation',
      title: 'Clean Air Act',
      number: '42',
      volume: '69',
      'container-title': 'U.S.C.',
      page: '322',
      issued: at(1963),
    },
    'Clean Air Act, Pub. L. No. 42, 69 U.S.C. 322 (1963).',
  ],
])('the bibliography in APA style prints %o as %s', async (item, expected) => {
  const { entries, notes } = await bibliography({ id: 'a', ...item }, { style: 'apa' })
  expect(entries.map(({ text }) => text)).toEqual([expected])
  expect(notes).toEqual([])
})

it('APA marks an uncertain date with "ca."', async () => {
  const item = {
    id: 'a',
    type: 'book',
    author: by('Roe', 'Ann'),
    title: 'Charts',
    issued: { ...at(1420), circa: true },
  }
  expect((await cite(item, { style: 'apa' })).text).toBe('(Roe, ca. 1420)')
})
