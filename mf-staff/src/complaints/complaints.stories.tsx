import type { StaffComplaint } from 'contracts'
import type { ReactNode } from 'react'
import { staffStory } from '../fixture-story.tsx'
import { History } from './complaint/history.tsx'
import type { WholeComplaint } from './complaint/whole-complaint.ts'
import { InboxTable } from './inbox/inbox-table.tsx'

export default { title: 'mf-staff/Complaints' }

const late: StaffComplaint = {
  id: 'c1',
  reference: 'K7QM-2XHP',
  topic: 'payment',
  language: 'fi',
  state: 'open',
  created_at: '2026-05-01T08:00:00.000Z',
  due_at: '2026-05-04T08:00:00.000Z',
  is_late: true,
  closed_at: null,
  replies: 0,
  claim: null,
}
const open: StaffComplaint = { ...late, id: 'c2', reference: 'B3RT-9WLD', topic: 'minor', is_late: false }
const going: StaffComplaint = {
  ...open,
  id: 'c3',
  reference: 'M4XN-7PCE',
  topic: 'member',
  replies: 1,
  claim: { name: 'Kim', is_me: false, until: '2026-05-04T08:05:00.000Z' },
}

const whole: WholeComplaint = {
  ...going,
  text: 'Maksoin kahdesti.',
  email: 'ann@example.com',
  member: null,
  told: 'received',
  case: 'case-1',
  is_own: false,
  history: [
    { id: 'c3', kind: 'received', at: late.created_at, by: null, text: null, mail: 'sent' },
    {
      id: 'r1',
      kind: 'reply',
      at: '2026-05-02T08:00:00.000Z',
      by: 'Sam',
      text: 'Hei,\n\nmilloin se tapahtui?',
      mail: 'dead',
    },
  ],
  others: [],
}

const story = (part: ReactNode) => staffStory(part, { roles: ['support'] })

export const Waiting = story(<InboxTable caption="Complaints" complaints={[late, open, going]} />)

export const Answered = story(
  <InboxTable
    caption="Complaints"
    complaints={[{ ...going, state: 'closed', due_at: null, closed_at: '2026-05-02T08:00:00.000Z' }]}
  />,
)

export const Told = story(<History complaint={whole} />)
