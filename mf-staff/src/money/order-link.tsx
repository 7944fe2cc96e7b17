import { pathAtBrand, pathWith, staffPaths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { useBrand } from '../session/brand-context.ts'
import { useWords } from '../use-words.ts'

const LISTS = ['staff-orders', 'staff-waiting-money', 'staff-reconciliation'] as const

/** Leads to an order's page, which leads back to this one with its filters. */
export function OrderLink({ id }: { readonly id: string }) {
  const brand = useBrand()
  const { pathname, search } = useLocation()
  return (
    <Link
      to={pathAtBrand(pathWith(staffPaths['staff-orders-id'], { id }), brand)}
      state={{ list: pathname + search }}
    >
      {id}
    </Link>
  )
}

/** Leads from an order back to the list that it was opened from, or else to that of all orders. */
export function ListLink() {
  const t = useWords()
  const brand = useBrand()
  const { state } = useLocation()
  const { list } = (state ?? {}) as { readonly list?: string }
  const name = LISTS.find((one) => list?.split('?')[0] === staffPaths[one])
  return (
    <Link to={(name && list) ?? pathAtBrand(staffPaths['staff-orders'], brand)}>
      {t(`titles.${name ?? 'staff-orders'}`)}
    </Link>
  )
}
