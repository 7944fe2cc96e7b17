import { parseArgs } from 'node:util'
import { SettingsTrouble } from './settings/settings-trouble.ts'

const ROLES = ['all', 'api', 'gateway', 'jobs'] as const

/** What a process does of the whole. */
export type ProcessRole = (typeof ROLES)[number]

const USAGE = 'Give --role api, --role gateway, --role jobs, or nothing for all.'

/** `--role api`; everything where nothing is said. */
export function readRole(words: readonly string[]): ProcessRole {
  const role = ROLES.find((name) => name === valueOf(words))
  if (!role) throw new SettingsTrouble(`There is no role '${valueOf(words)}'. ${USAGE}`)
  return role
}

function valueOf(words: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...words], options: { role: { type: 'string', default: 'all' } } })
    return values.role
  } catch (cause) {
    throw new SettingsTrouble(`'${words.join(' ')}' is not understood. ${USAGE}`, { cause })
  }
}
