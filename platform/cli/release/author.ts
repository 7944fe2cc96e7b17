import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Author } from '../../registry/index.ts'

/** The option with which a command that changes something names who does it. */
export const BY_OPTION = {
  type: 'string',
  value: 'name',
  isCommon: true,
  about: 'recorded in the history; by default the name in CI or in git',
} as const

/** Environment variables in which CI services name the person or the job that started a run. */
const CI_NAMES = ['GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILDKITE_BUILD_CREATOR', 'CIRCLE_USERNAME']

/** The person or job that runs a command, and the commit checked out in `folder`, as far as they are known. */
export async function authorOf(
  folder: string,
  by?: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Author> {
  const fromCi = CI_NAMES.map((name) => env[name]).find(Boolean)
  return {
    by: by ?? fromCi ?? (await git(folder, 'config', 'user.name')),
    commit: await commitOf(folder),
  }
}

async function commitOf(folder: string): Promise<string | undefined> {
  const commit = await git(folder, 'rev-parse', '--verify', 'HEAD')
  if (commit === undefined) return undefined
  const changes = await git(folder, 'status', '--porcelain')
  return changes === undefined ? commit : `${commit}-dirty`
}

/** The output of a git command; undefined if there is none, no repository, or no git. */
async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', folder, ...args])
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}

/** `by Ann from a1b2c3d with uncommitted changes`, or as much of it as is known. */
export function authorText({ by, commit }: Author): string {
  const [hash = '', isDirty] = commit?.split('-') ?? []
  return [
    ...(by === undefined ? [] : [`by ${by}`]),
    ...(commit === undefined ? [] : [`from ${hash.slice(0, 7)}`]),
    ...(isDirty ? ['with uncommitted changes'] : []),
  ].join(' ')
}
