import { getStaffOrder } from 'contracts'
import { useParams } from 'platform/runtime/router'
import { codeOf } from 'shared-state/problem-text'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useLook } from '../../members/use-look.ts'
import { useBrand } from '../../session/brand-context.ts'
import { hasRole } from '../../session/has-role.ts'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import { ListLink } from '../order-link.tsx'
import { OrderState } from '../order-state.tsx'
import { History } from './history.tsx'
import { OurSide } from './our-side.tsx'
import { RefundCard } from './refund-card.tsx'
import { TheirSide } from './their-side.tsx'

/** One order: our side beside the switch's, its refund, and all that happened to it. */
export function OrderPage() {
  const t = useWords()
  const isFinance = hasRole(useBrand(), ['finance'])
  const { id = '' } = useParams()
  const query = useLook(getStaffOrder, { query: { order: id } })
  const order = query.data?.order
  if (codeOf(query.error) === 'not_found')
    return (
      <>
        <PageHead title={t('titles.staff-orders-id')} back={<ListLink />} />
        <EmptyState heading={t('money.noSuch')}>{t('money.noSuchNote')}</EmptyState>
      </>
    )
  return (
    <div className={classes.page}>
      <PageHead
        title={t('titles.staff-orders-id')}
        back={<ListLink />}
        text={t('money.logged')}
        actions={order && <OrderState status={order.status} isDemo={order.is_demo} />}
      />
      <Loaded query={query}>
        {(view) => (
          <>
            <div className={classes.cards}>
              <OurSide view={view} />
              <TheirSide view={view} isFinance={isFinance} />
              <RefundCard view={view} isFinance={isFinance} />
            </div>
            <History history={view.history} />
          </>
        )}
      </Loaded>
    </div>
  )
}
