import { type AnswerOf, getWaitingMoney, waitingMoneyKinds } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { EmptyState } from 'shared-ui/empty-state'
import { Select } from 'shared-ui/select'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useBrand } from '../../session/brand-context.ts'
import { useStaffRead } from '../../session/use-staff-read.ts'
import { useWords } from '../../use-words.ts'
import { ListPages } from '../list-pages.tsx'
import classes from '../money.module.css'
import { OrderLink } from '../order-link.tsx'

type Waiting = AnswerOf<typeof getWaitingMoney>['waiting'][number]

const ANY = 'any'
const TONES = {
  refund_failed: 'danger',
  refund_pending: 'warning',
  dispute: 'danger',
  debit: 'warning',
} as const

/** Refunds, disputes and returned debits that wait for finance, the oldest first. */
export function WaitingMoney() {
  const t = useWords()
  const brand = useBrand()
  const [search, setSearch] = useSearchParams()
  const kind = waitingMoneyKinds.find((one) => one === search.get('kind'))
  const after = search.get('after')
  const query = useStaffRead(getWaitingMoney, { query: { ...(kind && { kind }), ...(after && { after }) } })
  const show = (chosen: string | null) => {
    const next = new URLSearchParams(search)
    next.delete('after')
    if (chosen === null || chosen === ANY) next.delete('kind')
    else next.set('kind', chosen)
    setSearch(next)
  }
  return (
    <>
      <PageHead
        title={t('titles.staff-waiting-money')}
        text={t('money.waiting.about', { brand: brand.name })}
      />
      <div className={classes.filters}>
        <Select
          label={t('money.waiting.kind')}
          placeholder={t('money.any')}
          value={kind ?? ANY}
          onChange={show}
          options={[ANY, ...waitingMoneyKinds].map((id) => ({
            id,
            label: id === ANY ? t('money.any') : t(`money.waiting.kinds.${id as Waiting['kind']}`),
          }))}
        />
      </div>
      <Loaded query={query}>
        {({ waiting, next }) =>
          waiting.length === 0 ? (
            <EmptyState heading={t('money.waiting.none')}>{t('money.waiting.noneNote')}</EmptyState>
          ) : (
            <>
              <WaitingTable waiting={waiting} />
              <ListPages next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function WaitingTable({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const t = useWords()
  const format = useFormat()
  const columns: readonly Column<Waiting>[] = [
    { key: 'at', title: t('money.waiting.since'), render: ({ at }) => format.dateTime(at) },
    {
      key: 'kind',
      title: t('money.waiting.kind'),
      render: ({ kind }) => (
        <Badge look="soft" tone={TONES[kind]}>
          {t(`money.waiting.kinds.${kind}`)}
        </Badge>
      ),
    },
    {
      key: 'order',
      title: t('members.orders.order'),
      isHeading: true,
      render: ({ order }) => <OrderLink id={order} />,
    },
    {
      key: 'amount',
      title: t('members.orders.amount'),
      align: 'end',
      render: ({ amount, currency }) => format.price(amount, currency),
    },
    { key: 'why', title: t('money.waiting.why'), render: ({ why }) => why },
  ]
  return <DataTable caption={t('titles.staff-waiting-money')} columns={columns} rows={waiting} />
}
