import { getOperations } from 'contracts'
import { queryClient } from 'shared-state/query'
import { staffStory } from '../fixture-story.tsx'
import { siteState } from './fixture-site-state.ts'
import { Health } from './health.tsx'
import { Jobs } from './jobs.tsx'
import { Operations } from './operations.tsx'
import { Outbox } from './outbox.tsx'
import { Refusals } from './refusals.tsx'

export default { title: 'mf-staff/Operations' }

const { outbox, webhooks } = siteState

export const Page = staffStory(<Operations />, {
  answer: () => queryClient.setQueryData([getOperations.path], siteState),
})

/** A site on which no job ever ran, nothing is undeliverable, and no webhook was refused. */
export const Quiet = staffStory(
  <>
    <Health {...siteState} jobs={null} />
    <Outbox outbox={{ ...outbox, dead: 0, letters: [] }} />
    <Refusals refusals={[]} />
    <Jobs jobs={null} />
  </>,
)

export const Refused = staffStory(
  <Refusals
    refusals={[
      ...webhooks.refusals,
      {
        id: 'r2',
        at: '2026-11-28T10:00:00.000Z',
        reason: 'unreadable',
        size: 61_204,
        hash: 'fedcba9876543210',
      },
    ]}
  />,
)
