// Started by start-portraits.ts beside the site; exits when everything is painted, or with the site.
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { openDatabase } from '../../../api/src/db/open-database.ts'
import { readSettings } from '../../../api/src/settings/settings.ts'
import { openStorage } from '../../../api/src/storage/open-storage.ts'
import { paintPortraits } from './paint-portraits.ts'
import type { Traffic } from './watch-traffic.ts'

// Visitors' requests come first.
setPriority(constants.priority.PRIORITY_LOW)
// Two portraits are processed at once; more threads for each would only compete.
sharp.concurrency(1)
process.once('disconnect', () => process.exit())
// Ctrl-C reaches this process too, but the site stops it in its own order.
process.on('SIGINT', () => undefined)

let quiet = Promise.withResolvers<void>()
quiet.resolve()
process.on('message', (traffic: Traffic) => {
  if (traffic === 'busy') quiet = Promise.withResolvers()
  else quiet.resolve()
})

const { databaseUrl: url = '', ...settings } = readSettings(process.env)
const database = openDatabase({ url, poolSize: 3, name: 'amberly-portraits' })
const storage = await openStorage(settings)
await paintPortraits({ database, storage, whenQuiet: () => quiet.promise })
await database.close()
storage.close()
process.disconnect()
