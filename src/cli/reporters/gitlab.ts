import type { Diagnostic } from '../../core/diagnostic.ts'
import { fingerprints } from '../fingerprints/fingerprint.ts'
import { allFindings, findingsOf, type Located } from '../report/report.ts'
import type { Reporter, ReporterSettings } from '../report/reporter.ts'
import { listEnd, listEntry } from '../text/json-list.ts'
import { oneLine, safeJson } from '../text/printable.ts'
import { repositoryName } from '../text/repository-name.ts'

/** Writes GitLab's Code Quality report: https://docs.gitlab.com/ci/testing/code_quality/ */
export const gitlab: Reporter = {
  whole(report, settings) {
    const fingerprint = fingerprints(settings.cwd)
    const issues = [...allFindings(report)]
      .filter(isIssue)
      .map(finding => issueOf(finding, fingerprint(finding), settings))
    return `${safeJson(issues, 2)}\n`
  },
  stream: (settings, state) => ({
    begin: () => '[',
    *part(file) {
      const fingerprint = fingerprints(settings.cwd)
      for (const finding of findingsOf(file))
        if (isIssue(finding)) yield listEntry(issueOf(finding, fingerprint(finding), settings), '  ', state)
    },
    end: () => `${listEnd(state, '')}\n`,
  }),
}

/** True unless the registry accepts the record as a draft despite the finding. */
const isIssue = ({ diagnostic }: Located): boolean => diagnostic.isInDraft !== true

const issueOf = (finding: Located, fingerprint: string, settings: ReporterSettings) => ({
  description: oneLine(finding.diagnostic.message),
  check_name: finding.diagnostic.rule,
  fingerprint,
  severity: severityOf(finding.diagnostic),
  location: {
    path: repositoryName(finding.file.file, settings),
    lines: { begin: finding.diagnostic.position?.start.line ?? 1 },
  },
})

function severityOf({ severity, registry }: Diagnostic): 'critical' | 'major' | 'minor' | 'info' {
  if (severity === 'error') return registry === 'rejects' ? 'critical' : 'major'
  return severity === 'warning' ? 'minor' : 'info'
}
