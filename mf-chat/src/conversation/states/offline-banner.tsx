import { useIsOnline } from 'shared-state/is-online'
import { useWords } from '../../use-words.ts'
import classes from './states.module.css'

/** §8: says that messages wait while there is no network. */
export function OfflineBanner() {
  const t = useWords()
  const isOnline = useIsOnline()
  return (
    <div role="status">{!isOnline && <p className={classes.offline}>{t('conversation.offline')}</p>}</div>
  )
}
