import { describe, expect, it } from 'vitest'
import { compileStyle } from '../../../../src/citation/csl/processor/compile/compile.ts'
import { styleWith } from '../fixtures.ts'
import { rootOf } from './locales.ts'

const compiled = (layout: string, change: (style: string) => string = style => style) =>
  compileStyle(rootOf(change(styleWith(layout))), why => {
    throw new Error(why)
  })

describe('a style', () => {
  it.each([
    '<institution/>',
    '<group><textt value="x"/></group>',
    '<choose><if context="bibliography"><text value="x"/></if></choose>',
    '<choose><if match="nand" type="book"><text value="x"/></if></choose>',
    '<choose><text variable="title"/></choose>',
    '<choose><if><conditions match="all"><condition type="book"/></conditions></if></choose>',
    '<names variable="author"><institution/></names>',
    '<names variable="author"><substitute><institution/></substitute></names>',
  ])('compileStyle refuses a style that breaks the specification: %s', layout => {
    expect(() => compiled(layout)).toThrow('CSL 1.0.2 has no ')
    expect(() =>
      compiled('<text macro="m"/>', style =>
        style.replace('<citation>', `<macro name="m">${layout}</macro><citation>`),
      ),
    ).toThrow('CSL 1.0.2 has no ')
  })

  it.each([
    '',
    '<text/>',
    '<names/>',
    '<date/>',
    '<choose/>',
    '<choose><if type=""/><else-if variable="title title-short" match="none"/><else/></choose>',
    '<text variable="title" text-case="weird" font-style="bent" display="aside" unknown="x"/>',
  ])('compileStyle compiles a style with empty elements or unknown values: %s', layout => {
    expect(compiled(layout)).toBeDefined()
  })

  it('compileStyle merges the name options of a style and its elements; the innermost option takes precedence', () => {
    const style = compiled('', xml =>
      xml
        .replace('version="1.0"', 'version="1.0" et-al-min="4" et-al-use-first="2" name-delimiter="; " and="text"')
        .replace('<bibliography>', '<bibliography et-al-min="7" names-delimiter=" / " initialize-with="."> '),
    )
    expect(style.citation.names).toEqual({ and: 'text', delimiter: '; ', etAlMin: 4, etAlUseFirst: 2 })
    expect(style.bibliography?.names).toMatchObject({ etAlMin: 7, etAlUseFirst: 2, initializeWith: '.' })
    expect(style.bibliography?.namesDelimiter).toBe(' / ')
  })

  it.each([
    ['et-al-min', '-1'],
    ['et-al-min', 'many'],
    ['and', 'comma'],
    ['name-form', 'tiny'],
    ['name-as-sort-order', ''],
  ])('compileStyle ignores the attribute %s="%s"', (name, value) => {
    expect(compiled('', xml => xml.replace('version=', `${name}="${value}" version=`)).citation.names).toEqual({})
  })

  it('compileStyle accepts page range formats of the specification, and ignores other values', () => {
    const format = (value: string) =>
      compiled('', xml => xml.replace('version=', `page-range-format="${value}" version=`)).pageRangeFormat
    expect(['chicago', 'minimal-two', 'other', ''].map(format)).toEqual([
      'chicago',
      'minimal-two',
      undefined,
      undefined,
    ])
  })

  it('a style without a bibliography element has no compiled bibliography', () => {
    expect(compiled('', xml => xml.replace(/<bibliography>.*<\/bibliography>/, '')).bibliography).toBeUndefined()
  })
})
