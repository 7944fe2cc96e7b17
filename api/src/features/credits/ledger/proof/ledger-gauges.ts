import { desc } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../../../db/database.ts'
import { ledgerProof } from '../../../../tables/credits.ts'

type Proof = typeof ledgerProof.$inferSelect

const GAUGES = [
  {
    name: 'ledger_faults',
    help: 'Faults found when the ledger was last proven',
    of: ({ faults }: Proof) => faults.length,
  },
  {
    name: 'ledger_proved_timestamp_seconds',
    help: 'When the ledger was last proven',
    of: ({ provedAt }: Proof) => provedAt.getTime() / 1_000,
  },
]

/** Metrics of the last proof on any node. Alert when `ledger_faults` is not 0 or the time is old. */
export function ledgerGauges(register: Registry, { db }: Pick<Database, 'db'>) {
  for (const { name, help, of } of GAUGES) {
    const gauge = new Gauge({
      name,
      help,
      registers: [register],
      // Each gauge queries for itself: the registry writes each as soon as it resolves.
      async collect() {
        const [last] = await lastProof(db).catch(() => [])
        // Without a proof or a database there is no figure, rather than one that looks good.
        if (last) gauge.set(of(last))
        else gauge.remove()
      },
    })
  }
}

function lastProof(db: Database['db']) {
  return db.select().from(ledgerProof).orderBy(desc(ledgerProof.provedAt)).limit(1)
}
