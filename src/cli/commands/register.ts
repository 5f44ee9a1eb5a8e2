import { defineCommand } from '../command.ts'
import { Misuse } from '../misuse.ts'
import { choiceOf, notAboveZero } from '../options.ts'
import { carryOut } from '../register/apply.ts'
import { registerOptions } from '../register/options.ts'
import { makePlan } from '../register/plan.ts'

/** Registers records with DataCite, in two steps. */
export const register = defineCommand({
  name: 'register',
  summary: 'Register records with DataCite: plan it, then apply the plan',
  usage: 'plan <inputs…> | apply <plan> [options]',
  description: [
    'plan compares each record with what the registry holds, foretells what it will make of it, and says what is to be done: create, update with all differences, nothing, or refuse, with the reasons. It sends nothing. apply does what the plan says and nothing else, reads every record back, and reports what is not as foretold.',
    'apply writes each step to a journal before and after, so a run that broke can be repeated and registers nothing twice. A record that was changed at the registry after the plan was made is not touched. The credentials are taken from DATACITE_USERNAME and DATACITE_PASSWORD, which may also be an API key of the account, or from a file.',
  ],
  options: registerOptions,
  examples: [
    {
      run: "citable register plan records/ --url 'https://data.example.org/{doi}' -o plan.json",
      does: 'Says what registering these records as drafts on the test system would do, and writes it down.',
    },
    { run: 'citable register apply plan.json', does: 'Does it.' },
    {
      run: "citable register plan records/ --url 'https://data.example.org/{doi}' --publish --system production -o plan.json",
      does: 'Plans to publish them.',
    },
  ],
  async run([step, ...inputs], options, terminal) {
    if (step === undefined)
      throw new Misuse('Say what to do: citable register plan <inputs…>, or citable register apply <plan>.')
    const work = { plan: makePlan, apply: carryOut }[choiceOf(step, 'the step', ['plan', 'apply'])]
    if (options.concurrency === 0) throw notAboveZero('concurrency')
    if (options.rate === 0) throw notAboveZero('rate')
    if (options.timeout === 0) throw notAboveZero('timeout')
    return work(inputs, options, terminal)
  },
})
