import { getStaffMemberCases } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Loaded } from '../../components/loaded.tsx'
import { useActionName } from '../../log/use-action-name.ts'
import { useWords } from '../../use-words.ts'
import classes from '../members.module.css'
import { useLook } from '../use-look.ts'
import type { MemberHead } from './member-head.ts'
import { Part } from './part.tsx'

/** Decisions about the member, complaints, reports, and what staff did. */
export function Cases({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  return (
    <Part title={t('members.cases.title')}>
      <CaseLists member={member} />
    </Part>
  )
}

interface Line {
  readonly key: string
  readonly at: string
  readonly title: string
  readonly text?: string | null | undefined
}

function CaseLists({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  const actionName = useActionName()
  const query = useLook(getStaffMemberCases, { query: { member: member.id } })
  return (
    <Loaded query={query}>
      {({ decisions, complaints, reports, staff_actions }) => (
        <>
          <Lines
            heading={t('members.cases.decisions')}
            lines={decisions.map(({ reference, kind, at, facts, lifted_at }) => ({
              key: reference,
              at,
              title: `${reference} · ${t(`moderation.done.${kind}`)}${lifted_at === null ? '' : ` · ${t('members.cases.lifted')}`}`,
              text: facts,
            }))}
          />
          <Lines
            heading={t('members.cases.complaints')}
            lines={complaints.map(({ reference, at, answered_at }) => ({
              key: reference,
              at,
              title: `${reference} · ${t(answered_at === null ? 'members.cases.open' : 'members.cases.answered')}`,
            }))}
          />
          <Lines
            heading={t('members.cases.reports')}
            lines={reports.map(({ reference, at, outcome }) => ({
              key: reference,
              at,
              title: `${reference} · ${t(outcome === null ? 'members.cases.open' : 'members.cases.decided')}`,
            }))}
          />
          <Lines
            heading={t('members.cases.actions')}
            lines={staff_actions.map(({ action, at, reason }, index) => ({
              key: `${at} ${index}`,
              at,
              title: actionName(action),
              text: reason,
            }))}
          />
        </>
      )}
    </Loaded>
  )
}

function Lines({ heading, lines }: { readonly heading: string; readonly lines: readonly Line[] }) {
  const t = useWords()
  const format = useFormat()
  return (
    <>
      <h3>{heading}</h3>
      {lines.length === 0 && <p className={classes.muted}>{t('members.cases.none')}</p>}
      <ul className={classes.list}>
        {lines.map(({ key, at, title, text }) => (
          <li key={key}>
            <span className={classes.muted}>{format.dateTime(at)}</span> {title}
            {text && <div className={classes.muted}>{text}</div>}
          </li>
        ))}
      </ul>
    </>
  )
}
