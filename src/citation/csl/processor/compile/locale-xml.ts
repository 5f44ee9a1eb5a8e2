import { lazily, remembered } from '../../../../core/lazily.ts'
import { attributeOf, elementsOf, textOf, type XmlElement } from '../../../../text/xml/tree.ts'
import { decorationOf, oneOf } from './attributes.ts'
import type { DateFormat, DatePart, DatePartName, LocaleParts, LocaleTerm } from './nodes.ts'
import { termName } from './nodes.ts'

/** Reads the language, terms, date formats and options of a `<locale>` in a locale file or a style. */
export function localePartsOf(locale: XmlElement): LocaleParts {
  const of = (name: string): XmlElement[] => elementsOf(locale).filter(({ local }) => local === name)
  const flagOf = (name: string): boolean | undefined => {
    const given = of('style-options').flatMap(element => attributeOf(element, name) ?? [])
    return given.length === 0 ? undefined : given.at(-1) === 'true'
  }
  return {
    language: locale.attributes.find(({ local }) => local === 'lang')?.value,
    terms: termsOf(of('terms').flatMap(elementsOf)),
    dates: of('date').map(date => ({ form: attributeOf(date, 'form') ?? '', format: dateFormatOf(date) })),
    punctuationInQuote: flagOf('punctuation-in-quote'),
    limitDayOrdinalsToDay1: flagOf('limit-day-ordinals-to-day-1'),
  }
}

function termsOf(elements: readonly XmlElement[]): LocaleParts['terms'] {
  const byName = new Map<string, XmlElement[]>()
  for (const element of elements)
    remembered(byName, termName(attributeOf(element, 'name') ?? ''), (): XmlElement[] => []).push(element)
  return new Map([...byName].map(([name, those]) => [name, lazily(() => those.map(termOf))]))
}

function termOf(element: XmlElement): LocaleTerm {
  const textIn = (local: string): string => textOf(elementsOf(element).find(one => one.local === local) ?? element)
  return {
    name: termName(attributeOf(element, 'name') ?? ''),
    form: attributeOf(element, 'form') ?? 'long',
    genderForm: attributeOf(element, 'gender-form') ?? '',
    gender: attributeOf(element, 'gender'),
    match: attributeOf(element, 'match'),
    single: textIn('single'),
    multiple: textIn('multiple'),
  }
}

export const partNames: readonly DatePartName[] = ['year', 'month', 'day']

/** Reads the date format of a `<date>` in a style or a locale. */
export function dateFormatOf(element: XmlElement): DateFormat {
  const parts = elementsOf(element).flatMap((part): DatePart[] => {
    const name = oneOf(partNames, attributeOf(part, 'name'))
    if (name === undefined) return []
    return [
      {
        decoration: decorationOf(part),
        name,
        form: attributeOf(part, 'form'),
        rangeDelimiter: attributeOf(part, 'range-delimiter'),
      },
    ]
  })
  return { decoration: decorationOf(element), delimiter: attributeOf(element, 'delimiter') ?? '', parts }
}
