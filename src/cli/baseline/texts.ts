import { messagesOf } from '../../messages/message.ts'

/** The texts of baselines that cannot be used. */
export const baselineText = messagesOf('baseline', {
  none: 'There is no baseline {file}; write it with --update-baseline.',
  noneToFix: "There is no baseline {file}; 'citable check --update-baseline' writes it.",
  oneRun: '--update-baseline takes all inputs in one run; leave out --resume and --shard.',
  unread: 'The baseline {file} cannot be read: {reason}.',
  unwritten: 'The baseline {file} cannot be written: {reason}.',
  otherVersion:
    'The baseline {file} is of version {version}, and this citable knows version {known}; write it anew with --update-baseline, or use the citable that wrote it.',
  notTaken: '{file} cannot be parsed, so its findings are not in the baseline; correct it first.',
  noBaseline: '{file} is no baseline; write one with --update-baseline.',
  broken: '{place}: {fault} Mend the baseline, or write it anew with --update-baseline.',
  tooMany:
    "The baseline {file} exceeds {most, number} findings. Check folders one by one, each with a --baseline of its own, or turn off the rules with the most findings, which 'citable check --summary-only' counts.",
})
