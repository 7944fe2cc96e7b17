import { desc } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../db/database.ts'
import { ledgerProof } from './tables.ts'

/** What the last proof found, on whichever node it ran. Somebody should be called where one is not 0 or the other is old. */
export function ledgerGauges(register: Registry, { db }: Pick<Database, 'db'>) {
  const proved = new Gauge({
    name: 'ledger_proved_timestamp_seconds',
    help: 'When the ledger was last proven',
    registers: [register],
  })
  const faults = new Gauge({
    name: 'ledger_faults',
    help: 'What was wrong with the ledger when it was last proven',
    registers: [register],
    async collect() {
      const [last] = await lastProof(db).catch(() => [])
      // Without a proof, or without a database, there is no figure rather than a good one.
      faults.remove()
      proved.remove()
      if (!last) return
      faults.set(last.faults.length)
      proved.set(last.provedAt.getTime() / 1_000)
    },
  })
}

function lastProof(db: Database['db']) {
  return db.select().from(ledgerProof).orderBy(desc(ledgerProof.provedAt)).limit(1)
}
