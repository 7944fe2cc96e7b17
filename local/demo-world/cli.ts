// npm run db:demo -- --members N | --remove | --refresh.
import { parseArgs } from 'node:util'
import { CommandError, type CommandWork, runCommand } from '../../api/src/db/run-command.ts'
import { ensureBrands } from '../../api/src/features/site/brands.ts'
import { readSettings, type Settings } from '../../api/src/settings/settings.ts'
import { SettingsTrouble } from '../../api/src/settings-trouble.ts'
import { openStorage } from '../../api/src/storage/open-storage.ts'
import { isPublic } from '../is-public.ts'
import { ensureDemoFactors } from './accounts/demo-factor.ts'
import { readDemo } from './demo-setting.ts'
import { remakeDemoWorld } from './ensure-demo-world.ts'
import { refreshDemoWorld } from './refresh-demo-world.ts'
import { removeDemoWorld, type WorldParts } from './remove-demo-world.ts'

const USAGE = `npm run db:demo -- --members <number>      a demo world of this size, in place of the existing one
npm run db:demo -- --remove                removes the demo world and the demo accounts
npm run db:demo -- --refresh               makes free@example.invalid sign up now, and everyone recently active`

const MAX_MEMBERS = 5_000_000

const number = new Intl.NumberFormat('en').format

type WorldWork = (parts: WorldParts, settings: Settings) => Promise<string>

await runCommand({ name: 'amberly-demo', usage: USAGE, read, needsTables: true })

function read(args: string[]): CommandWork | undefined {
  const { values } = parseArgs({
    args,
    options: {
      members: { type: 'string' },
      remove: { type: 'boolean' },
      refresh: { type: 'boolean' },
    },
  })
  if (Object.keys(values).length !== 1) return undefined
  if (values.remove) return onSite(remove)
  if (values.refresh) return onSite(refresh)
  const members = Number(values.members)
  return Number.isInteger(members) && members > 0 && members <= MAX_MEMBERS
    ? onSite(make(members))
    : undefined
}

function make(members: number): WorldWork {
  return async (parts, settings) => {
    const hasAccounts = readDemo(process.env['DEMO'], settings) !== undefined
    await remakeDemoWorld(parts, { members, hasAccounts })
    const { secret } = settings
    if (hasAccounts) await ensureDemoFactors(parts.database, { secret, isPublic: isPublic(settings) })
    return `The demo world has ${number(members)} members.`
  }
}

async function remove(parts: WorldParts): Promise<string> {
  return `${number(await removeDemoWorld(parts))} demo members were removed, with all their data.`
}

async function refresh({ database }: WorldParts): Promise<string> {
  const found = await refreshDemoWorld(database)
  return found > 0 ? 'free@example.invalid has signed up just now.' : 'There are no demo accounts.'
}

/** Runs the work with the site's settings, brands and storage. */
function onSite(work: WorldWork): CommandWork {
  return async (database) => {
    const settings = siteSettings()
    const storage = await openStorage(settings)
    try {
      await ensureBrands(database)
      return await work({ database, storage }, settings)
    } finally {
      storage.close()
    }
  }
}

function siteSettings(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    throw error instanceof SettingsTrouble ? new CommandError(error.message) : error
  }
}
