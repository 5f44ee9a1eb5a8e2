import type { OptionTable } from './options.ts'

/** How records are sent to the registry; shared by the commands that foretell what it does. */
export const registryOptions = {
  via: {
    value: 'way',
    choices: ['json', 'xml'],
    summary: 'How the records are sent: as JSON attributes or as XML; by default as what they are.',
  },
  event: {
    value: 'event',
    choices: ['none', 'register', 'publish', 'hide'],
    summary: 'What is done with the DOI: none leaves a draft; by default what the record says, else publish.',
  },
} as const satisfies OptionTable
