/**
 * Words in the names of programs that send requests on their own.
 *
 * COUNTER excludes these programs; programs with which users download files (wget, curl) are not listed.
 */
const words =
  'bot crawl spider slurp archiver validator linkcheck link-check checker monitor uptime scrape scan fetcher harvest indexer preview ' +
  'facebookexternalhit mediapartners feedfetcher googleother google-extended bingpreview yandex baidu lighthouse headlesschrome phantomjs ' +
  'heritrix ia_archiver wayback pingdom statuscake nagios zabbix prometheus kube-probe gptbot claude openai perplexity ccbot bytespider ' +
  'semrush ahrefs oai-pmh'

const robots = /* @__PURE__ */ new RegExp(words.split(' ').join('|'), 'i')

/** True if a `User-Agent` is empty or names a robot. */
export const isRobot = (agent: string): boolean => agent.trim() === '' || robots.test(agent.slice(0, 500))
