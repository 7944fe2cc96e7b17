import { createRequire } from 'node:module'
import { hasPostgres } from './installed-postgres.ts'

/** A step of a test run: a command, and how to count its results. */
export interface Step {
  /** The argument of `npm test` that selects it; steps may share a name. */
  readonly name: string
  readonly title: string
  readonly command: readonly [string, ...string[]]
  /** The folder in which the command must run, if not the root. */
  readonly cwd?: string
  /** `check` counts the step as one result, by its exit code; the others count tests in the tool's JSON report. */
  readonly count: 'check' | 'vitest' | 'playwright'
  /** Folders at the root that it never reads: changes there do not make it run again on a developer's machine. */
  readonly ignores?: readonly string[]
  /** Seconds that it may take on two idle cores; all steps together, twenty minutes. */
  readonly budget: number
  /** Returns the reason why it cannot run on this machine, if there is one. */
  readonly skip?: () => string | undefined
}

/** Whether the package that finds risky statements brings its program for this machine. */
function hasSquawk(): boolean {
  const within = createRequire(createRequire(import.meta.url).resolve('squawk-cli/package.json'))
  try {
    return within.resolve(`@squawk-cli/${process.platform}-${process.arch}/package.json`) !== ''
  } catch {
    return false
  }
}

const REMOTES = ['shell', 'mf-account', 'mf-chat', 'mf-credits', 'mf-landers', 'mf-members', 'mf-staff']
const SERVER = ['api', 'local']
const AROUND = ['bench', 'docs', 'e2e']

/** All steps of `npm test`, in order: fast ones first, and those that need the build after it. */
export const STEPS: readonly Step[] = [
  {
    name: 'lint',
    title: 'Lint',
    command: ['oxlint', '-c', 'checks/oxlint.jsonc'],
    count: 'check',
    budget: 30,
  },
  {
    name: 'lint',
    title: 'Format',
    command: ['biome', 'check', '--error-on-warnings'],
    count: 'check',
    budget: 5,
  },
  {
    name: 'lint',
    title: 'Boundaries',
    command: ['node', 'checks/boundaries/main.ts'],
    count: 'check',
    budget: 10,
  },
  {
    name: 'lint',
    title: 'Comments',
    command: ['node', 'checks/comments/main.ts'],
    count: 'check',
    budget: 2,
  },
  {
    name: 'lint',
    title: 'Unused code',
    command: ['knip', '--config', 'checks/knip.jsonc'],
    count: 'check',
    budget: 8,
  },
  {
    name: 'lint',
    title: 'Migrations',
    command: ['squawk', '--config', 'checks/squawk.toml', 'api/migrations/*.sql'],
    count: 'check',
    budget: 1,
    skip: () => (hasSquawk() ? undefined : 'its package has no program for this machine'),
  },
  { name: 'lint', title: 'Words', command: ['node', 'platform/words/main.ts'], count: 'check', budget: 4 },
  { name: 'types', title: 'Types', command: ['tsc', '-p', '.'], count: 'check', budget: 25 },
  {
    name: 'types',
    title: 'Types of the package',
    command: ['tsc', '-p', 'platform/tsconfig.build.json', '--noEmit'],
    count: 'check',
    budget: 5,
  },
  {
    name: 'unit',
    title: 'Unit tests',
    // The server's run once: on an installed PostgreSQL if there is one, which is the oldest that we support.
    command: ['vitest', 'run', '--project', 'node', ...(hasPostgres() ? [] : ['--project', 'server'])],
    count: 'vitest',
    budget: 270,
  },
  {
    name: 'unit',
    title: 'The server on an installed PostgreSQL',
    command: ['node', 'api/src/db/testing/on-installed-server.ts'],
    count: 'vitest',
    ignores: [...REMOTES, ...AROUND],
    budget: 120,
    skip: () => (hasPostgres() ? undefined : 'none is installed here'),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    command: ['vitest', 'run', '--project', 'browser'],
    count: 'vitest',
    ignores: [...SERVER, ...AROUND],
    budget: 100,
  },
  {
    name: 'build',
    title: 'Build',
    command: ['node', 'platform/cli/main.ts', 'build'],
    count: 'check',
    ignores: [...SERVER, ...AROUND],
    budget: 45,
  },
  {
    name: 'size',
    title: 'Bundle sizes',
    command: ['size-limit', '--config', 'checks/size-limit.mjs'],
    count: 'check',
    ignores: [...SERVER, ...AROUND],
    budget: 3,
  },
  {
    name: 'size',
    title: 'Exports that remotes need',
    command: ['node', 'checks/needed-exports/main.ts'],
    count: 'check',
    ignores: [...SERVER, ...AROUND],
    budget: 2,
  },
  {
    name: 'stories',
    title: 'Stories: build',
    command: ['storybook', 'build', '--quiet', '-o', 'storybook-static'],
    cwd: 'shared-ui',
    count: 'check',
    ignores: [...SERVER, ...AROUND],
    budget: 15,
  },
  {
    name: 'stories',
    title: 'Stories',
    command: ['playwright', 'test', '--config', 'stories.config.ts'],
    cwd: 'e2e',
    count: 'playwright',
    ignores: [...SERVER, 'bench', 'docs'],
    budget: 85,
  },
  {
    name: 'e2e',
    title: 'End to end',
    command: ['playwright', 'test'],
    cwd: 'e2e',
    count: 'playwright',
    ignores: ['bench'],
    budget: 470,
  },
]

/** Selects steps by name, or all if no name is given. */
export function chooseSteps(names: readonly string[], steps = STEPS): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const known = [...new Set(steps.map((step) => step.name))].join(', ')
    throw new RangeError(`There is no step called ${unknown.join(', ')}. The steps are: ${known}.`)
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name))
}
