import { getStaffBrand } from 'contracts'
import { queryClient } from 'shared-state/query'
import { BrandPage } from '../brands/editor/brand-page.tsx'
import { staffRead } from '../queries/staff-read.ts'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({
  roles: [],
  Content: BrandPage,
  load: ({ brand }) => queryClient.prefetchQuery(staffRead(brand, getStaffBrand)),
})
