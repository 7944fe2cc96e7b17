import { type AnswerOf, getStaffMemberMails } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { useWords } from '../../use-words.ts'
import { ResendButton } from '../changes/resend-button.tsx'
import classes from '../members.module.css'
import { useLook } from '../use-look.ts'
import type { MemberHead } from './member-head.ts'
import { Part } from './part.tsx'
import { useMailName } from './use-mail-name.ts'

type Mail = AnswerOf<typeof getStaffMemberMails>['mails'][number]

const TONES = {
  waiting: 'neutral',
  sending: 'neutral',
  sent: 'success',
  skipped: 'warning',
  dead: 'danger',
} as const

/** The mails and texts that the member got, or didn't, and why. */
export function Mails({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  return (
    <Part title={t('members.mails.title')}>
      <MailsTable member={member} />
    </Part>
  )
}

function MailsTable({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  const format = useFormat()
  const nameOf = useMailName()
  const query = useLook(getStaffMemberMails, { query: { member: member.id } })
  const columns: readonly Column<Mail>[] = [
    { key: 'at', title: t('members.at'), render: ({ created_at }) => format.dateTime(created_at) },
    { key: 'kind', title: t('members.mails.kind'), isHeading: true, render: ({ kind }) => nameOf(kind) },
    {
      key: 'to',
      title: t('members.mails.to'),
      render: ({ address }) => address ?? t('members.mails.toAccount'),
    },
    {
      key: 'status',
      title: t('members.state'),
      render: ({ status, reason }) => (
        <>
          <Badge look="soft" tone={TONES[status]}>
            {t(`members.mails.states.${status}`)}
          </Badge>
          {reason !== null && <div className={classes.muted}>{reason}</div>}
        </>
      ),
    },
    {
      key: 'again',
      title: t('members.actions'),
      render: ({ id, can_resend }) =>
        can_resend && member.is_changeable && <ResendButton member={member} mail={id} />,
    },
  ]
  return (
    <Loaded query={query}>
      {({ mails }) =>
        mails.length === 0 ? (
          <p className={classes.muted}>{t('members.mails.none')}</p>
        ) : (
          <DataTable caption={t('members.mails.title')} columns={columns} rows={mails} />
        )
      }
    </Loaded>
  )
}
