/** A day on which the registry changed, and what ran from then on: the release of lupo, and the version of bolognese that it locks. */
export interface Release {
  date: string
  lupo: string
  bolognese: string
}

/**
 * The releases with which behaviours began or ended, by the tags and lock files of lupo. What was merged between two releases ran with the
 * later one; a day that only stored records show has the release after it.
 */
export const releases: readonly Release[] = `2018-01-15 0.9.12 0.9.65
2018-12-15 2.0 1.0.32
2019-03-12 2.3.49 1.1.8
2019-07-14 2.5.7 1.3.2
2019-12-15 2.9.0 1.4.0
2020-02-09 2.9.68 1.4.5
2020-03-01 3.1.0 1.5.15
2020-05-04 3.5.2 1.5.21
2020-06-02 3.5.15 1.6.3
2020-06-24 3.5.27 1.6.7
2020-07-14 3.6 1.6.12
2020-07-17 3.6.1 1.8.1
2021-03-26 4.4 1.9.3
2021-05-26 4.4.30 1.9.7
2022-05-24 4.6.0 1.9.14
2022-07-04 4.6.2 1.9.17
2022-10-11 5.1.0 1.9.18
2023-10-04 5.8.0 1.11.2
2023-12-04 5.9.0 2.0.0
2024-01-10 5.12.1 2.1.0
2025-01-01 5.34.1 2.3.2
2025-06-17 5.40.0 2.3.5
2025-08-11 5.46.0 2.3.5
2025-10-16 5.48.4 2.3.9
2025-11-20 5.52.0 2.3.9
2026-06-24 5.71.0 2.7.0`
  .split('\n')
  .map(line => {
    const [date = '', lupo = '', bolognese = ''] = line.split(' ')
    return { date, lupo, bolognese }
  })
