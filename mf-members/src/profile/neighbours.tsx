import { href } from 'contracts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'
import { amongIn } from './among-in.ts'
import classes from './neighbours.module.css'

/** From a list of members, the ways to the one before and the one after. */
export function Neighbours({ id }: { readonly id: string }) {
  const t = useWords()
  const { state } = useLocation() as { readonly state: unknown }
  const among = amongIn(state)
  const place = among.indexOf(id)
  const previous = among[place - 1]
  const next = place === -1 ? undefined : among[place + 1]
  if (previous === undefined && next === undefined) return null
  const look = buttonLook({ variant: 'quiet', size: 'small' })
  return (
    <nav className={classes['root']} aria-label={t('neighbours.navigation')}>
      {previous !== undefined && (
        <Link to={href('members-id', { id: previous })} state={state} rel="prev" replace {...look}>
          <ChevronLeft aria-hidden="true" />
          {t('neighbours.previous')}
        </Link>
      )}
      {next !== undefined && (
        <Link to={href('members-id', { id: next })} state={state} rel="next" replace {...look} data-next="">
          {t('neighbours.next')}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
