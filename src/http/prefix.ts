/** The path below which a service is mounted: of `https://example.org/data` it is `/data`. */
export const prefixOf = (baseUrl: string): string => /^[a-z]+:\/\/[^/]*(\/.*[^/])\/?$/i.exec(baseUrl)?.[1] ?? ''

/** A target without that path, which some frameworks take off and others leave. */
export const withoutPrefix = (target: string, prefix: string): string =>
  prefix !== '' && target.startsWith(`${prefix}/`) ? target.slice(prefix.length) : target
