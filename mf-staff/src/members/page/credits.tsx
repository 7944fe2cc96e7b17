import { type AnswerOf, getStaffMemberCredits } from 'contracts'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Button } from 'shared-ui/button'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { useWords } from '../../use-words.ts'
import classes from '../members.module.css'
import { useLook } from '../use-look.ts'
import type { MemberHead } from './member-head.ts'
import { isMovementKind } from './movement-kind.ts'
import { Part } from './part.tsx'

type Line = AnswerOf<typeof getStaffMemberCredits>['lines'][number] & { readonly id: string }

/** The member's credits as a statement. */
export function Credits({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  return (
    <Part title={t('members.statement.title')}>
      <Statement member={member} />
    </Part>
  )
}

function Statement({ member }: { readonly member: MemberHead }) {
  const t = useWords()
  const format = useFormat()
  const [before, setBefore] = useState<number | null>(null)
  const page = before === null ? {} : { before: String(before) }
  const query = useLook(getStaffMemberCredits, { query: { member: member.id, ...page } })
  const columns: readonly Column<Line>[] = [
    { key: 'at', title: t('members.at'), render: ({ at }) => format.dateTime(at) },
    {
      key: 'kind',
      title: t('members.statement.what'),
      isHeading: true,
      render: ({ kind, reason }) => (
        <>
          {isMovementKind(kind) ? t(`members.statement.kinds.${kind}`) : kind}
          {reason !== null && <div className={classes.muted}>{reason}</div>}
        </>
      ),
    },
    {
      key: 'credits',
      title: t('members.credits'),
      align: 'end',
      render: ({ credits }) => format.number(credits),
    },
    {
      key: 'balance',
      title: t('members.statement.balance'),
      align: 'end',
      render: ({ balance }) => format.number(balance),
    },
  ]
  return (
    <Loaded query={query}>
      {({ lines, has_more }) =>
        lines.length === 0 ? (
          <p className={classes.muted}>{t('members.statement.none')}</p>
        ) : (
          <>
            <DataTable
              caption={t('members.statement.title')}
              columns={columns}
              rows={lines.map((line) => ({ ...line, id: String(line.sequence) }))}
            />
            <div className={classes.buttons}>
              {before !== null && (
                <Button size="small" variant="secondary" onPress={() => setBefore(null)}>
                  {t('log.latest')}
                </Button>
              )}
              {has_more && (
                <Button
                  size="small"
                  variant="secondary"
                  onPress={() => setBefore(lines.at(-1)?.sequence ?? null)}
                >
                  {t('log.older')}
                </Button>
              )}
            </div>
          </>
        )
      }
    </Loaded>
  )
}
