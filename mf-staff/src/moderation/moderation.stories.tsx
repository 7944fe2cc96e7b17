import { type CaseContext, getCase } from 'contracts'
import { RouterBridge } from 'platform/runtime/router'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { staffRead } from '../queries/staff-read.ts'
import { BrandContext } from '../session/brand-context.ts'
import { CasePage } from './case/case-page.tsx'
import { caseOf, contextOf, objected, reported } from './fixture-case.ts'
import { createHand } from './hand/hand.ts'
import type { HandState } from './hand/hand-state.ts'

export default { title: 'mf-staff/Moderation' }

const never = () => new Promise<never>(() => {})

function story(context: CaseContext, change: Partial<HandState> = {}) {
  return {
    render: () => {
      const staff = staffWith({ roles: ['moderator'] })
      startStaff(staff)
      const [brand = null] = staff.brands
      const { id } = context.case
      if (brand) {
        const { queryKey } = staffRead(brand, getCase, { query: { id } })
        queryClient.setQueryData(queryKey, context)
      }
      const calls = { claim: never, take: never, renew: never, release: never, decide: never, undo: never }
      const hand = createHand({ ...calls, prefetch: () => {} }, id)
      return (
        <QueryClientProvider client={queryClient}>
          <RouterBridge
            location={{
              pathname: `/staff/moderation/${id}`,
              search: '',
              hash: '',
              state: null,
              key: 'first',
            }}
            navigator={{ createHref: () => '#', go() {}, push() {}, replace() {} }}
            guardLeaving={() => () => {}}
            titlePage={() => () => {}}
          >
            <BrandContext value={brand}>
              <CasePage id={id} hand={hand} state={{ ...hand.get(), ...change }} />
            </BrandContext>
          </RouterBridge>
        </QueryClientProvider>
      )
    },
  }
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
