/** The URLs of a registry system and its request limit. */
export interface RegistrySystem {
  /** The URL of the REST API. */
  endpoint: string
  /** The URL of the Metadata Store (MDS), the other interface for registration. */
  mds: string
  /**
   * The maximum number of requests per minute, according to https://support.datacite.org/docs/rate-limit (3,000 and 750
   * in five minutes).
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
