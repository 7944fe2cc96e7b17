import { pathAtBrand, type StaffRole, staffPaths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useUser } from 'shared-state/session'
import { Card } from 'shared-ui/card'
import { useBrand } from '../session/brand-context.ts'
import { hasRole, type PageRoles } from '../session/has-role.ts'
import { useWords } from '../use-words.ts'
import classes from './start.module.css'
import { Waiting } from './waiting.tsx'

type Titled =
  | 'staff-moderation'
  | 'staff-moderation-photos'
  | 'staff-members'
  | 'staff-orders'
  | 'staff-waiting-money'
  | 'staff-reconciliation'
  | 'staff-complaints'
  | 'staff-codes'
  | 'staff-prices'
  | 'staff-figures'
  | 'staff-brands'
  | 'staff-access'
  | 'staff-log'
  | 'staff-releases'
  | 'staff-operations'
  | 'staff-security'

/** Parts that only wait to be opened; what waits for a member of staff goes before them. */
const PARTS: readonly { readonly page: Titled; readonly roles: PageRoles }[] = [
  { page: 'staff-moderation', roles: ['moderator'] },
  { page: 'staff-moderation-photos', roles: ['moderator'] },
  { page: 'staff-members', roles: ['support', 'finance'] },
  { page: 'staff-orders', roles: ['finance', 'support'] },
  { page: 'staff-waiting-money', roles: ['finance', 'support'] },
  { page: 'staff-reconciliation', roles: ['finance'] },
  { page: 'staff-complaints', roles: ['support'] },
  { page: 'staff-codes', roles: ['finance', 'marketing'] },
  { page: 'staff-prices', roles: ['finance', 'marketing'] },
  { page: 'staff-figures', roles: ['marketing', 'finance'] },
  { page: 'staff-brands', roles: [] },
  { page: 'staff-access', roles: [] },
  { page: 'staff-log', roles: [] },
  { page: 'staff-releases', roles: [] },
  { page: 'staff-operations', roles: [] },
  { page: 'staff-security', roles: 'any' },
]

/** Where a member of staff begins: the parts that their roles open. */
export function Start() {
  const t = useWords()
  const brand = useBrand()
  const user = useUser()
  const roles = brand.roles.map((role: StaffRole) => t(`roles.${role}`))
  return (
    <div className={classes.page}>
      <h1>{t('start.hello', { name: user?.profile.name ?? '' })}</h1>
      <p className={classes.lead}>{t('start.roles', { brand: brand.name, roles: roles.join(', ') })}</p>
      {hasRole(brand, ['moderator', 'support']) && <Waiting />}
      <ul className={classes.parts}>
        {PARTS.filter((part) => hasRole(brand, part.roles)).map(({ page }) => (
          <li key={page}>
            <Card>
              <h2 className={classes.title}>
                <Link to={pathAtBrand(staffPaths[page], brand)}>{t(`titles.${page}`)}</Link>
              </h2>
              <p className={classes.text}>{t(`start.about.${page}`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
