import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Step } from './steps.ts'

const FILE = 'node_modules/.cache/test-run.json'

/** Only git knows what has changed: without it, each run runs everything. */
export function readPassedSteps(root: string): PassedSteps | undefined {
  return existsSync(join(root, '.git')) ? new PassedSteps(root) : undefined
}

/** Remembers, on a developer's machine, which steps have passed with the files as they are now. */
class PassedSteps {
  readonly #root: string
  readonly #files: readonly string[]
  readonly #passed: Record<string, string>

  constructor(root: string) {
    this.#root = root
    this.#files = listFiles(root)
    const file = join(root, FILE)
    this.#passed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }

  has(step: Step): boolean {
    return this.#passed[step.title] === this.#hash(step)
  }

  /** Uses the files as they were when the run began: what was edited meanwhile may not have been tested. */
  add(step: Step) {
    this.#passed[step.title] = this.#hash(step)
    const file = join(this.#root, FILE)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(this.#passed))
  }

  #hash({ command, ignores = [] }: Step): string {
    const read = this.#files.filter((line) => !ignores.some((folder) => line.includes(`\t${folder}/`)))
    return createHash('sha256')
      .update([process.version, ...command, ...read].join('\n'))
      .digest('hex')
  }
}

/** Lists all files that git does not ignore, changed and new ones too, each with the hash of its content. */
function listFiles(root: string): readonly string[] {
  const git = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, ...env },
    })
  const inGit = (name: string) => resolve(root, git(['rev-parse', '--git-path', name]).trim())
  // A copy, so that what is staged stays as it is.
  const index = inGit(`test-run-${process.pid}`)
  try {
    const { atime, mtime } = statSync(inGit('index'))
    copyFileSync(inGit('index'), index)
    // Git reads a file anew whose time is not older than the index: it may have changed since.
    utimesSync(index, atime, mtime)
    git(['add', '--all'], { GIT_INDEX_FILE: index })
    return git(['ls-files', '--stage'], { GIT_INDEX_FILE: index }).split('\n')
  } finally {
    rmSync(index, { force: true })
  }
}
