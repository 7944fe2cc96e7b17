import { isLocale, languageNames } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Card } from 'shared-ui/card'
import { useWords } from '../../use-words.ts'
import { ChangeButtons } from '../changes/change-buttons.tsx'
import type { ChangeKind } from '../changes/changes.ts'
import classes from '../members.module.css'
import { Facts } from './facts.tsx'
import type { MemberHead } from './member-head.ts'

/** The account in a few facts, and what can be done about all of it. */
export function Head({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  const format = useFormat()
  const { id, status, language, country, suspended_until, deleted_at } = member
  return (
    <Card className={classes.card}>
      <h2>{t('members.head')}</h2>
      <Facts
        facts={[
          [t('members.id'), id],
          [t('members.since'), format.dateTime(member.created_at)],
          [t('members.country'), country && format.country(country)],
          [t('members.language'), isLocale(language) ? languageNames[language] : language],
          [t('members.credits'), format.number(member.credits)],
          [t('members.suspendedUntil'), suspended_until && format.dateTime(suspended_until)],
          [t('members.deletedAt'), deleted_at && format.dateTime(deleted_at)],
        ]}
      />
      {member.is_changeable ? (
        <ChangeButtons member={member} kinds={['credits', 'data', ...endOf(status)]} />
      ) : (
        <p className={classes.muted}>{t('members.notChangeable')}</p>
      )}
    </Card>
  )
}

function endOf(status: MemberHead['status']): readonly ChangeKind[] {
  if (status === 'pending_deletion') return ['reopen']
  return status === 'confirmed' || status === 'not_confirmed' ? ['close'] : []
}
