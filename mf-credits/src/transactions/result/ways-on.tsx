import { href, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useLastChat } from 'shared-state/last-chat'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../../use-words.ts'
import classes from './result.module.css'

/** The places where the credits are good for something. */
export function WaysOn() {
  const t = useWords()
  const chat = useLastChat()
  return (
    <div className={classes.ways}>
      {chat && (
        <Link to={href('members-id-chat', { id: chat.profile })} {...buttonLook()}>
          {t('ways.chat')}
        </Link>
      )}
      <Link to={paths.members} {...buttonLook({ variant: chat ? 'secondary' : 'primary' })}>
        {t('ways.search')}
      </Link>
    </div>
  )
}
