import { desc } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../db/database.ts'
import { ledgerProof } from '../../tables/credits.ts'

type Proof = typeof ledgerProof.$inferSelect

const GAUGES = [
  {
    name: 'ledger_faults',
    help: 'What was wrong with the ledger when it was last proven',
    of: ({ faults }: Proof) => faults.length,
  },
  {
    name: 'ledger_proved_timestamp_seconds',
    help: 'When the ledger was last proven',
    of: ({ provedAt }: Proof) => provedAt.getTime() / 1_000,
  },
]

/** What the last proof found, on whichever node it ran. Somebody should be called where one is not 0 or the other is old. */
export function ledgerGauges(register: Registry, { db }: Pick<Database, 'db'>) {
  for (const { name, help, of } of GAUGES) {
    const gauge = new Gauge({
      name,
      help,
      registers: [register],
      // Each asks for itself: a register asks all at once, and writes down each as soon as it has answered.
      async collect() {
        const [last] = await lastProof(db).catch(() => [])
        // Without a proof, or without a database, there is no figure rather than a good one.
        if (last) gauge.set(of(last))
        else gauge.remove()
      },
    })
  }
}

function lastProof(db: Database['db']) {
  return db.select().from(ledgerProof).orderBy(desc(ledgerProof.provedAt)).limit(1)
}
