/** The addresses of a registry system and its request limit. */
export interface RegistrySystem {
  /** Its REST API. */
  endpoint: string
  /** Its Metadata Store (MDS), the second way to register. */
  mds: string
  /** The requests a minute that it asks a client to keep to, by https://support.datacite.org/docs/rate-limit (3,000 and 750 in five minutes). */
  perMinute: number
}

/** DataCite's own systems: DOIs of the test system resolve nowhere and may be lost at any time. */
export const registrySystems = {
  production: { endpoint: 'https://api.datacite.org', mds: 'https://mds.datacite.org', perMinute: 600 },
  test: { endpoint: 'https://api.test.datacite.org', mds: 'https://mds.test.datacite.org', perMinute: 150 },
} as const satisfies Record<string, RegistrySystem>

/** The name of one of DataCite's systems. */
export type SystemName = keyof typeof registrySystems
