/** Functions that format numbers, sizes and language names in one language. */
export interface Numbers {
  /** Formats a whole number with grouped digits: `1,234,567`. */
  grouped(count: number): string
  /** Formats a number of bytes in a suitable decimal unit: `36.7 MB`. */
  sizeOf(bytes: number): string
  /** Returns the name of a language, such as `German (Germany)`, or its tag if the platform has no name for it. */
  languageName(tag: string): string
}

/** The singular and plural of the word for bytes in a language, and the letter after a prefix, as in `MB`. */
export interface Units {
  one: string
  many: string
  letter: string
}

/** Returns functions that format numbers, sizes and language names in one language. */
export function numbersOf(tag: string, { one, many, letter }: Units): Numbers {
  const whole = new Intl.NumberFormat(tag)
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 1, useGrouping: false })
  const rules = new Intl.PluralRules(tag)
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const grouped = (count: number): string => whole.format(count)
  return {
    grouped,
    sizeOf(bytes) {
      let value = bytes
      let unit = 0
      // A value that would round to 1000 is shown as 1 of the next unit.
      while (value >= 999.5 && unit < prefixes.length - 1) {
        value /= 1000
        unit++
      }
      if (unit === 0) return `${bytes} ${rules.select(bytes) === 'one' ? one : many}`
      return `${decimal.format(value >= 99.95 ? Math.round(value) : value)} ${prefixes[unit]}${letter}`
    },
    languageName(given) {
      try {
        return names.of(given) ?? given
      } catch {
        return given
      }
    },
  }
}

const prefixes = ['', 'k', 'M', 'G', 'T', 'P', 'E']
