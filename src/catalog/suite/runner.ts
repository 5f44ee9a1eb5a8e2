import type { Catalog } from '../catalog.ts'

/** The functions that the suite calls on a test runner, as in Vitest, Jest and `bun:test`. */
export interface SuiteRunner {
  describe(name: string, body: () => void): unknown
  test(name: string, body: () => Promise<void>): unknown
  expect(actual: unknown): SuiteMatchers
  beforeAll(body: () => Promise<void>): unknown
  afterAll(body: () => Promise<void>): unknown
  beforeEach(body: () => Promise<void>): unknown
  afterEach(body: () => Promise<void>): unknown
}

/** The methods of `expect` that the suite calls. */
export interface SuiteMatchers {
  not: Pick<SuiteMatchers, 'toContain' | 'toHaveProperty'>
  rejects: { toThrow(expected: string | (new (message: string) => Error)): Promise<void> }
  toBe(expected: unknown): void
  toEqual(expected: unknown): void
  toMatchObject(expected: object): void
  toHaveLength(expected: number): void
  toBeUndefined(): void
  toContain(expected: unknown): void
  toHaveProperty(name: string): void
  toContainEqual(expected: unknown): void
  toBeGreaterThan(expected: number): void
  toMatch(expected: RegExp): void
}

/** The context of a part of the suite: the store under test, and the test runner. */
export interface Suite extends SuiteRunner {
  /** The name of the store. */
  name: string
  /** Returns a new, empty catalog. */
  open(): Promise<Catalog>
}

/** Defines a test for each case. `%s` or `%j` in the title is replaced by the first value of the case. */
export const each =
  <Case extends [unknown, ...unknown[]]>(test: SuiteRunner['test'], cases: readonly Case[]) =>
  (title: string, body: (...values: Case) => Promise<void>): void => {
    for (const [number, values] of cases.entries()) {
      const [first] = values
      const shown = String(typeof first === 'string' ? first : JSON.stringify(first))
      test(`${title.replace(/%[sj]/, () => shown.slice(0, 100))} (${number + 1})`, () => body(...values))
    }
  }

/** Defines a test for each value, as `each` does for cases with several values. */
export const eachOf = <Value>(test: SuiteRunner['test'], values: readonly Value[]) =>
  each(
    test,
    values.map((value): [Value] => [value]),
  )
