import { href, type MemberProfile, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useSettings } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'
import classes from './message-way.module.css'
import { useMayWrite } from './use-may-write.ts'

/**
 * How the message gets to the member: by a signup, for members in their chat, and after a login where the brand takes no new
 * members. Each is a link, which works before any script has loaded; the signup asks for the message, too.
 */
export function MessageWay({ member }: { readonly member: MemberProfile }) {
  const t = useWords()
  const { name: site, signups } = useSettings()
  const mayWrite = useMayWrite(member)
  const { id, name } = member
  const look = buttonLook({ size: 'large', isFullWidth: true })
  const chat = href('members-id-chat', { id })
  if (mayWrite === 'not to oneself') return <p className={classes['note']}>{t('chosen.own')}</p>
  if (mayWrite === 'in the chat') {
    return (
      <Link to={chat} {...look}>
        {t('chosen.write', { name })}
      </Link>
    )
  }
  if (mayWrite === 'after a login') {
    return (
      <div className={classes['root']}>
        <p>{t(signups === 'none' ? 'chosen.closed' : 'chosen.inviteOnly', { name: site })}</p>
        <Link to={`${paths.login}?${new URLSearchParams({ back: chat })}`} {...look}>
          {t('chosen.login')}
        </Link>
      </div>
    )
  }
  return (
    <div className={classes['root']}>
      <Link to={href('members-id-signup', { id })} {...look}>
        {t('chosen.go')}
      </Link>
      <p className={classes['note']}>{t('landers.note')}</p>
    </div>
  )
}
