import { messagesOf } from '../../messages/message.ts'

/** The messages about baselines that cannot be used or written. */
export const baselineText = messagesOf('baseline', {
  none: 'The baseline {file} does not exist; create it with --update-baseline.',
  noneToFix: "The baseline {file} does not exist; create it with 'citable check --update-baseline'.",
  oneRun: '--update-baseline requires all inputs in one run; omit --resume and --shard.',
  unread: 'The baseline {file} cannot be read: {reason}.',
  unwritten: 'The baseline {file} cannot be written: {reason}.',
  otherVersion:
    'The baseline {file} has version {version}, but this release of citable supports only version {known}; use the release of citable that wrote the baseline, or delete the file and create a new baseline with --update-baseline.',
  notTaken:
    '{file} cannot be parsed completely, so some findings in this file may be missing from the baseline; correct the file, then check it again with --update-baseline.',
  noBaseline:
    "{file} is not a baseline. Name another file; 'citable check --update-baseline' creates a baseline there.",
  broken: '{place}: {fault} Correct the baseline, or delete it and create a new one with --update-baseline.',
  tooMany:
    "The baseline {file} exceeds the limit of {most, number} findings. Check folders separately, each with its own --baseline, or turn off the rules with the most findings; 'citable check --summary-only' counts the findings of each rule.",
})
