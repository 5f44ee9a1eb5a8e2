import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { memoryCatalog } from '../../src/catalog/index.ts'
import {
  type Answered,
  createHandler,
  createService,
  type FileStore,
  type ServiceOptions,
} from '../../src/http/index.ts'
import { serve, toNodeHandler } from '../../src/http/node.ts'
import { dataset, file, many } from '../catalog/records.ts'
import { exampleCatalog, settings } from './example-catalog.ts'

const size = 40_000_000
const path = 'Round/big.nc'

/** Creates a store with a file that is generated while it is read. The file can end too early or fail. */
const bigFile = (end = size, failure?: Error): FileStore => ({
  crc32: () => 0,
  find: async name =>
    name === path
      ? {
          size,
          modified: new Date('2026-01-01'),
          async *read(from, to) {
            for (let at = from; at < Math.min(to, end); at += 65_536)
              yield new Uint8Array(Math.min(65_536, Math.min(to, end) - at))
            if (failure !== undefined) throw failure
          },
        }
      : undefined,
})

async function catalog() {
  const held = memoryCatalog()
  await held.ingest([
    dataset(1, { public: true, files: [file(1, { path, size })] }),
    ...many(2, 900, number => dataset(number, { public: true })),
  ])
  return held
}

/** Starts a service that records its responses. */
async function telling(options: Partial<ServiceOptions> = {}, compress = false) {
  const answered: Answered[] = []
  const { url, close } = await serve(
    {
      catalog: await catalog(),
      termsOfUse: settings.termsOfUse,
      files: bigFile(),
      onAnswer: one => answered.push(one),
      ...options,
    },
    { port: 0, compress },
  )
  onTestFinished(close)
  const told = async (): Promise<Answered> => {
    await expect.poll(() => answered.length, { timeout: 30_000 }).toBeGreaterThan(0)
    expect(answered).toHaveLength(1)
    return answered.pop() as Answered
  }
  return { url, told, answered }
}

/** Requests a target, and disconnects after a number of bytes. */
const leaving = (url: string, target: string, after: number): Promise<number> =>
  new Promise(resolve => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let came = 0
    socket.on('data', chunk => {
      came += chunk.length
      if (came >= after) {
        socket.destroy()
        resolve(came)
      }
    })
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)
  })

describe('what is told of an answer', () => {
  it('the service logs a response when a download ends, with the number of bytes sent', async () => {
    const { url, told, answered } = await telling()
    const response = await fetch(`${url}/raw/${path}`)
    expect(answered).toEqual([])
    expect((await response.arrayBuffer()).byteLength).toBe(size)
    expect(await told()).toMatchObject({ status: 200, bytes: size })
    const part = await fetch(`${url}/raw/${path}`, { headers: { Range: 'bytes=10-19' } })
    await part.arrayBuffer()
    const last = await told()
    expect(last).toMatchObject({ status: 206, bytes: 10 })
    expect(last).not.toHaveProperty('isAborted')
  })

  it('the service logs that the client disconnected, and how many bytes were sent', async () => {
    const { url, told } = await telling()
    await leaving(url, `/raw/${path}`, 200_000)
    const { bytes, isAborted, status } = await told()
    expect([status, isAborted]).toEqual([200, true])
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(size)
  })

  it('the service logs a complete download if the client disconnects after the last byte', async () => {
    const answered: Answered[] = []
    const service = createService({
      ...settings,
      catalog: await catalog(),
      files: bigFile(),
      onAnswer: one => answered.push(one),
    })
    const handle = toNodeHandler(service)
    const server = createServer((request, response) => {
      response.end = () => {
        setTimeout(() => response.destroy(), 20)
        return response
      }
      handle(request, response)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    await fetch(`http://127.0.0.1:${port}/raw/${path}`, { headers: { Range: 'bytes=0-99999' } })
    await expect.poll(() => answered.length, { timeout: 30_000 }).toBe(1)
    expect(answered[0]).toMatchObject({ status: 206, bytes: 100_000 })
    expect(answered[0]).not.toHaveProperty('isAborted')
  })

  it('the service logs a download as aborted if the file is shorter than announced or cannot be read completely', async () => {
    for (const files of [bigFile(1_000_000), bigFile(1_000_000, new Error('disk'))]) {
      const { url, told } = await telling({ files })
      const began = performance.now()
      await expect(fetch(`${url}/raw/${path}`).then(response => response.arrayBuffer())).rejects.toThrow()
      // The idle timeout would end the download only after a minute.
      expect(performance.now() - began).toBeLessThan(30_000)
      expect(await told()).toMatchObject({ status: 200, isAborted: true, bytes: expect.closeTo(1_000_000, -6) })
    }
  })

  it('the service logs 500 if reading a file fails before anything is sent', async () => {
    const { url, told } = await telling({ files: bigFile(0, new Error('disk')) })
    expect((await fetch(`${url}/raw/${path}`)).status).toBe(500)
    expect(await told()).toMatchObject({ status: 500, bytes: 0 })
  })

  it.each([false, true])('the service logs the number of bytes sent in a response (compressed: %s)', async compress => {
    const { url, told } = await telling({}, compress)
    for (const target of ['/health', '/api/v1/datasets/?page_size=20', '/api/v1/datasets/?page_size=1000']) {
      const response = await fetch(url + target, { headers: { 'Accept-Encoding': 'gzip' } })
      await response.arrayBuffer()
      const last = await told()
      expect(last.bytes).toBe(Number(response.headers.get('content-length')))
      expect(last).not.toHaveProperty('isAborted')
    }
    await fetch(`${url}/api/v1/datasets/`, { method: 'HEAD' })
    expect(await told()).toMatchObject({ status: 200, bytes: 0 })
  })

  it('the service logs the response of a web handler when its content is read or cancelled', async () => {
    const answered: Answered[] = []
    const handle = createHandler({
      ...settings,
      catalog: await exampleCatalog(await catalog()),
      files: bigFile(),
      onAnswer: one => answered.push(one),
    })
    const whole = await handle(new Request(`${settings.baseUrl}/raw/${path}`))
    expect(answered).toEqual([])
    await whole.arrayBuffer()
    expect(answered.pop()).toMatchObject({ status: 200, bytes: size })
    const reader = (await handle(new Request(`${settings.baseUrl}/raw/${path}`))).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await expect.poll(() => answered.length).toBe(1)
    expect(answered.pop()).toMatchObject({ status: 200, isAborted: true })
  })
})
