import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { restRecords } from './records.ts'

/**
 * Writes a TAR archive of `.jsonl.gz` files by month, like DataCite's public data file. Every run writes the same REST
 * JSON records, one in seven with errors.
 *
 *     node --import tsx bench/monthly-dump.ts dump.tar [months] [records a month]
 */
export async function monthlyDump(path: string, months: number, size: number): Promise<void> {
  const out = createWriteStream(path)
  const put = async (bytes: Uint8Array): Promise<void> => {
    if (!out.write(bytes)) await once(out, 'drain')
  }
  for (let month = 0; month < months; month++) {
    const name = `dois/updated_${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}/part_0000.jsonl.gz`
    const bytes = gzipSync(linesOf(month, size), { level: 1 })
    await put(header(name, bytes.length))
    await put(bytes)
    await put(new Uint8Array((512 - (bytes.length % 512)) % 512))
  }
  await put(new Uint8Array(1024))
  out.end()
  await once(out, 'close')
}

const records = restRecords(200)

function linesOf(month: number, size: number): string {
  let text = ''
  for (let number = 0; number < size; number++) {
    const doi = `10.5072/dump.${month}.${number}`
    const attributes = { ...records[number % records.length], doi, publicationYear: 2000 + (month % 20) }
    if (number % 7 === 3) Object.assign(attributes, { language: 'english', creators: [{ name: '' }] })
    const relationships = { client: { data: { id: `repository.${number % 40}`, type: 'clients' } } }
    text += `${JSON.stringify({ id: doi, type: 'dois', attributes, relationships })}\n`
  }
  return text
}

/** Returns the header of a file in a TAR archive (ustar). */
function header(name: string, size: number): Uint8Array {
  const bytes = Buffer.alloc(512)
  bytes.write(name, 0)
  bytes.write('0000644\0', 100)
  bytes.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  bytes.write('00000000000\0', 136)
  bytes.write('        0', 148)
  bytes.write('ustar\u000000', 257)
  const sum = bytes.reduce((total, byte) => total + byte, 0)
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return bytes
}

const [path, months = '24', size = '20000'] = process.argv.slice(2)
if (path !== undefined && process.argv[1]?.endsWith('monthly-dump.ts'))
  await monthlyDump(path, Number(months), Number(size))
