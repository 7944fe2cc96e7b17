import { getStaffMemberAccount } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Card } from 'shared-ui/card'
import { Loaded } from '../../components/loaded.tsx'
import { useWords } from '../../use-words.ts'
import { ChangeButtons } from '../changes/change-buttons.tsx'
import { ResendButton } from '../changes/resend-button.tsx'
import classes from '../members.module.css'
import { useLook } from '../use-look.ts'
import { Facts } from './facts.tsx'
import type { MemberHead } from './member-head.ts'

/** The member's address, steps, consents and sessions. */
export function Account({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  const format = useFormat()
  const query = useLook(getStaffMemberAccount, { query: { member: member.id } })
  const isWaiting = member.status === 'not_confirmed'
  const yes = (is: boolean) => t(is ? 'members.yes' : 'members.no')
  return (
    <Card className={classes.card}>
      <h2>{t('members.account')}</h2>
      <Loaded query={query}>
        {({ consents, sessions, ...account }) => (
          <>
            <Facts
              facts={[
                [t('members.email'), account.email],
                [t('members.pendingEmail'), account.pending_email],
                [
                  t('members.earlierEmails'),
                  account.earlier_emails.map(({ email }) => email).join(', ') || null,
                ],
                [t('members.birth'), format.day(account.date_of_birth)],
                [
                  t('members.birthBefore'),
                  account.date_of_birth_correction && format.day(account.date_of_birth_correction.was),
                ],
                [
                  t('members.step'),
                  account.signup_step === null
                    ? t('members.stepsDone')
                    : t('members.stepOf', { step: account.signup_step + 1 }),
                ],
                [t('members.paused'), account.paused_at && format.date(account.paused_at)],
                [t('members.visible'), yes(consents.visible_to_visitors)],
                [t('members.namesInPush'), yes(consents.names_in_push)],
                [t('members.offers'), yes(consents.notifications.offer.email)],
                [t('members.stopped'), consents.stopped.join(', ') || null],
              ]}
            />
            <h3>{t('members.sessions')}</h3>
            {sessions.length === 0 ? (
              <p className={classes.muted}>{t('members.noSessions')}</p>
            ) : (
              <ul className={classes.list}>
                {sessions.map(({ label, created_at, last_seen_at }) => (
                  <li key={created_at}>
                    {label}{' '}
                    <span className={classes.muted}>
                      {t('members.lastSeen', { date: format.dateTime(last_seen_at) })}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {member.is_changeable && (
              <>
                {isWaiting && (
                  <div>
                    <ResendButton member={member} />
                  </div>
                )}
                <ChangeButtons
                  member={member}
                  kinds={[
                    ...(isWaiting ? (['confirm'] as const) : []),
                    'email',
                    'birth',
                    ...(sessions.length > 0 ? (['logout'] as const) : []),
                  ]}
                />
              </>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}
