import { type CaseContext, getCase } from 'contracts'
import { queryClient } from 'shared-state/query'
import { staffWith } from '../fixture-staff.ts'
import { staffStory } from '../fixture-story.tsx'
import { staffRead } from '../queries/staff-read.ts'
import { CasePage } from './case/case-page.tsx'
import { caseOf, contextOf, objected, reported } from './fixture-case.ts'
import { createHand } from './hand/hand.ts'
import type { HandState } from './hand/hand-state.ts'

export default { title: 'mf-staff/Moderation' }

const never = () => new Promise<never>(() => {})

function story(context: CaseContext, change: Partial<HandState> = {}) {
  const { id } = context.case
  return staffStory(
    () => {
      const calls = { claim: never, take: never, renew: never, release: never, decide: never, undo: never }
      const hand = createHand({ ...calls, prefetch: () => {} }, id)
      return <CasePage id={id} hand={hand} state={{ ...hand.get(), ...change }} />
    },
    {
      roles: ['moderator'],
      answer: () => {
        const [brand] = staffWith().brands
        if (brand) queryClient.setQueryData(staffRead(brand, getCase, { query: { id } }).queryKey, context)
      },
    },
  )
}

const photo = contextOf(caseOf('photo', 'Anna'))
const proposal = { by: { id: 'jo', name: 'Jo', is_me: false }, rule: 'scam', facts: '' } as const

export const Photo = story(photo)

export const PhotoSeenBefore = story({
  ...photo,
  subject: {
    kind: 'photo',
    photo: photo.subject.kind === 'photo' ? photo.subject.photo : null,
    like_rejected: 'nudity',
    also_of: [{ id: 'ben', name: 'Ben' }],
  },
})

export const Report = story(reported)

export const BanProposed = story({ ...reported, case: { ...reported.case, proposal } })

export const Objection = story(objected)

export const Done = story({ ...photo, actions: [], case: { ...photo.case, state: 'done' } })
