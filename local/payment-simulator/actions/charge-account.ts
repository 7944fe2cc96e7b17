import type { PaymentRecord } from '../records.ts'
import type { World } from '../world.ts'
import { processThenSucceed } from './choose-outcome.ts'
import type { SepaAccount } from './create-body.ts'
import { fail, setStatus } from './set-status.ts'

/** A SEPA direct debit: the bank needs a while, then does as the control page says. */
export function chargeAccount(world: World, payment: PaymentRecord, { iban }: SepaAccount): PaymentRecord {
  const started = { ...payment, family: 'bank_debit', type: 'sepa', lastDigits: iban.slice(-4) }
  switch (world.store.behaviour().debits) {
    case 'succeed':
      return processThenSucceed(world, started)
    case 'wait':
      return setStatus(world, started, { status: 'processing' })
    case 'fail':
      return fail(world, started, 'AC01', 'The account does not exist.')
  }
}
