import { getStaffBrandHistory } from 'contracts'
import type { ReactNode } from 'react'
import { queryClient } from 'shared-state/query'
import { staffStory } from '../fixture-story.tsx'
import { BrandFilters } from './brand-filters.tsx'
import { BrandsTable } from './brands-table.tsx'
import { Draft } from './editor/draft.tsx'
import { GroupForm } from './editor/group-form.tsx'
import { History } from './editor/history.tsx'
import { amberly } from './fixture-brand.ts'

export default { title: 'mf-staff/Brands' }

const at = '2026-11-01T08:00:00.000Z'

const story = (part: ReactNode) =>
  staffStory(part, {
    answer: () => {
      queryClient.setQueryData([getStaffBrandHistory.path, {}], {
        revisions: [
          {
            number: 2,
            author: 'Ann',
            note: 'A month to change one’s mind',
            published_at: at,
            was: { refund_days: 14 },
            is: { refund_days: 30 },
          },
        ],
        has_more: false,
      })
    },
  })

export const List = story(
  <BrandsTable
    brands={[
      { id: 'amberly', name: 'Amberly', domain: 'localhost', state: 'live', published_at: at },
      { id: 'nova', name: 'Nova', domain: 'nova.localhost', state: 'new', published_at: null },
    ]}
  />,
)

export const WithProblems = story(
  <Draft
    brand={{
      is_open: true,
      live: amberly,
      draft: { changes: { domain: 'she.localhost', refund_days: 30 }, author: 'Ann', made_at: at },
      problems: [{ field: 'domain', kind: 'host_taken', names: ['she.localhost'] }],
    }}
  />,
)

export const Audience = story(<GroupForm group="audience" document={amberly} />)

export const Money = story(<GroupForm group="money" document={amberly} />)

export const Prices = story(<GroupForm group="prices" document={amberly} />)

export const Chat = story(<GroupForm group="chat" document={amberly} />)

export const Profiles = story(<GroupForm group="profiles" document={amberly} />)

export const Moderation = story(<GroupForm group="moderation" document={amberly} />)

export const Filters = story(<BrandFilters />)

export const Past = story(<History />)
