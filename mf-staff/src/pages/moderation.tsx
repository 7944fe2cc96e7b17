import { getCaseFigures } from 'contracts'
import { queryClient } from 'shared-state/query'
import { Queue } from '../moderation/queue/queue.tsx'
import { staffRead } from '../queries/staff-read.ts'
import { staffPage } from '../staff-page.tsx'

export const { preload, Page } = staffPage({
  roles: ['moderator'],
  Content: Queue,
  load: ({ brand }) => queryClient.prefetchQuery(staffRead(brand, getCaseFigures)),
})
