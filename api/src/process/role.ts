import { parseArgs } from 'node:util'
import { SettingsTrouble } from '../settings-trouble.ts'

const ROLES = ['all', 'api', 'gateway', 'jobs'] as const

/** The part of the site that a process runs. */
export type ProcessRole = (typeof ROLES)[number]

const USAGE = 'Use --role api, --role gateway, --role jobs, or nothing for all.'

/** Parses `--role api`; everything by default. */
export function readRole(args: readonly string[]): ProcessRole {
  const role = ROLES.find((name) => name === valueOf(args))
  if (!role) throw new SettingsTrouble(`There is no role '${valueOf(args)}'. ${USAGE}`)
  return role
}

function valueOf(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { role: { type: 'string', default: 'all' } } })
    return values.role
  } catch (cause) {
    throw new SettingsTrouble(`Cannot parse '${args.join(' ')}'. ${USAGE}`, { cause })
  }
}
