import { defineCommand } from '../command.ts'
import { Misuse } from '../misuse.ts'
import { choiceOf, notAboveZero } from '../options.ts'
import { carryOut } from '../register/apply.ts'
import { registerOptions } from '../register/options.ts'
import { makePlan } from '../register/plan.ts'

/** Registers records with DataCite, in two steps. */
export const register = defineCommand({
  name: 'register',
  usage: 'plan <inputs…> | apply <plan> [options]',
  description: [
    "'citable register plan' compares each record with the registry, predicts how DataCite will store it, and lists the required action: create, update (with all differences), nothing, or refuse (with the reasons). 'citable register plan' changes nothing at the registry. 'citable register apply' executes the plan and nothing else, reads every written record back, and reports differences from the prediction.",
    "'citable register apply' writes the start and the end of each change to a journal, so that an interrupted run can be repeated without registering anything twice. A record that changed at the registry after the plan was made is not updated. The credentials are read from the environment variables DATACITE_USERNAME and DATACITE_PASSWORD, or from the file given by --credentials. The password may be an API key of the account.",
  ],
  options: registerOptions,
  examples: [
    {
      run: "citable register plan records/ --url 'https://data.example.org/{doi}' -o plan.json",
      does: 'Plans the registration of records as drafts on the test system, and saves the plan.',
    },
    { run: 'citable register apply plan.json', does: 'Executes the plan.' },
    {
      run: "citable register plan records/ --url 'https://data.example.org/{doi}' --publish --system production -o plan.json",
      does: 'Plans the publication of the records on the production system, and saves the plan.',
    },
  ],
  async run([step, ...inputs], options, terminal) {
    if (step === undefined)
      throw new Misuse('Name an action: citable register plan <inputs…>, or citable register apply <plan>.')
    const work = { plan: makePlan, apply: carryOut }[choiceOf(step, 'the step', ['plan', 'apply'])]
    if (options.offline) throw new Misuse('With --offline, the registry cannot be queried.')
    if (options.concurrency === 0) throw notAboveZero('concurrency')
    if (options.rate === 0) throw notAboveZero('rate')
    if (options.timeout === 0) throw notAboveZero('timeout')
    return work(inputs, options, terminal)
  },
})
