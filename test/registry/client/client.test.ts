import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { Credentials, RegistryError, registryClient, type StateEvent } from '../../../src/registry/client/index.ts'
import { serve } from '../../resolve/server.ts'
import { attributesOf, clientOf, record } from './records.ts'
import { account, testRegistryForTest } from './test-registry.ts'

const stranger = { username: 'OTHER.REPO', password: 'battery staple', prefixes: ['10.5880'] }

async function errorOf(work: Promise<unknown>): Promise<RegistryError> {
  try {
    await work
  } catch (error) {
    if (error instanceof RegistryError) return error
    throw error
  }
  throw new Error('It did not reject.')
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of list) found.push(one)
  return found
}

describe('a client of the registry', () => {
  test('the registry client creates, changes, publishes and hides a DOI', async () => {
    const registry = await testRegistryForTest()
    const client = clientOf(registry)
    const draft = await client.create('10.5072/Soil', attributesOf('10.5072/soil'))
    expect(draft).toMatchObject({ doi: '10.5072/soil', state: 'draft', client: 'example.repo' })
    await client.update('10.5072/soil', { titles: [{ title: 'Soil moisture, revised' }] })
    expect((await client.publish('10.5072/soil')).state).toBe('findable')
    expect((await client.hide('10.5072/soil')).state).toBe('registered')
    const held = await client.get('https://doi.org/10.5072/SOIL')
    expect(held).toMatchObject({ url: 'https://data.example.org/10.5072/soil', state: 'registered' })
    expect(held?.attributes).toMatchObject({ titles: [{ title: 'Soil moisture, revised' }], publicationYear: 2021 })
  })

  test('the registry client registers a draft without making it findable, once the draft has a URL', async () => {
    const registry = await testRegistryForTest()
    const client = clientOf(registry)
    await client.create('10.5072/a', record('10.5072/a'))
    expect((await errorOf(client.register('10.5072/a'))).complaints).toEqual([
      { source: 'url', title: "Can't be blank" },
    ])
    await client.setUrl('10.5072/a', 'https://data.example.org/a')
    expect((await client.register('10.5072/a')).state).toBe('registered')
    expect(
      await clientOf(registry, { credentials: { ...account, password: 'wrong' } }).get('10.5072/a'),
    ).toBeUndefined()
  })

  test('the registry client deletes a draft, and reports that other records cannot be deleted', async () => {
    const registry = await testRegistryForTest()
    const client = clientOf(registry)
    await client.create('10.5072/a', attributesOf('10.5072/a'))
    await client.create('10.5072/b', attributesOf('10.5072/b'), { event: 'publish' })
    await client.deleteDraft('10.5072/a')
    expect([...registry.dois.keys()]).toEqual(['10.5072/b'])
    expect(await errorOf(client.deleteDraft('10.5072/b'))).toMatchObject({ code: 'wrong-state', status: 405 })
  })

  test('the registry client reports an event that the registry silently ignores', async () => {
    const registry = await testRegistryForTest()
    const client = clientOf(registry)
    await client.create('10.5072/a', attributesOf('10.5072/a'))
    const error = await errorOf(client.hide('10.5072/a'))
    expect(error.message).toBe('10.5072/a: It is draft and not registered: the registry ignored the event hide.')
  })

  test('the registry client lists DOIs by client, prefix, state and query, page by page', async () => {
    const registry = await testRegistryForTest()
    const client = clientOf(registry)
    for (let index = 0; index < 23; index++)
      await client.create(`10.5072/x${index}`, attributesOf('', { titles: [{ title: index % 2 ? 'Odd' : 'Even' }] }), {
        ...(index < 3 && { event: 'publish' as const }),
      })
    const listed = async (filters: Parameters<typeof client.list>[0]) => (await all(client.list(filters))).length
    expect(await listed({ client: 'EXAMPLE.REPO', pageSize: 5 })).toBe(23)
    expect(await listed({ prefix: '10.5072', state: 'findable' })).toBe(3)
    expect(await listed({ query: 'odd', pageSize: 4 })).toBe(11)
    expect(await listed({ prefix: '10.5880' })).toBe(0)
    expect(await listed({ limit: 7, pageSize: 2 })).toBe(7)
  })

  test('the registry client does not follow a link to a next page at another origin', async () => {
    const data = { id: '10.5072/a', attributes: { doi: '10.5072/a', state: 'draft' } }
    const page = (next: string) => JSON.stringify({ data: [data], links: { next } })
    const server = await serve((response, before) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(page(before === 0 ? 'http://169.254.169.254/latest' : '')),
    )
    const error = await errorOf(all(clientOf({ endpoint: server.url } as never).list()))
    expect(error.code).toBe('unreadable')
    expect(server.asked).toHaveLength(1)
  })

  test('the registry client adds, lists and removes media of a DOI', async () => {
    const registry = await testRegistryForTest()
    const client = clientOf(registry)
    await client.create('10.5072/a', attributesOf('10.5072/a'))
    const medium = await client.media.add('10.5072/a', {
      url: 'https://data.example.org/a.nc',
      mediaType: 'application/netcdf',
    })
    expect(await client.media.list('10.5072/a')).toEqual([medium])
    await client.media.remove('10.5072/a', medium.id)
    expect(await client.media.list('10.5072/a')).toEqual([])
  })

  test('the registry client registers a DOI through the Metadata Store API', async () => {
    const registry = await testRegistryForTest()
    const { mds, get } = clientOf(registry)
    const xml = `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.5072/a</identifier>
      <creators><creator><creatorName>Okafor, Ngozi</creatorName></creator></creators><titles><title>Soil</title></titles>
      <publisher>Example</publisher><publicationYear>2021</publicationYear><resourceType resourceTypeGeneral="Dataset"/></resource>`
    await mds.putMetadata('10.5072/a', xml)
    expect((await get('10.5072/a'))?.state).toBe('draft')
    await mds.putUrl('10.5072/a', 'https://data.example.org/a?b=c+d%20e')
    expect(await get('10.5072/a')).toMatchObject({ state: 'findable', url: 'https://data.example.org/a?b=c+d%20e' })
    expect(await mds.metadata('10.5072/a')).toBe(xml)
    await mds.hide('10.5072/a')
    expect((await get('10.5072/a'))?.state).toBe('registered')
    expect((await errorOf(mds.putMetadata('10.5072/b', '<resource/>'))).code).toBe('invalid')
  })
})

describe('what the registry refuses', () => {
  test('creating an existing DOI causes an error and changes nothing', async () => {
    const registry = await testRegistryForTest()
    const client = clientOf(registry)
    await client.create('10.5072/a', attributesOf('10.5072/a'))
    const error = await errorOf(client.create('10.5072/a', { titles: [{ title: 'Other' }] }))
    expect(error).toMatchObject({ code: 'exists', status: 422 })
    expect(error.message).toContain('This DOI already exists and was not changed.')
    expect((await client.get('10.5072/a'))?.attributes.titles).toEqual(record('').titles)
  })

  test('changing a DOI of another repository, or creating a DOI with the prefix of another repository, causes an error', async () => {
    const registry = await testRegistryForTest({ accounts: [account, stranger] })
    await clientOf(registry, { credentials: stranger }).create('10.5880/a', attributesOf('10.5880/a'), {
      event: 'publish',
    })
    const client = clientOf(registry)
    for (const work of [
      client.update('10.5880/a', { titles: [] }),
      client.create('10.5880/b', attributesOf('10.5880/b')),
    ])
      expect(await errorOf(work)).toMatchObject({ code: 'forbidden', status: 403 })
  })

  test('publishing a record without creators causes an error about the member creators', async () => {
    const registry = await testRegistryForTest()
    const error = await errorOf(
      clientOf(registry).create(
        '10.5072/a',
        { url: 'https://data.example.org/a', titles: [{ title: 'Soil' }] },
        { event: 'publish' },
      ),
    )
    expect(error.code).toBe('invalid')
    expect(error.complaints.map(({ source }) => source)).toContain('creators')
    expect(registry.dois.size).toBe(0)
  })

  test('wrong credentials cause an error in writes and in verify, but not in reads', async () => {
    const registry = await testRegistryForTest()
    const client = clientOf(registry, { credentials: { ...account, password: 'wrong' } })
    expect(await client.get('10.5072/a')).toBeUndefined()
    expect(await errorOf(client.verify())).toMatchObject({ code: 'unauthorized', status: 401 })
    expect((await errorOf(client.create('10.5072/a', attributesOf('10.5072/a')))).code).toBe('unauthorized')
    await clientOf(registry).verify()
  })

  test('a write without credentials causes an error before any request', async () => {
    const registry = await testRegistryForTest()
    const client = registryClient({ endpoint: registry.endpoint })
    expect((await errorOf(client.create('10.5072/a', {}))).code).toBe('unauthorized')
    expect(registry.asked).toEqual([])
  })

  test.each([409, 412])('an error with status %i contains the explanation from the registry', async status => {
    const registry = await testRegistryForTest({
      trouble: () => ({ status, body: '{"errors":[{"title":"Metadata missing"}]}' }),
    })
    const error = await errorOf(clientOf(registry).publish('10.5072/a'))
    expect(error).toMatchObject({ code: 'conflict', status })
    expect(error.message).toContain('The registry says: Metadata missing')
  })
})

describe('patience', () => {
  test('the registry client repeats a write after status 429 or 503 with a retry-after header', async () => {
    const registry = await testRegistryForTest({
      trouble: ({ before }) =>
        before < 2 ? { status: before === 0 ? 429 : 503, headers: { 'retry-after': '0' } } : undefined,
    })
    await clientOf(registry).create('10.5072/a', attributesOf('10.5072/a'))
    expect(registry.asked).toHaveLength(3)
  })

  test.each([
    ['a server error', { status: 500 }],
    ['a dropped connection', { cut: 'before' }],
  ] as const)('the registry client does not repeat a write after %s', async (_, trouble) => {
    const registry = await testRegistryForTest({ trouble: () => trouble })
    expect((await errorOf(clientOf(registry).create('10.5072/a', attributesOf('10.5072/a')))).isTransient).toBe(true)
    expect(registry.asked).toHaveLength(1)
  })

  test('the registry client repeats a failed read', async () => {
    const registry = await testRegistryForTest({
      trouble: ({ before }) => (before < 2 ? { cut: 'before' } : undefined),
    })
    expect(await clientOf(registry).get('10.5072/a')).toBeUndefined()
    expect(registry.asked).toHaveLength(3)
  })
})

describe('the password', () => {
  const secret = 'correct horse'

  test('printing an error, a client or credentials never shows the password, even if the registry repeats the password', async () => {
    const token = Buffer.from(`${account.username}:${secret}`).toString('base64')
    const body = JSON.stringify({ errors: [{ title: `Bad: Basic ${token} ${secret}`, source: secret }] })
    const registry = await testRegistryForTest({ trouble: () => ({ status: 400, body }) })
    const client = clientOf(registry)
    const error = await errorOf(client.create('10.5072/a', {}))
    const credentials = new Credentials(account.username, secret)
    const shown = [error, error.stack, client, credentials, String(credentials)].flatMap(value => [
      inspect(value, { depth: 9, showHidden: true }),
      JSON.stringify(value) ?? '',
    ])
    for (const text of shown) for (const word of [secret, token]) expect(text).not.toContain(word)
  })

  test('the registry client omits the password from an error about an address that contains the password', () => {
    for (const endpoint of ['https://EXAMPLE.REPO:secret@api.example.org', 'EXAMPLE://EXAMPLE.REPO:secret@example.org'])
      expect(() => registryClient({ endpoint })).toThrow(/^(?!.*secret).*not ".*:\/\/…@/)
  })

  test.each([
    ['to another host', (origin: string) => origin.replace('127.0.0.1', 'localhost')],
    ['to another port', (origin: string) => origin.replace(/\d+$/, '1')],
  ])('the registry client does not send the password after a redirect %s', async (_, elsewhere) => {
    const server = await serve((response, __, { headers }) =>
      response.writeHead(302, { location: `${elsewhere(`http://${headers.host}`)}/dois/10.5072%2Fa` }).end(),
    )
    const client = clientOf({ endpoint: server.url } as never, { retries: 0 })
    expect((await errorOf(client.get('10.5072/a'))).code).toBe('redirect')
    expect(server.asked).toHaveLength(1)
  })

  test('the registry client sends the password after a redirect within the same origin, and follows no redirect of a write', async () => {
    const server = await serve((response, before) =>
      before === 0 ? response.writeHead(307, { location: '/other' }).end() : response.writeHead(404).end(),
    )
    const client = clientOf({ endpoint: server.url } as never, { retries: 0 })
    expect(await client.get('10.5072/a')).toBeUndefined()
    expect(server.headers.map(({ authorization }) => authorization?.slice(0, 5))).toEqual(['Basic', 'Basic'])
    const other = await serve(response => response.writeHead(307, { location: '/other' }).end())
    expect((await errorOf(clientOf({ endpoint: other.url } as never).publish('10.5072/a'))).code).toBe('redirect')
    expect(other.asked).toHaveLength(1)
  })

  test.each(['http://api.datacite.org', 'http://10.0.0.1:3000'])(
    'the registry client does not send the password unencrypted: %s',
    endpoint => {
      expect(() => registryClient({ endpoint, credentials: account })).toThrow(/https address, because credentials/)
    },
  )

  test.each([
    { username: 'a:b', password: 'x' },
    { username: 'A.B', password: '' },
    { username: 'A.B', password: 'line\nbreak' },
    { username: 'A.B' },
    'A.B:x',
    null,
  ])('registryClient throws a TypeError for the credentials %j', credentials => {
    expect(() => registryClient({ credentials: credentials as never })).toThrow(TypeError)
  })
})

describe('wrong arguments', () => {
  test('the registry client encodes a DOI as a single path segment', async () => {
    const registry = await testRegistryForTest()
    const client = clientOf(registry)
    await client.get('10.5072/../../clients?x#y')
    await client.mds.metadata('10.5072/../../clients')
    expect(registry.asked).toEqual(['GET /dois/10.5072/../../clients?x#y', 'GET /metadata/10.5072/../../clients'])
  })

  test.each([
    [{ system: 'sandbox' }, /system should be production or test/],
    [{ system: 'test', endpoint: 'https://api.example.org' }, /two registries/],
    [{ endpoint: 'ftp://x' }, /http or https/],
    [{ concurrency: 0 }, /concurrency/],
    [{ perMinute: 0 }, /perMinute/],
  ])('registryClient throws an error for the options %j', (options, message) => {
    expect(() => registryClient(options as never)).toThrow(message)
  })

  test('the registry client rejects an invalid DOI, an unknown event or a BigInt before any request', async () => {
    const registry = await testRegistryForTest()
    const client = clientOf(registry)
    for (const doi of ['10.5072', '../clients', '', null as never, '10.5072/\ud800'])
      expect((await errorOf(client.get(doi))).code).toBe('not-a-doi')
    await expect(client.create('10.5072/a', {}, { event: 'delete' as StateEvent })).rejects.toThrow(TypeError)
    await expect(client.create('10.5072/a', { sizes: [1n] })).rejects.toThrow('contains a BigInt at /sizes/0')
    expect(registry.asked).toEqual([])
  })
})
