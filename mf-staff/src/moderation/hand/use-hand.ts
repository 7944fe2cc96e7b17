import {
  claimCase,
  claimCases,
  decideCase,
  getCase,
  getCaseFigures,
  getCases,
  releaseClaims,
  renewClaims,
  undoDecision,
} from 'contracts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { queryClient } from 'shared-state/query'
import { currentSettings } from 'shared-state/session'
import { useKeptClaims } from '../../claims/use-kept-claims.ts'
import { staffRead } from '../../queries/staff-read.ts'
import { useBrand } from '../../session/brand-context.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { type ModeratedKind, moderatedKinds } from '../moderated-kinds.ts'
import { createHand, type Hand } from './hand.ts'

/** Nobody has looked at a case so soon. */
const UNSEEN_MS = 300

/** The cases in hand while this page is open, beginning with one. */
export function useHand(first: string, kind: ModeratedKind | null) {
  const brand = useBrand()
  const call = useStaffCall()
  const [hand] = useState((): Hand => {
    const kinds = kind ? [kind] : [...moderatedKinds]
    return createHand(
      {
        claim: async (most) => (await call(claimCases, { body: { kinds, most } })).cases,
        take: (id) => call(claimCase, { body: { id } }),
        renew: async (ids) => (await call(renewClaims, { body: { ids: [...ids] } })).ids,
        release: (ids) => call(releaseClaims, { body: { ids: [...ids] } }, { keepalive: true }),
        decide: async (id, decision) => (await call(decideCase, { body: { id, decision } })).case,
        async undo(id) {
          await call(undoDecision, { body: { id } })
          // It may have been read anew while it was decided, and nobody can decide that.
          await queryClient.invalidateQueries(staffRead(brand, getCase, { query: { id } }))
        },
        prefetch(id) {
          const read = staffRead(brand, getCase, { query: { id } })
          void queryClient.fetchQuery(read).then(
            ({ case: { picture } }) => {
              if (picture) new Image().src = currentSettings().cdn_prefix + picture.filename
            },
            () => undefined,
          )
        },
      },
      first,
      UNSEEN_MS,
    )
  })

  useKeptClaims({ take: hand.open, renew: () => void hand.renew(), release: hand.close })
  useEffect(
    () => () => {
      // The lists show what has been decided since.
      for (const { path } of [getCases, getCaseFigures])
        void queryClient.invalidateQueries({ queryKey: [path] })
    },
    [],
  )

  return { hand, ...useSyncExternalStore(hand.subscribe, hand.get) }
}
