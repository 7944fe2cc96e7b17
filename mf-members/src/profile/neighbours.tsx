import { href } from 'contracts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'
import { listIn } from './list-in.ts'
import classes from './neighbours.module.css'

/** Links to the previous and next member of the list from which the profile was opened. */
export function Neighbours({ id }: { readonly id: string }) {
  const t = useWords()
  const { state } = useLocation() as { readonly state: unknown }
  const ids = listIn(state)
  const index = ids.indexOf(id)
  const previous = ids[index - 1]
  const next = index === -1 ? undefined : ids[index + 1]
  if (previous === undefined && next === undefined) return null
  const look = buttonLook({ variant: 'quiet', size: 'small', className: classes.way })
  return (
    <nav className={classes.root} aria-label={t('neighbours.navigation')}>
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
