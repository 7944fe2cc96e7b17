// Started by start-portraits.ts beside the site; ends when all is painted, or with the site.
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { openDatabase } from '../../db/open-database.ts'
import { readSettings } from '../../settings/settings.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { paintPortraits } from './paint-portraits.ts'
import { keepPortraits } from './save-portraits.ts'

// Whoever visits meanwhile comes first.
setPriority(constants.priority.PRIORITY_LOW)
// Two pictures are under way at once: more threads for one of them would only wait for each other.
sharp.concurrency(1)
process.once('disconnect', () => process.exit())
// Ctrl-C reaches this process too; the site ends it in its turn.
process.on('SIGINT', () => undefined)

const { databaseUrl: url = '', ...settings } = readSettings(process.env)
const database = openDatabase({ url, poolSize: 3, name: 'amberly-portraits' })
const storage = await openStorage(settings)
await paintPortraits({ database, addPortrait: keepPortraits({ database, storage }), now: new Date() })
await database.close()
storage.close()
process.disconnect()
