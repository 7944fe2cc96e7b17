import { staffOfBrand } from 'contracts'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { Loaded } from '../components/loaded.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useBrand } from '../session/brand-context.ts'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { type RoleChange, RoleDialog } from './role-dialog.tsx'
import { StaffTable } from './staff-table.tsx'

/** The members of staff of the brand with their roles, for its admins to give and take. */
export function Access() {
  const t = useWords()
  const brand = useBrand()
  const query = useStaffRead(staffOfBrand)
  const [change, setChange] = useState<RoleChange | null>(null)
  return (
    <>
      <PageHead
        title={t('titles.staff-access')}
        text={t('access.about', { brand: brand.name })}
        actions={<Button onPress={() => setChange({ kind: 'grant' })}>{t('access.give')}</Button>}
      />
      <Loaded query={query}>
        {({ staff }) => (
          <StaffTable
            staff={staff}
            onTake={(member, role) =>
              setChange({ kind: 'revoke', member: member.id, name: member.name, role })
            }
          />
        )}
      </Loaded>
      {change && <RoleDialog change={change} onClose={() => setChange(null)} />}
    </>
  )
}
