import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { planRegistration, registered, registryClient } from '../src/registry/client/index.ts'
import { limiter } from '../src/request/pacing/limiter.ts'
import { checkValue } from '../src/validation/check-value.ts'
import type { Bench } from './bench.ts'
import { timed } from './measure.ts'
import { restRecords } from './records.ts'
import { duration, times } from './units.ts'

const atOnce = 8
const latency = 2

/**
 * Planning the registration of many records at a registry on the loopback interface, compared with the bare requests.
 * The registry answers in 2 ms and already has every second record.
 */
export const registrationPlan: Bench = {
  id: 'register',
  async run({ isSmoke }) {
    const records = restRecords(isSmoke ? 20 : 1000).map((record, index) => ({ ...record, doi: `10.5072/r${index}` }))
    const held = new Map(
      records.filter((_, index) => index % 2 === 0).map(record => [record.doi, JSON.stringify(answerFor(record))]),
    )
    const server = createServer((request, response) => {
      request.resume()
      setTimeout(() => {
        const doi = decodeURIComponent(request.url ?? '').replace(/^\/dois\/|\?.*$/g, '')
        const text = request.method === 'POST' ? '{}' : held.get(doi)
        response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' })
        response.end(text ?? '{"errors":[{"status":"404","title":"The resource you are looking for doesn\'t exist."}]}')
      }, latency)
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const credentials = { username: 'EXAMPLE.REPO', password: 'password' }
    const registry = registryClient({ endpoint, credentials, concurrency: atOnce })
    const limit = limiter(atOnce)
    const bare = await timed(() =>
      Promise.all(
        records.map(({ doi }) =>
          limit(async () => (await fetch(`${endpoint}/dois/${encodeURIComponent(doi)}`)).text()),
        ),
      ),
    )
    const { steps, time } = await planned()
    async function planned() {
      const start = performance.now()
      const url = 'https://data.example.org/{doi}'
      const plan = await planRegistration(records, registry, { url, event: 'publish', check: checkValue })
      return { ...plan, time: performance.now() - start }
    }
    server.closeAllConnections()
    server.close()
    const created = steps.filter(({ action }) => action === 'create').length
    if (created * 2 !== records.length) throw new Error(`${created} of ${records.length} records would be created.`)
    return [
      {
        what: `register plan of ${records.length.toLocaleString('en-US')} records, ${latency} ms an answer, ${atOnce} at once, bare requests`,
        baseline: duration(bare),
        candidate: duration(time),
        ratio: times(time / bare),
        target: 'under 5 s',
        reached: time < 5000,
      },
    ]
  },
}

const answerFor = (record: { doi: string }): object => ({
  data: {
    id: record.doi,
    type: 'dois',
    attributes: { ...registered(record).attributes, state: 'draft', url: null },
    relationships: { client: { data: { id: 'example.repo', type: 'clients' } } },
  },
})
