import { useStore } from 'shared-state/store'
import { useWords } from '../../use-words.ts'
import classes from './notifications-section.module.css'
import { pushState } from './push-state.ts'

/** How many browsers push reaches, and why perhaps none. */
export function PushReach({ browsers }: { readonly browsers: number }) {
  const t = useWords()
  const state = pushState(
    useStore((store) => store.push),
    browsers,
  )
  return (
    <p className={classes['push']}>
      {browsers > 0 && t('settings.push.browsers', { count: browsers })}{' '}
      {state && t(`settings.push.states.${state}`)}
    </p>
  )
}
