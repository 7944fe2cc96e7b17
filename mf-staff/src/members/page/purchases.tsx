import { type AnswerOf, getStaffMemberPayment, getStaffMemberPurchases } from 'contracts'
import { useFormat } from 'shared-state/format'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { useWords } from '../../use-words.ts'
import classes from '../members.module.css'
import { useLook } from '../use-look.ts'
import { Facts } from './facts.tsx'
import type { MemberHead } from './member-head.ts'
import { Part } from './part.tsx'

type Bought = AnswerOf<typeof getStaffMemberPurchases>
type Order = Bought['orders'][number]

/** The member's orders, with what became of them. */
export function Purchases({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  return (
    <Part title={t('members.orders.title')}>
      <OrdersTable member={member} />
    </Part>
  )
}

function OrdersTable({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  const format = useFormat()
  const query = useLook(getStaffMemberPurchases, { query: { member: member.id } })
  const columnsOf = ({ refunds, disputes, debits }: Bought): readonly Column<Order>[] => [
    { key: 'at', title: t('members.at'), render: ({ created_at }) => format.dateTime(created_at) },
    {
      key: 'id',
      title: t('members.orders.order'),
      isHeading: true,
      render: ({ id, payment_id }) => (
        <>
          {id}
          <div className={classes.muted}>{payment_id}</div>
        </>
      ),
    },
    {
      key: 'status',
      title: t('members.state'),
      render: ({ status }) => t(`members.orders.states.${status}`),
    },
    {
      key: 'credits',
      title: t('members.credits'),
      align: 'end',
      render: ({ credits }) => format.number(credits),
    },
    {
      key: 'amount',
      title: t('members.orders.amount'),
      align: 'end',
      render: ({ amount, currency }) => format.price(amount, currency),
    },
    {
      key: 'method',
      title: t('members.orders.method'),
      render: ({ payment_method }) => t(`members.orders.methods.${payment_method}`),
    },
    {
      key: 'after',
      title: t('members.orders.after'),
      render: ({ id }) => (
        <>
          {refunds
            .filter(({ order }) => order === id)
            .map(({ amount, currency, status }) => (
              <div key={id}>
                {t('members.orders.refund', { amount: format.price(amount, currency) })} ·{' '}
                {t(`members.orders.refundStates.${status}`)}
              </div>
            ))}
          {disputes
            .filter(({ order }) => order === id)
            .map(({ at, state, reason }) => (
              <div key={at}>
                {t('members.orders.dispute', { date: format.date(at) })} · {reason ?? state}
              </div>
            ))}
          {debits
            .filter(({ order }) => order === id)
            .map(({ mandate, returned_at }) => (
              <div key={mandate}>
                {t('members.orders.mandate', { mandate })}
                {returned_at !== null &&
                  ` · ${t('members.orders.returned', { date: format.date(returned_at) })}`}
              </div>
            ))}
        </>
      ),
    },
  ]
  return (
    <Loaded query={query}>
      {(bought) =>
        bought.orders.length === 0 ? (
          <p className={classes.muted}>{t('members.orders.none')}</p>
        ) : (
          <DataTable
            caption={t('members.orders.title')}
            columns={columnsOf(bought)}
            rows={bought.orders.toReversed()}
          />
        )
      }
    </Loaded>
  )
}

/** Names, addresses and numbers: a look of its own. */
export function Payment({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  return (
    <Part title={t('members.payment.title')}>
      <Details member={member} />
    </Part>
  )
}

function Details({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  const query = useLook(getStaffMemberPayment, { query: { member: member.id } })
  return (
    <Loaded query={query}>
      {({ debits }) =>
        debits.length === 0 ? (
          <p className={classes.muted}>{t('members.payment.none')}</p>
        ) : (
          <>
            {debits.map((debit) => (
              <Facts
                key={debit.mandate}
                facts={[
                  [t('members.payment.mandate'), debit.mandate],
                  [t('members.payment.holder'), debit.account_holder],
                  [t('members.payment.account'), debit.iban],
                  [
                    t('members.payment.address'),
                    `${debit.street} ${debit.house_number}, ${debit.postal_code} ${debit.city}`,
                  ],
                  [t('members.payment.phone'), debit.mobile_number],
                ]}
              />
            ))}
          </>
        )
      }
    </Loaded>
  )
}
