import { useLocation, useNavigate, useParams, useSearchParams } from 'platform/runtime/router'
import { useEffect, useEffectEvent } from 'react'
import { useBrand } from '../../session/brand-context.ts'
import { CasePage } from '../case/case-page.tsx'
import { useHand } from '../hand/use-hand.ts'
import { kindIn, queuePath } from '../moderated-kinds.ts'
import { AllDone } from './all-done.tsx'

/** The page of a case, which goes on to the next one after each decision. */
export function Moderate() {
  const { id = '' } = useParams()
  const { key, state } = useLocation()
  // The address follows the cases in hand. Any other way to a case, such as a link, begins anew.
  const work = (state as { work?: string } | null)?.work ?? key
  return <Work key={work} work={work} first={id} />
}

function Work({ work, first }: { readonly work: string; readonly first: string }) {
  const brand = useBrand()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const kind = kindIn(search)
  const { hand, ...state } = useHand(first, kind)
  const { current } = state
  const { id } = useParams()

  const follow = useEffectEvent((shown: string) => {
    if (shown !== id) void navigate(queuePath(brand, kind, shown), { replace: true, state: { work } })
  })
  useEffect(() => {
    if (current !== null) follow(current)
  }, [current])

  if (current === null) return <AllDone hand={hand} state={state} />
  return <CasePage key={current} id={current} hand={hand} state={state} />
}
