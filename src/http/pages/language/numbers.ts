/** The rules of a language for writing numbers and counts. */
export interface Numbers {
  /** A whole number with its digits in groups: `1,234,567`. */
  grouped(count: number): string
  /** A count with its noun: `1 file`, `2 files`. */
  counted(count: number, one: string, many: string): string
  /** A number of bytes in the largest unit of 1000 in which it is at least 1: `36.7 MB`. */
  sizeOf(bytes: number): string
  /** The name of a language, `German (Germany)`; its tag if the platform does not know it. */
  languageName(tag: string): string
}

/** The units of sizes: one byte, several, and the prefixes before the letter. */
export interface Units {
  one: string
  many: string
  letter: string
}

/** Returns the rules for writing numbers in the language of a tag. */
export function numbersOf(tag: string, { one, many, letter }: Units): Numbers {
  const whole = new Intl.NumberFormat(tag)
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 1, useGrouping: false })
  const rules = new Intl.PluralRules(tag)
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const grouped = (count: number): string => whole.format(count)
  return {
    grouped,
    counted: (count, single, several) => `${grouped(count)} ${rules.select(count) === 'one' ? single : several}`,
    sizeOf(bytes) {
      let value = bytes
      let unit = 0
      // A value that would be rounded to 1000 becomes 1 of the next unit.
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
