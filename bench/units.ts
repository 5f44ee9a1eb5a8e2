/** Writes milliseconds in the most readable unit: `1.23 µs`, `45.6 ms`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 0.001) return `${digits(milliseconds * 1e6)} ns`
  if (milliseconds < 1) return `${digits(milliseconds * 1e3)} µs`
  return milliseconds < 1000 ? `${digits(milliseconds)} ms` : `${digits(milliseconds / 1000)} s`
}

/** Writes a ratio as `0.52 ×` or `1,240 ×`. */
export const times = (ratio: number): string => `${digits(ratio)} ×`

/** Writes bytes as `11.3 kB`; a kB is 1,000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const digits = (value: number): string =>
  value.toLocaleString('en-US', value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 })
