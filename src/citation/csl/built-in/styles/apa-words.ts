import type { LocaleParts } from '../../processor/compile/nodes.ts'
import { words } from '../make-locale.ts'

/** Returns the terms with which APA overrides those of a locale. */
export const apaWords = (): LocaleParts[] => [
  words('da', 'et-al: et al.'),
  words('de', 'et-al: et al.'),
  words(
    'en',
    `ad:  C.E.
bc:  B.C.E.
circa: circa; short ca.
guest: guest expert|guest experts
illustrator: illustrator|illustrators; short illus.; verb illustrated by
interviewer: interviewer|interviewers; short interviewer|interviewers; verb interview by
legislation: act|acts; short Pub. L.
manuscript: unpublished manuscript
performer: performer|performers; verb recorded by
post: online post
review-of: review of the; short review of
software: computer software
supplement: supplement|supplements; short suppl.|suppls.`,
  ),
  words('es', 'from: de'),
  words('fr', 'editor: ; short éd.|éds.'),
  words('nl', 'et-al: et al.'),
  words('pl', 'et-al: i in.'),
]
