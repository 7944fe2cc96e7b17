import { staffOfBrand } from 'contracts'
import { queryClient } from 'shared-state/query'
import { Access } from '../access/access.tsx'
import { staffRead } from '../queries/staff-read.ts'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({
  roles: [],
  Content: Access,
  load: ({ brand }) => queryClient.prefetchQuery(staffRead(brand, staffOfBrand)),
})
