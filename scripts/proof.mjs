// npm run proof -- NAME [options]: proves one property of the product at any size; without a name, lists the proofs.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { onBuiltApp, program, runByName } from './by-name.mjs'
import { inEngines } from './engines.mjs'
import { testPackages } from './packages.mjs'
import { run } from './run.mjs'

const script = (path, about) => ({ about, run: (args) => run(process.execPath, [path, ...args]) })

const newSeed = `${Date.now() % 1_000_000}`

/** A test whose sizes (with their defaults) are options here, and environment variables there: `--calls` is FUZZ_CALLS. */
const sizedTest = (name, sizes, about) => ({
  about,
  run: (args) => {
    const options = Object.fromEntries(Object.keys(sizes).map((size) => [size, { type: 'string' }]))
    const { values } = parseArgs({ args, options })
    const variable = (size) => `${name}_${size}`.replaceAll('-', '_').toUpperCase()
    const env = Object.fromEntries(
      Object.entries({ ...sizes, ...values }).map(([size, text]) => [variable(size), text]),
    )
    return run('vitest', ['run', `test/resilience/${name}.test.ts`], { env })
  },
})

await runByName('proof', {
  alerts: onBuiltApp(
    'test/resilience/alerts/cli.ts',
    'Each match of a saved search is notified once, though servers are killed.',
  ),
  attacks: onBuiltApp(
    'test/resilience/attacks/cli.ts',
    'Others are answered within 200 ms whatever a search or a file of a feed holds, and its run ends.',
  ),
  'bad-days': onBuiltApp('test/resilience/bad-days/cli.ts', 'Full disks and ten thousand idle connections.'),
  chaos: onBuiltApp(
    'test/resilience/chaos/cli.ts',
    'No money is lost when the server is killed between two steps of a payment.',
  ),
  clocks: program(
    'test/clocks/cli.ts',
    'Every time zone as zdump has it for two years; lists zones in which Node, the database, the system and we differ.',
  ),
  cluster: onBuiltApp(
    'test/resilience/cluster/cli.ts',
    'Three servers behind HAProxy agree, restart in turn, and are killed.',
  ),
  engines: {
    about: 'The main jobs in Chromium, Firefox and WebKit.',
    run: async (names) => ({ ok: await inEngines(names) }),
  },
  failover: script('scripts/failover.mjs', 'A Patroni cluster that loses its primary keeps every answered write.'),
  'feed-facts': {
    about: 'What each of these files of feeds says of homes, what of it is kept, and what a buyer is shown.',
    run: (files) =>
      run('vitest', ['run', 'test/feeds/facts'], {
        env: { FEED_FACTS_FILES: files.map((file) => resolve(file)).join('\n') },
      }),
  },
  'firebase-journey': script('scripts/firebase-journey.mjs', 'Sign-in against Firebase’s Auth emulator.'),
  fuzz: sizedTest(
    'fuzz',
    { calls: '10000', seed: newSeed },
    'Calls of any kind by any role; compares every table after each.',
  ),
  html: onBuiltApp('test/html/cli.ts', 'The HTML of every public page, by html-validate.'),
  'kept-answers': sizedTest(
    'kept-answers',
    { steps: '10000' },
    'Two servers with caches never return what was changed before.',
  ),
  'kill-rounds': onBuiltApp('test/resilience/kill-rounds/cli.ts', 'Every answered listing survives kill -9.'),
  model: sizedTest(
    'model',
    { sequences: '1000', seed: newSeed },
    'Random sequences of moves, compared with a model of the product.',
  ),
  mutants: script(
    'scripts/mutants.mjs',
    'Changes the code one place at a time, and lists the changes that no test notices.',
  ),
  packages: {
    about: 'Each package passes its own tests, packed and unpacked outside the repository.',
    run: async (names) => ({ ok: await testPackages(names) }),
  },
  patterns: program('test/patterns/cli.ts', 'No regular expression takes more than linear time, by recheck.'),
  pictures: program(
    'test/picture-match/cli.ts',
    'Altered copies of a picture are found, different pictures are not taken for one, and a look-up is fast.',
  ),
  spam: program('test/spam/cli.ts', 'SpamAssassin’s score of each kind of mail.'),
  streams: onBuiltApp('test/resilience/streams/cli.ts', 'A thousand open pages receive their events, and no others.'),
  'upgrade-locks': program(
    'test/resilience/upgrade/cli.ts',
    'No migration blocks reads or writes while a transaction is open.',
  ),
})
