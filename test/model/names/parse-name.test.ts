import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { familyOf, type ParsedName, parseName } from '../../../src/model/index.ts'
import { personFromParts } from '../../../src/model/names/family-given.ts'
import { expectLinear } from '../../linear.ts'

const personal = 'Personal'

/**
 * Returns a name on one line: the labelled parts of a person (`family=… given=…`), `[name]` for an organisation, or
 * else only the name. A `?` at the end marks an uncertain name.
 */
function shown(name: ParsedName): string {
  const doubt = name.isCertain ? '' : ' ?'
  if (name.kind !== 'person') return (name.kind === 'organisation' ? `[${name.name}]` : name.name) + doubt
  const { family, given, nonDroppingParticle, droppingParticle, suffix, aside } = name
  const parts = [
    `family=${family}`,
    given && `given=${given}`,
    nonDroppingParticle && `particle=${nonDroppingParticle}`,
    droppingParticle && `dropping=${droppingParticle}`,
    suffix && `suffix=${suffix}`,
    aside && `aside=${aside.join('+')}`,
  ]
  return parts.filter(Boolean).join(' ') + doubt
}

const names: readonly (readonly [text: string, nameType: string | undefined, expected: string])[] = [
  // Family, Given
  ['Lindqvist, Per', personal, 'family=Lindqvist given=Per'],
  ['Lindqvist, Per', undefined, 'family=Lindqvist given=Per ?'],
  ['  Okafor ,  Ngozi  A. ', personal, 'family=Okafor given=Ngozi A.'],
  ['Smith, J. R. R.', personal, 'family=Smith given=J. R. R.'],
  ['García Márquez, Gabriel', personal, 'family=García Márquez given=Gabriel'],
  ['Sigurðardóttir, Jóhanna', personal, 'family=Sigurðardóttir given=Jóhanna'],
  ['Müller (née Schmidt), Anna', personal, 'family=Müller (née Schmidt) given=Anna'],
  ['Carter, James (Jimmy)', personal, 'family=Carter given=James (Jimmy)'],
  ['Lindqvist,', personal, 'family=Lindqvist'],
  [', Per', personal, ', Per ?'],
  // Given Family
  ['Josiah Carberry', undefined, 'Josiah Carberry ?'],
  ['Josiah Carberry', personal, 'family=Carberry given=Josiah ?'],
  ['J. R. R. Tolkien', personal, 'family=Tolkien given=J. R. R.'],
  ['Gabriel García Márquez', personal, 'family=Márquez given=Gabriel García ?'],
  ['José Ortega y Gasset', personal, 'family=Ortega y Gasset given=José ?'],
  ['Jón Sigurðsson', personal, 'family=Sigurðsson given=Jón ?'],
  ['Dara Ó Briain', personal, 'family=Ó Briain given=Dara ?'],
  ['Fionn Mac Cumhaill', personal, 'family=Mac Cumhaill given=Fionn ?'],
  ['Sarah Van Horn', personal, 'family=Van Horn given=Sarah ?'],
  ['José de San Martín', personal, 'family=San Martín given=José dropping=de ?'],
  ['Smith JR', personal, 'family=Smith given=JR ?'],
  ['Иванов И. И.', personal, 'family=Иванов given=И. И. ?'],
  ['van der Berg J.-P.', personal, 'family=Berg given=J.-P. particle=van der ?'],
  ['Smith & Jones', personal, 'Smith & Jones ?'],
  ['Ada Smith and Bo Jones', personal, 'Ada Smith and Bo Jones ?'],
  ['DUPONT Jean-Pierre', personal, 'family=DUPONT given=Jean-Pierre ?'],
  ['Jean-Pierre DUPONT', personal, 'family=DUPONT given=Jean-Pierre ?'],
  // One name
  ['Suharto', personal, 'family=Suharto'],
  ['Suharto', undefined, 'Suharto ?'],
  ['Ibn Sina', personal, 'family=Ibn Sina ?'],
  ['マイケル', personal, 'family=マイケル'],
  // Particles
  ['van Gogh, Vincent', personal, 'family=Gogh given=Vincent particle=van'],
  ['Vincent van Gogh', personal, 'family=Gogh given=Vincent particle=van ?'],
  ['Tocqueville, Alexis de', personal, 'family=Tocqueville given=Alexis dropping=de'],
  ['Ludwig van der Rohe', personal, 'family=Rohe given=Ludwig particle=van der ?'],
  ['Ursula von der Leyen', personal, 'family=Leyen given=Ursula dropping=von der ?'],
  ['de la Cruz, Juana', personal, 'family=Cruz given=Juana particle=de la'],
  ['Juana Inés de la Cruz', personal, 'family=Cruz given=Juana Inés particle=de la ?'],
  ['dos Santos, Maria', personal, 'family=Santos given=Maria particle=dos'],
  ['bin Laden, Osama', personal, 'family=Laden given=Osama particle=bin'],
  ['al-Khwārizmī, Muḥammad ibn Mūsā', personal, 'family=Khwārizmī given=Muḥammad ibn Mūsā particle=al-'],
  ['Muḥammad ibn Mūsā al-Khwārizmī', personal, 'family=Khwārizmī given=Muḥammad ibn Mūsā particle=al- ?'],
  ["d'Alembert, Jean", personal, "family=Alembert given=Jean particle=d'"],
  ["Guillaume de l'Hôpital", personal, "family=Hôpital given=Guillaume particle=l' dropping=de ?"],
  ['Van Rossum, Guido', personal, 'family=Van Rossum given=Guido'],
  // Suffixes and degrees
  ['King, Jr., Martin Luther', personal, 'family=King given=Martin Luther suffix=Jr.'],
  ['King, Martin Luther, Jr.', personal, 'family=King given=Martin Luther suffix=Jr.'],
  ['Martin Luther King, Jr.', personal, 'family=King given=Martin Luther suffix=Jr. ?'],
  ['Martin Luther King Jr.', personal, 'family=King given=Martin Luther suffix=Jr. ?'],
  ['Davis Jr., Sammy', personal, 'family=Davis given=Sammy suffix=Jr.'],
  ['Davis, Sammy III', personal, 'family=Davis given=Sammy suffix=III'],
  ['Smith, John V', personal, 'family=Smith given=John V'],
  ['Smith, John, PhD', personal, 'family=Smith given=John aside=PhD'],
  ['Dr. Ada Bergen', personal, 'family=Bergen given=Ada aside=Dr. ?'],
  ['Smith, John, Potsdam', personal, 'Smith, John, Potsdam ?'],
  // Additions to a name
  ['Carberry, Josiah (0000-0002-1825-0097)', personal, 'family=Carberry given=Josiah aside=0000-0002-1825-0097'],
  [
    'Carberry, Josiah https://orcid.org/0000-0002-1825-0097',
    personal,
    'family=Carberry given=Josiah aside=0000-0002-1825-0097',
  ],
  ['Carberry, Josiah <j.carberry@example.org>', personal, 'family=Carberry given=Josiah aside=j.carberry@example.org'],
  ['Carberry, Josiah et al.', personal, 'family=Carberry given=Josiah aside=et al.'],
  ['0000-0002-1825-0097', personal, '0000-0002-1825-0097 ?'],
  ['Smith, John; Doe, Jane', personal, 'Smith, John; Doe, Jane ?'],
  // East Asia
  ['毛泽东', personal, 'family=毛 given=泽东'],
  ['毛泽东', undefined, 'family=毛 given=泽东 ?'],
  ['欧阳修', personal, 'family=欧阳 given=修'],
  ['田中太郎', personal, 'family=田中 given=太郎'],
  ['佐々木一郎', personal, 'family=佐々木 given=一郎'],
  ['熊谷博之', personal, 'family=熊谷 given=博之 ?'],
  ['熊谷博之', undefined, '熊谷博之 ?'],
  ['与謝野ひろし', personal, 'family=与謝野 given=ひろし'],
  ['田中 花子', personal, 'family=田中 given=花子'],
  ['김철수', personal, 'family=김 given=철수'],
  ['남궁민수', personal, 'family=남궁 given=민수'],
  ['ジョン・スミス', personal, 'family=スミス given=ジョン ?'],
  // Organisations
  ['NASA Goddard', 'Organizational', '[NASA Goddard]'],
  ['Okafor, Ngozi', 'Organizational', '[Okafor, Ngozi]'],
  ['Geophysical Institute, University of Bergen', undefined, '[Geophysical Institute, University of Bergen] ?'],
  ['EXAMPLE Collaboration', undefined, '[EXAMPLE Collaboration] ?'],
  ['Beispiel GmbH', undefined, '[Beispiel GmbH] ?'],
  ['Example Software, Inc.', undefined, '[Example Software, Inc.] ?'],
  ['Ministère de la Transition écologique', undefined, '[Ministère de la Transition écologique] ?'],
  ['Umweltbundesamt', undefined, '[Umweltbundesamt] ?'],
  ['Институт океанологии', undefined, '[Институт океанологии] ?'],
  ['東京大学', undefined, '[東京大学] ?'],
  ['서울대학교', undefined, '[서울대학교] ?'],
  ['dendro-align developers', undefined, '[dendro-align developers] ?'],
  ['Friends of the Earth', undefined, '[Friends of the Earth] ?'],
  ['Library, Ann', personal, 'family=Library given=Ann ?'],
  ['', personal, ' ?'],
]

describe('parseName', () => {
  it.each(names)('parseName parses the name %j with the nameType %s', (text, nameType, expected) => {
    expect(shown(parseName(text, nameType))).toBe(expected)
  })

  it('parseName keeps a word that occurs twice in a name', () => {
    expect(parseName('MD Ada, MD')).toMatchObject({ family: 'Ada', aside: ['MD', 'MD'] })
    expect(parseName('Ada Jr., Jr.', personal)).toMatchObject({ family: 'Ada', suffix: 'Jr. Jr.' })
  })

  it('parseName keeps every letter of a name in its parts', () => {
    const word = fc.constantFrom(
      'Ada',
      'van',
      'de',
      'la',
      'Ó',
      'Jr.',
      'PhD',
      'al-Baz',
      'SMITH',
      'J.',
      'y',
      '毛泽东',
      'MD',
      ',',
    )
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 7 }),
        fc.constantFrom(undefined, personal),
        (words, type) => {
          const text = words.join(' ')
          const letters = (value: unknown): string =>
            [...JSON.stringify(value)]
              .filter(c => /\p{L}/u.test(c))
              .sort()
              .join('')
          const { kind, isCertain, ...parts } = parseName(text, type)
          expect(letters(Object.values(parts))).toBe(letters(text))
        },
      ),
    )
  })

  it('parseName marks its result as uncertain for any text without a nameType', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(parseName(text).isCertain).toBe(false)
      }),
    )
  })

  it('parseName splits names in linear time', () => {
    // Both sizes exceed the caches of a processor.
    for (const part of ['a', '-', ' ,', '(@', 'Dr. '])
      expectLinear(size => parseName(part.repeat(size), personal), 200_000, part)
  })
})

it('personFromParts splits a suffix after a comma from the family name or given name', () => {
  expect(personFromParts('King', 'Martin Luther, Jr.')).toMatchObject({ given: 'Martin Luther', suffix: 'Jr.' })
  expect(personFromParts('King, Jr.', 'Martin Luther')).toMatchObject({ family: 'King', suffix: 'Jr.' })
})

describe('familyOf', () => {
  it.each([
    ['van Gogh, Vincent', 'van Gogh'],
    ['al-Baz, Farouk', 'al-Baz'],
    ["d'Alembert, Jean", "d'Alembert"],
    ['Gogh, Vincent van', 'Gogh'],
  ])('the family name in %j is %j', (text, family) => {
    const name = parseName(text, personal)
    expect(name.kind === 'person' && familyOf(name)).toBe(family)
  })
})
