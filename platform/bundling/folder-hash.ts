import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NOT_BUILT = /(^|\/)(node_modules|dist(-\w+)?|storybook-static)(\/|$)|\.(test|spec|stories)\.\w+$|\.md$/

/** Hashes the files of a folder that count for a build: neither tests nor stories nor texts for people. */
export function folderHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of globSync('**/*', { cwd: folder, exclude: (name) => NOT_BUILT.test(name) }).sort()) {
    const path = join(folder, file)
    if (NOT_BUILT.test(file) || !statSync(path).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
