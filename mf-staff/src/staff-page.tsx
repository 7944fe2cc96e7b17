import { brandIn, type StaffBrand } from 'contracts'
import { notFound, type PreloadInput } from 'platform/runtime/remote'
import { useLocation } from 'platform/runtime/router'
import type { ComponentType } from 'react'
import { codeOf } from 'shared-state/problem-text'
import { queryClient, useQuery } from 'shared-state/query'
import { Gate } from './factor/gate.tsx'
import { ProveProvider } from './factor/prove-dialog.tsx'
import { staffQuery } from './queries/staff-query.ts'
import { BrandContext } from './session/brand-context.ts'
import { hasRole, type PageRoles } from './session/has-role.ts'

interface StaffPageParts {
  /** The roles that open it at the brand at work; for everybody else there is no such page. */
  readonly roles: PageRoles
  /** Drawn once a second factor has proven the session. */
  readonly Content: ComponentType
  /** Loads what the content cannot be drawn without: `({ brand, search }) => queryClient.prefetchQuery(staffRead(brand, …))`. */
  readonly load?: (input: PreloadInput & { readonly brand: StaffBrand }) => Promise<unknown>
}

/** A page of the back office: `export const { preload, Page } = staffPage({ roles: ['finance'], Content })`. */
export function staffPage({ roles, Content, load }: StaffPageParts) {
  async function preload(input: PreloadInput) {
    const staff = await queryClient.fetchQuery(staffQuery).catch((error: unknown) => {
      throw codeOf(error) === 'not_found' ? notFound() : error
    })
    const brand = brandIn(staff, input.search)
    if (!brand || !hasRole(brand, roles)) throw notFound()
    if (staff.second_factor.verified_until !== null) await load?.({ ...input, brand })
  }

  function Page() {
    const { search } = useLocation()
    const { data: staff } = useQuery(staffQuery)
    const brand = staff && brandIn(staff, search)
    // Without a role there is nothing to show: `preload` has refused the page, or the role was taken away meanwhile.
    if (!brand || !hasRole(brand, roles)) return null
    return (
      <BrandContext value={brand}>
        <ProveProvider>
          <Gate>
            {/* Another brand's page begins anew. */}
            <Content key={brand.id} />
          </Gate>
        </ProveProvider>
      </BrandContext>
    )
  }

  return { preload, Page }
}
