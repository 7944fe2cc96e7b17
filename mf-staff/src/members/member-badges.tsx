import type { StaffMember } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'
import classes from './members.module.css'

const TONES = {
  not_confirmed: 'warning',
  confirmed: 'success',
  pending_deletion: 'warning',
  banned: 'danger',
  suspended: 'danger',
} as const

/** The state of an account, and what it is. */
export function MemberBadges({ status, role, is_demo }: Pick<StaffMember, 'status' | 'role' | 'is_demo'>) {
  const t = useWords()
  return (
    <span className={classes.badges}>
      <Badge look="soft" tone={TONES[status]}>
        {t(`members.status.${status}`)}
      </Badge>
      <Badge look="soft">{t(`members.role.${role}`)}</Badge>
      {is_demo && <Badge look="soft">{t('members.demo')}</Badge>}
    </span>
  )
}
