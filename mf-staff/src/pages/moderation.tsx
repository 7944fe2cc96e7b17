import { getCaseFigures } from 'contracts'
import { queryClient } from 'shared-state/query'
import { Queue } from '../moderation/queue/queue.tsx'
import { staffPage } from '../session/staff-page.tsx'
import { staffRead } from '../session/staff-read.ts'

export const { preload, Page } = staffPage({
  roles: ['moderator'],
  Content: Queue,
  load: ({ brand }) => queryClient.prefetchQuery(staffRead(brand, getCaseFigures)),
})
