import type { AnswerOf, StaffRole, staffOfBrand } from 'contracts'
import { X } from 'lucide-react'
import { useFormat } from 'shared-state/format'
import { useUser } from 'shared-state/session'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { type Column, DataTable } from '../components/data-table.tsx'
import { useBrand } from '../session/brand-context.ts'
import { useWords } from '../use-words.ts'
import classes from './access.module.css'

export type StaffMember = AnswerOf<typeof staffOfBrand>['staff'][number]

interface StaffTableProps {
  readonly staff: readonly StaffMember[]
  readonly onTake: (member: StaffMember, role: StaffRole) => void
}

/** Each member of staff with the roles they have here, since when and from whom. */
export function StaffTable({ staff, onTake }: StaffTableProps) {
  const t = useWords()
  const format = useFormat()
  const brand = useBrand()
  const me = useUser()
  const columns: readonly Column<StaffMember>[] = [
    {
      key: 'name',
      title: t('access.member'),
      isHeading: true,
      render: ({ id, name, email, brand: home }) => (
        <>
          {name} {id === me?.id && <Badge look="soft">{t('access.you')}</Badge>}
          <div className={classes.mail}>{home === brand.id ? email : `${email} · ${home}`}</div>
        </>
      ),
    },
    {
      key: 'roles',
      title: t('access.roles'),
      render: (member) => (
        <ul className={classes.roles}>
          {member.roles.map(({ role, granted_by, granted_at }) => (
            <li key={role} className={classes.role}>
              <Badge look="soft" tone={role === 'admin' ? 'secondary' : 'neutral'}>
                {t(`roles.${role}`)}
              </Badge>
              <span className={classes.since}>
                {t('access.since', { date: format.date(granted_at), name: granted_by })}
              </span>
              {member.id !== me?.id && (
                <Button
                  variant="quiet"
                  size="small"
                  isIcon
                  aria-label={t('access.takeFrom', { role: t(`roles.${role}`), name: member.name })}
                  onPress={() => onTake(member, role)}
                >
                  <X aria-hidden="true" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      ),
    },
  ]
  return <DataTable caption={t('titles.staff-access')} columns={columns} rows={staff} />
}
