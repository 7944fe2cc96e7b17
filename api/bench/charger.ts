import { newId } from '../src/db/new-id.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { chargeOnce } from './charge-case.ts'

interface Task {
  readonly members: readonly string[]
  readonly clients: number
  readonly ms: number
}

/** Charges as fast as the server's own code can, and reports the charges per second. */
const database = openDatabase({ url: process.env['DATABASE_URL'] ?? '' })

process.on('message', ({ members, clients, ms }: Task) => {
  const end = performance.now() + ms
  let charges = 0
  const client = async () => {
    while (performance.now() < end) {
      await chargeOnce(database, members[charges % members.length] ?? '', newId())
      charges += 1
    }
  }
  void Promise.all(Array.from({ length: clients }, client)).then(() => {
    process.send?.({ rate: (charges * 1_000) / ms })
  })
})
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
process.send?.({ ready: true })
