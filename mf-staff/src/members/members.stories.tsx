import type { StaffMember } from 'contracts'
import type { ReactNode } from 'react'
import { staffStory } from '../fixture-story.tsx'
import { MembersTable } from './members-table.tsx'
import { Head } from './page/head.tsx'

export default { title: 'mf-staff/Members' }

const ann: StaffMember = {
  id: 'a1',
  name: 'Ann',
  status: 'confirmed',
  role: 'premium',
  country: 'NL',
  language: 'nl',
  created_at: '2026-05-01T08:00:00.000Z',
  is_demo: false,
}
const ben: StaffMember = { ...ann, id: 'b2', name: 'Ben', status: 'suspended', role: 'free', country: null }

const story = (part: ReactNode) => staffStory(part, { roles: ['support'] })

const more = { credits: 240, suspended_until: null, deleted_at: null, is_changeable: true }

export const Found = story(<MembersTable members={[ann, ben]} />)

export const Overview = story(<Head member={{ ...ann, ...more }} />)

export const Leaving = story(
  <Head member={{ ...ann, ...more, status: 'pending_deletion', deleted_at: '2026-06-01T08:00:00.000Z' }} />,
)

export const Colleague = story(<Head member={{ ...ann, ...more, role: 'staff', is_changeable: false }} />)
