import type {
  Behaviour,
  EventRecord,
  MethodRecord,
  PaymentRecord,
  RefundRecord,
  TaskRecord,
} from '../records.ts'
import { openJournal } from './journal.ts'
import { linesOf, openTable } from './table.ts'

const DEFAULT: Behaviour = {
  id: 'behaviour',
  webhooks: 'normal',
  debits: 'succeed',
  refunds: 'succeed',
  lateSeconds: 5,
  delaySeconds: 10,
}

/** Finished events are kept for the control page; older ones go at the next start. */
const KEPT_EVENTS = 500

export type Store = ReturnType<typeof openStore>

/** Opens everything that the switch remembers in a folder. */
export function openStore(folder: string) {
  const journal = openJournal(folder)
  const payments = openTable<PaymentRecord>('payment', journal)
  const refunds = openTable<RefundRecord>('refund', journal)
  const methods = openTable<MethodRecord>('method', journal)
  const events = openTable<EventRecord>('event', journal)
  const tasks = openTable<TaskRecord>('task', journal)
  const behaviours = openTable<Behaviour>('behaviour', journal)

  for (const event of events.all().slice(0, -KEPT_EVENTS))
    if (event.state !== 'waiting') events.delete(event.id)
  journal.compact([
    ...linesOf('payment', payments),
    ...linesOf('refund', refunds),
    ...linesOf('method', methods),
    ...linesOf('event', events),
    ...linesOf('task', tasks),
    ...linesOf('behaviour', behaviours),
  ])
  return {
    payments,
    refunds,
    methods,
    events,
    tasks,
    behaviour: (): Behaviour => behaviours.get('behaviour') ?? DEFAULT,
    setBehaviour: (change: Partial<Behaviour>) =>
      behaviours.put({ ...(behaviours.get('behaviour') ?? DEFAULT), ...change }),
    close: () => journal.close(),
  }
}
