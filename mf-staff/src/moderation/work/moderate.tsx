import { getCase } from 'contracts'
import { useLocation, useNavigate, useParams, useSearchParams } from 'platform/runtime/router'
import { Activity, useEffect, useEffectEvent } from 'react'
import { useQuery } from 'shared-state/query'
import { staffRead } from '../../queries/staff-read.ts'
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
    if (current !== null) return afterPaint(() => follow(current))
  }, [current])

  const next = state.next[0] ?? ''
  const isNextLoaded =
    useQuery({ ...staffRead(brand, getCase, { query: { id: next } }), enabled: false }).data !== undefined

  if (current === null) return <AllDone hand={hand} state={state} />
  // The next case is rendered while the moderator looks at this one, so that the key that decides only has to show it.
  const rendered = isNextLoaded && next !== current ? [current, next] : [current]
  return rendered.map((one) => (
    <Activity key={one} mode={one === current ? 'visible' : 'hidden'}>
      <CasePage id={one} hand={hand} state={one === current ? state : { ...state, refusal: null }} />
    </Activity>
  ))
}

/** Runs what need not be done before the screen shows a change. */
function afterPaint(run: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
