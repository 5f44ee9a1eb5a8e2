/** The URLs of a registry system and its request limit. */
export interface RegistrySystem {
  /** The URL of the REST API. */
  endpoint: string
  /** The URL of the Metadata Store (MDS) API. */
  mds: string
  /**
   * The maximum number of requests per minute.
   *
   * In five minutes, the production system allows 3,000 requests and the test system 750
   * (https://support.datacite.org/docs/rate-limit).
   */
  perMinute: number
}

/** DataCite's own systems. DOIs of the test system do not resolve and may be lost at any time. */
export const registrySystems = {
  production: { endpoint: 'https://api.datacite.org', mds: 'https://mds.datacite.org', perMinute: 600 },
  test: { endpoint: 'https://api.test.datacite.org', mds: 'https://mds.test.datacite.org', perMinute: 150 },
} as const satisfies Record<string, RegistrySystem>

/** The name of one of DataCite's systems. */
export type SystemName = keyof typeof registrySystems
