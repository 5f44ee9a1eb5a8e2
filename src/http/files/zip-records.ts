/** A file in a ZIP archive. */
export interface ZipMember {
  /** The path of the file in the archive, slash-separated. */
  name: string
  size: number
  modified: Date
}

/**
 * The value from which sizes and offsets need 64 bits (4.5.3 of
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, which specifies all ZIP records in this file).
 */
const big = 0xffffffff
const many = 0xffff

/** Flags for a checksum after the data (bit 3) and a name in UTF-8 (bit 11). */
const flags = 0x0808

const isBig = ({ size }: ZipMember): boolean => size >= big

/** Returns the header before a file's data (APPNOTE 4.3.7). */
export function localHeader(member: ZipMember): Uint8Array {
  const name = encoder.encode(member.name)
  const extra = isBig(member) ? fields().u16(1).u16(16).u64(member.size).u64(member.size).bytes() : none
  return fields()
    .u32(0x04034b50)
    .u16(isBig(member) ? 45 : 20)
    .u16(flags)
    .u16(0)
    .u32(dosTime(member.modified))
    .u32(0)
    .u32(Math.min(member.size, big))
    .u32(Math.min(member.size, big))
    .u16(name.length)
    .u16(extra.length)
    .bytes(name, extra)
}

/** Returns the descriptor after a file's data (APPNOTE 4.3.9). */
export function dataDescriptor(member: ZipMember, crc: number): Uint8Array {
  const start = fields().u32(0x08074b50).u32(crc)
  return isBig(member)
    ? start.u64(member.size).u64(member.size).bytes()
    : start.u32(member.size).u32(member.size).bytes()
}

/** Returns the length of a file's descriptor in bytes. */
export const descriptorLength = (member: ZipMember): number => (isBig(member) ? 24 : 16)

/** Returns a file's entry in the central directory (APPNOTE 4.3.12). */
export function directoryEntry(member: ZipMember, crc: number, at: number): Uint8Array {
  const name = encoder.encode(member.name)
  const wide = fields()
  if (isBig(member)) wide.u64(member.size).u64(member.size)
  if (at >= big) wide.u64(at)
  const places = wide.bytes()
  const extra = places.length === 0 ? none : fields().u16(1).u16(places.length).bytes(places)
  const version = extra.length === 0 ? 20 : 45
  return (
    fields()
      .u32(0x02014b50)
      // Version made by Unix, so that the permissions apply: readable by everyone.
      .u16(0x0300 | version)
      .u16(version)
      .u16(flags)
      .u16(0)
      .u32(dosTime(member.modified))
      .u32(crc)
      .u32(Math.min(member.size, big))
      .u32(Math.min(member.size, big))
      .u16(name.length)
      .u16(extra.length)
      .u16(0)
      .u16(0)
      .u16(0)
      .u32(0o100644 * 0x10000)
      .u32(Math.min(at, big))
      .bytes(name, extra)
  )
}

/**
 * Returns the end records of an archive (4.3.14 to 4.3.16), which contain the number of files and the length and offset
 * of the directory.
 */
export function endRecords(count: number, length: number, at: number): Uint8Array {
  const isWide = count >= many || length >= big || at >= big
  const wide = isWide
    ? fields()
        .u32(0x06064b50)
        .u64(44)
        .u16(0x032d)
        .u16(45)
        .u32(0)
        .u32(0)
        .u64(count)
        .u64(count)
        .u64(length)
        .u64(at)
        .u32(0x07064b50)
        .u32(0)
        .u64(at + length)
        .u32(1)
        .bytes()
    : none
  const end = fields()
    .u32(0x06054b50)
    .u16(0)
    .u16(0)
    .u16(Math.min(count, many))
    .u16(Math.min(count, many))
    .u32(Math.min(length, big))
    .u32(Math.min(at, big))
    .u16(0)
    .bytes()
  return joined([wide, end])
}

/** Encodes a UTC time in the MS-DOS format, which covers 1980 to 2107 with a precision of two seconds. */
function dosTime(given: Date): number {
  const time = Number.isNaN(given.getTime()) ? new Date(0) : given
  const year = time.getUTCFullYear() - 1980
  if (year < 0) return 0x00210000
  const date = (Math.min(year, 127) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate()
  return date * 0x10000 + ((time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1))
}

/** Returns a builder that appends numbers to a record in little-endian byte order. */
function fields() {
  const values: number[] = []
  const put = (value: number, bytes: number): void => {
    for (let at = 0, rest = value; at < bytes; at++, rest = Math.floor(rest / 256)) values.push(rest % 256)
  }
  const writer = {
    u16(value: number) {
      put(value, 2)
      return writer
    },
    u32(value: number) {
      put(value, 4)
      return writer
    },
    u64(value: number) {
      put(value, 8)
      return writer
    },
    bytes: (...after: readonly Uint8Array[]): Uint8Array => joined([Uint8Array.from(values), ...after]),
  }
  return writer
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const none = new Uint8Array()
const encoder = new TextEncoder()
