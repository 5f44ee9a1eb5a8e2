/** A number's text without what does not change it: `+012.50` gives `12.5`, `1e2` `100`; undefined where it is no number. */
export function decimalKey(text: string): string | undefined {
  const match = decimal.exec(text)
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = '', exponent] = match
  if (whole === '' && fraction === '') return undefined
  if (exponent !== undefined) return String(Number(text) + 0)
  const before = whole.replace(/^0+/, '') || '0'
  const after = withoutTrailingZeros(fraction)
  const digits = after === '' ? before : `${before}.${after}`
  return sign === '-' && digits !== '0' ? `-${digits}` : digits
}

const decimal = /^\s*([+-]?)([0-9]*)(?:\.([0-9]*))?([eE][+-]?[0-9]+)?\s*$/

// A pattern such as /0+$/ would look at every run of zeros to its end.
function withoutTrailingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}
