import { pathAtBrand, pathWith, staffPaths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useBrand } from '../session/brand-context.ts'

/** Leads to an order's page. */
export function OrderLink({ id }: { readonly id: string }) {
  const brand = useBrand()
  return <Link to={pathAtBrand(pathWith(staffPaths['staff-orders-id'], { id }), brand)}>{id}</Link>
}
