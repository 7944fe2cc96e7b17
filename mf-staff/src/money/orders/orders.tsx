import { findStaffOrders } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useLook } from '../../members/use-look.ts'
import { useBrand } from '../../session/brand-context.ts'
import { useWords } from '../../use-words.ts'
import { ListPages } from '../list-pages.tsx'
import { FilterForm } from './filter-form.tsx'
import { filtersIn, queryOf } from './order-filters.ts'
import { OrdersTable } from './orders-table.tsx'

/** The orders of the brand, the latest first. */
export function Orders() {
  const t = useWords()
  const brand = useBrand()
  const [search] = useSearchParams()
  const filters = filtersIn(search)
  const after = search.get('after')
  const query = useLook(findStaffOrders, { query: { ...queryOf(filters), ...(after && { after }) } })
  return (
    <>
      <PageHead title={t('titles.staff-orders')} text={t('money.about', { brand: brand.name })} />
      {/* Other filters begin a new form. */}
      <FilterForm key={JSON.stringify(filters)} filters={filters} />
      <Loaded query={query}>
        {({ orders, next }) =>
          orders.length === 0 ? (
            <EmptyState heading={t('money.none')}>
              {t(Object.values(filters).some(Boolean) ? 'money.noneFits' : 'money.noneYet')}
            </EmptyState>
          ) : (
            <>
              <OrdersTable orders={orders} />
              <ListPages next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
