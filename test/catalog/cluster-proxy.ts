import { connect, createServer, type Socket } from 'node:net'

/** A proxy in front of PostgreSQL, and the address of a database behind it. */
export interface ClusterProxy {
  url: string
  /** The number of row counts that were replaced with greater ones. */
  readonly replaced: number
  end(): Promise<void>
}

/**
 * Starts a proxy that reports row counts as Citus does: the number of rows selected, not the number written.
 *
 * Concerns `insert … select unnest … on conflict … where` (https://github.com/citusdata/citus/issues/3377).
 */
export async function clusterProxy(url: string): Promise<ClusterProxy> {
  const target = new URL(url)
  let replaced = 0
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const database = connect(Number(target.port), target.hostname)
    /** The number of rows that each running statement selects. */
    const selected: number[] = []
    let isStarted = false
    const fromClient = messages((type, message) => {
      if (type === 'B') selected.push(entriesOfFirstParameter(message))
      database.write(message)
    })
    const fromDatabase = messages((type, message) => {
      client.write(type === 'C' ? counted(message) : message)
    })
    const counted = (message: Buffer): Buffer => {
      const tag = message.toString('latin1', 5, message.length - 1)
      const rows = selected.shift()
      const written = /^INSERT 0 (\d+)$/.exec(tag)?.[1]
      if (rows === undefined || written === undefined || Number(written) >= rows) return message
      replaced++
      return commandComplete(`INSERT 0 ${rows}`)
    }
    client.on('data', chunk => {
      // The first message has no type.
      if (!isStarted) {
        isStarted = true
        database.write(chunk)
      } else fromClient(chunk)
    })
    database.on('data', fromDatabase)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('The proxy has no port.')
  const behind = new URL(url)
  behind.hostname = '127.0.0.1'
  behind.port = String(address.port)
  return {
    url: behind.href,
    get replaced() {
      return replaced
    },
    async end() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/**
 * Returns a function that splits chunks of bytes into messages of the protocol and passes each to `use`. A message has
 * a type, a length that includes itself, and the content.
 */
function messages(use: (type: string, message: Buffer) => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0)
  return chunk => {
    pending = Buffer.concat([pending, chunk])
    while (pending.length >= 5) {
      const end = 1 + pending.readInt32BE(1)
      if (pending.length < end) return
      use(pending.toString('latin1', 0, 1), pending.subarray(0, end))
      pending = pending.subarray(end)
    }
  }
}

/**
 * Returns the number of entries in the first parameter of a Bind message if the parameter is an array of UUIDs,
 * otherwise 0.
 */
function entriesOfFirstParameter(message: Buffer): number {
  const portalEnd = message.indexOf(0, 5)
  const nameEnd = message.indexOf(0, portalEnd + 1)
  const formats = message.readInt16BE(nameEnd + 1)
  const parameters = nameEnd + 3 + 2 * formats
  if (message.readInt16BE(parameters) === 0) return 0
  const length = message.readInt32BE(parameters + 2)
  const text = length < 0 ? '' : message.toString('utf8', parameters + 6, parameters + 6 + length)
  return /^\{"?[\da-f-]{36}/.test(text) ? text.split(',').length : 0
}

function commandComplete(tag: string): Buffer {
  const message = Buffer.alloc(6 + tag.length)
  message.write('C', 0)
  message.writeInt32BE(5 + tag.length, 1)
  message.write(tag, 5)
  return message
}
