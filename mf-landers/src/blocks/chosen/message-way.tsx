import { href, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useSettings } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../../use-words.ts'
import { useChosen } from './chosen.ts'
import classes from './message-way.module.css'

interface MessageWayProps {
  readonly button: string
  readonly note: string
}

/** The way a message takes: by a signup, into a member's chat, or after a login where signups are closed. */
export function MessageWay({ button, note }: MessageWayProps) {
  const t = useWords()
  const { name: site, signups } = useSettings()
  const { member, mayWrite } = useChosen()
  const { id, name } = member
  const look = buttonLook({ size: 'large', isFullWidth: true })
  const chat = href('members-id-chat', { id })
  if (mayWrite === 'not to oneself') return <p className={classes.note}>{t('chosen.own')}</p>
  if (mayWrite === 'in the chat') {
    return (
      <Link to={chat} {...look}>
        {t('chosen.write', { name })}
      </Link>
    )
  }
  if (mayWrite === 'after a login') {
    return (
      <div className={classes.root}>
        <p>{t(signups === 'none' ? 'chosen.closed' : 'chosen.inviteOnly', { name: site })}</p>
        <Link to={`${paths.login}?${new URLSearchParams({ back: chat })}`} {...look}>
          {t('chosen.login')}
        </Link>
      </div>
    )
  }
  return (
    <div className={classes.root}>
      <Link to={href('members-id-signup', { id })} {...look}>
        {button}
      </Link>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  )
}
