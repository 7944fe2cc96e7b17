import { staffOfBrand } from 'contracts'
import { queryClient } from 'shared-state/query'
import { Access } from '../access/access.tsx'
import { staffPage } from '../session/staff-page.tsx'
import { staffRead } from '../session/staff-read.ts'

export const { preload, Page } = staffPage({
  roles: [],
  Content: Access,
  load: ({ brand }) => queryClient.prefetchQuery(staffRead(brand, staffOfBrand)),
})
