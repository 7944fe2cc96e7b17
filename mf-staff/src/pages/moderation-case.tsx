import { getCase } from 'contracts'
import { queryClient } from 'shared-state/query'
import { Moderate } from '../moderation/work/moderate.tsx'
import { staffRead } from '../queries/staff-read.ts'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({
  roles: ['moderator'],
  Content: Moderate,
  // The page appears with its heading, which takes the focus.
  load: ({ brand, params: { id = '' } }) =>
    queryClient.prefetchQuery(staffRead(brand, getCase, { query: { id } })),
})
