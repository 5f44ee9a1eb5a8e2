import { crc32 } from 'node:zlib'

/**
 * Creates a TAR archive of files, in the given order.
 *
 * The format is ustar with GNU's long names.
 */
export function tarOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const parts: Buffer[] = []
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const long = Buffer.from(`${name}\0`)
    if (long.length > 100) parts.push(header('././@LongLink', long.length, 'L'), padded(long))
    parts.push(header(name.slice(0, 100), bytes.length, '0'), padded(bytes))
  }
  return Buffer.concat([...parts, Buffer.alloc(1024)])
}

function header(name: string, size: number, type: string): Buffer {
  const bytes = Buffer.alloc(512)
  bytes.write(name, 0)
  bytes.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  bytes.write(`        ${type}`, 148)
  bytes.write('ustar\u000000', 257)
  const sum = bytes.reduce((total, byte) => total + byte, 0)
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return bytes
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)])

/** Creates a ZIP archive of files, deflated by the given function or stored. */
export function zipOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  deflate?: (bytes: Uint8Array) => Uint8Array,
): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content)
    const packed = Buffer.from(deflate?.(raw) ?? raw)
    const path = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800, 2)
    common.writeUInt16LE(deflate === undefined ? 0 : 8, 4)
    common.writeUInt32LE(crc32(raw), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(raw.length, 18)
    common.writeUInt16LE(path.length, 22)
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, path, packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, rest, path)
    offset += 30 + path.length + packed.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listing, end])
}
