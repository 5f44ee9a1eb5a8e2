import fc from 'fast-check'

const hostile = [
  ...[
    '',
    '0',
    '-1',
    '1e999',
    'NaN',
    '99999999999999999999',
    '0x10',
    'last',
    'true',
    'null',
    'undefined',
    '*',
    '%',
    '_',
  ],
  ...["'; drop table dataset; --", '" or 1=1', '\\', '$1', '#{7*7}', '{{7*7}}', '<script>alert(1)</script>', '(a+)+$'],
  ...['../../etc/passwd', '/', '//', '.', '..', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '[]', '{}'],
  ...[
    '%',
    '%2',
    '%zz',
    '%00',
    '%0d%0aX-Bad:%20yes',
    '%ff%fe',
    '%ed%a0%80',
    '%c0%af',
    '%F0%9F%8C%8D',
    '+',
    '%2F',
    '%252F',
  ],
  ...[
    'é',
    '日本',
    '\u0085',
    '\u00a0',
    'a'.repeat(300),
    '%41'.repeat(500),
    ','.repeat(500),
    '&'.repeat(50),
    '=',
    ';',
    '#',
  ],
  ...[
    '2020-01-01',
    '20200101',
    '00000000',
    '99999999',
    'urn:uuid:',
    '10.5072/x',
    'https://doi.org/10.5072/IMPACT.417302',
  ],
]

const names = [
  ...[
    'page',
    'page_size',
    'cursor',
    'fields',
    'exclude',
    'format',
    'strict',
    'style',
    'locale',
    'id',
    'name',
    'path',
    'tree',
  ],
  ...[
    'version',
    'after',
    'before',
    'query',
    'all',
    'dataset',
    'checksum',
    'doi',
    'model',
    'climate_forcing',
    'variable',
  ],
  ...['verb', 'metadataPrefix', 'identifier', 'resumptionToken', 'from', 'until', 'set'],
]

const segments = [
  ...[
    'api',
    'v1',
    'v2',
    'datasets',
    'files',
    'resources',
    'filelist',
    'versions',
    'linkset',
    'health',
    'ready',
    'metrics',
  ],
  ...['openapi.json', 'sitemap.xml', 'robots.txt', 'catalog.ttl', 'oai', 'download'],
]

const wholePaths = [
  ...[
    '/',
    '/api/v1/',
    '/api/v1/datasets/',
    '/api/v1/files/',
    '/api/v1/resources/',
    '/health',
    '/ready',
    '/openapi.json',
  ],
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/catalog.ttl',
    '/oai',
    '/10.5072/IMPACT.417302',
    '*',
    '//example.org/api/v1/datasets',
  ],
]

const mediaTypes = [
  ...[
    '*/*',
    'application/json',
    'application/problem+json',
    'text/html',
    'application/ld+json',
    'text/turtle',
    'text/*',
  ],
  ...[
    'application/x-bibtex',
    'text/x-bibliography; style=apa; locale=de',
    'application/vnd.datacite.datacite+xml',
    'x/y',
  ],
]

/**
 * Generates requests as Latin-1 text, including requests for the records with the given ids. Most requests are
 * well-formed.
 */
export function hostileRequests(ids: readonly string[], cursors: readonly string[]): fc.Arbitrary<string> {
  const odd = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...hostile) },
    { weight: 2, arbitrary: fc.constantFrom(...ids, ...cursors, 'FieldSim', 'obsclim-4', 'crop yield') },
    fc.string({ maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 10 }).map(text => encodeURIComponent(text.replace(/\p{Cs}/gu, '?'))),
    fc.constantFrom(...cursors).chain(cursor => fc.nat(cursor.length).map(at => cursor.slice(0, at))),
  )
  const record = fc
    .tuple(fc.constantFrom('datasets', 'files', 'resources'), fc.oneof(fc.constantFrom(...ids), odd))
    .chain(([kind, id]) =>
      fc
        .constantFrom('', '/', '/filelist/', '/versions/', '/linkset', '.bib', '.xml', '//')
        .map(end => `/api/v1/${kind}/${id}${end}`),
    )
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...wholePaths) },
    { weight: 4, arbitrary: record },
    fc.array(fc.oneof(fc.constantFrom(...segments), odd), { maxLength: 6 }).map(parts => `/${parts.join('/')}`),
  )
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), odd), odd).map(([name, value]) => `${name}=${value}`)
  const target = fc.tuple(path, fc.array(pair, { maxLength: 6 })).map(([start, pairs]) => {
    // A space or a control character would end the request target; the damaged requests below cover that.
    const text = pairs.length === 0 ? start : `${start}?${pairs.join('&')}`
    return unescapedToLatin1(text)
  })
  const header = fc
    .tuple(
      fc.constantFrom(
        'Accept',
        'If-None-Match',
        'If-Modified-Since',
        'Origin',
        'Range',
        'Accept-Language',
        'X-Forwarded-For',
        'Cookie',
      ),
      fc.oneof(
        fc.constantFrom(...mediaTypes, '"x", W/"y"', '*', 'bytes=0-'),
        fc.array(fc.constantFrom(...mediaTypes, ...hostile), { maxLength: 5 }).map(list => list.join(', ')),
      ),
    )
    .map(([name, value]) => `${name}: ${unescapedToLatin1(value).replace(/%20/g, ' ')}`)
  const method = fc.oneof(
    { weight: 8, arbitrary: fc.constant('GET') },
    fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'get', 'G\u00c9T'),
  )
  const whole = fc
    .tuple(method, target, fc.array(header, { maxLength: 4 }))
    .map(([verb, address, headers]) =>
      [`${verb} ${address} HTTP/1.1`, 'Host: data.example.org', ...headers, 'Connection: close', '', ''].join('\r\n'),
    )
  return fc.oneof({ weight: 9, arbitrary: whole }, damaged(whole))
}

const damaged = (whole: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(whole, fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.boolean()), { minLength: 1, maxLength: 5 }))
    .map(([text, changes]) =>
      changes.reduce((bytes, [place, code, isCut]) => {
        const at = place % (bytes.length + 1)
        return isCut
          ? bytes.slice(0, at) + bytes.slice(at + 1)
          : bytes.slice(0, at) + String.fromCharCode(code) + bytes.slice(at)
      }, text),
    )

/** Escapes the characters that would end a line or a target. Other characters become their UTF-8 bytes, as Latin-1. */
const unescapedToLatin1 = (text: string): string =>
  Buffer.from(text.replace(/[\p{Cc} ]/gu, encodeURIComponent), 'utf8').toString('latin1')
