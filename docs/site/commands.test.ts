import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryManifest } from '../../platform/cli/new/repository-manifest.ts'
import { siteManifest } from '../../platform/cli/new/site-manifest.ts'
import { RELEASE_COMMANDS } from '../../platform/cli/release/commands/release-commands.ts'
import { COMMANDS, isCommand } from '../../platform/cli/usage.ts'
import { REPOSITORY, TEXTS } from './paths.ts'

const PAGES = [...globSync(`${TEXTS}/*.md`, { cwd: REPOSITORY }).sort(), 'platform/README.md']
/** A call of the command line, up to the end of its line or code. */
const CALL = /(?:npx (platform)|npm run) ([a-z:]+)((?: [^`\n#]+)?)/g

const scripts = (
  JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts

/** The scripts of a checkout, of a site that `new site` has made, and of a team's own repository. */
const SCRIPTS = [
  scripts,
  siteManifest({}).scripts,
  repositoryManifest({}, { site: '', prefix: '', offers: {} }).scripts,
].flatMap((some) => Object.keys(some ?? {}))

/** The reason why a call would not work as it stands. */
function problemIn(isDirect: boolean, name: string, rest: string): string | undefined {
  if (name === 'start') return undefined
  const words = rest.split(/\s+/).filter((word) => word !== '' && word !== '--')
  const flags = words.filter((word) => word.startsWith('--'))
  if (!isDirect && !SCRIPTS.includes(name)) return `There is no script '${name}'.`
  if (!isCommand(name)) return isDirect ? `There is no command '${name}'.` : undefined
  if (name === 'adopt') return problemIn(true, 'release', `adopt ${rest}`)
  if (name !== 'release') {
    const known = JSON.stringify(COMMANDS[name])
    return flags.find((flag) => flag !== '--help' && !known.includes(flag))
  }
  const command = RELEASE_COMMANDS.find((command) => command.name === words[0])
  if (!command) return words[0] === '…' || flags.length > 0 ? undefined : `release has no '${words[0]}'.`
  return flags.find((flag) => !['--help', '--json'].includes(flag) && !(flag.slice(2) in command.options))
}

test.each(PAGES)('every command that %s names exists, with these options', (page) => {
  const text = readFileSync(join(REPOSITORY, page), 'utf8')
  const problems = [...text.matchAll(CALL)].flatMap(
    ([call, direct, name = '', rest = '']) =>
      problemIn(direct !== undefined, name, rest)?.concat(` (${call.trim()})`) ?? [],
  )
  expect(problems).toEqual([])
})

test('a command, script or option that does not exist is found', () => {
  expect(problemIn(true, 'deploy', '')).toBe("There is no command 'deploy'.")
  expect(problemIn(false, 'deploy', '')).toBe("There is no script 'deploy'.")
  expect(problemIn(false, 'release', ' -- publish cart --sometimes')).toBe('--sometimes')
  expect(problemIn(false, 'release', ' -- unpublish cart')).toBe("release has no 'unpublish'.")
  expect(problemIn(true, 'dev', ' calendar --fast')).toBe('--fast')
})
