import { execFileSync } from 'node:child_process'

/** Lists the files in the working tree that git tracks or would add, relative to `root`. */
export function listSources(root: string): string[] {
  const list = (...options: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...options], { cwd: root, encoding: 'utf8' }).split('\0')
  const deleted = new Set(list('--deleted'))
  const present = list('--cached', '--others', '--exclude-standard', '--deduplicate')
  return present.filter((file) => file && !deleted.has(file))
}
