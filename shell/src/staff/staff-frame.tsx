import { brandIn, getStaff, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { usePage } from 'platform/runtime/shell'
import { useState } from 'react'
import { endpointQuery, useQuery } from 'shared-state/query'
import { useSettings, useUser } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { Drawer } from 'shared-ui/drawer'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { LanguageMenu } from '../navigation/language-menu.tsx'
import { OfflineBar } from '../offline/offline-bar.tsx'
import { useWords } from '../use-words.ts'
import { BrandSwitch } from './brand-switch.tsx'
import { GoTo } from './go-to.tsx'
import { Sidebar } from './sidebar.tsx'
import classes from './staff-frame.module.css'
import { useActivity } from './use-activity.ts'
import { useStaffMenu } from './use-staff-menu.ts'
import { useStaffWords } from './use-staff-words.ts'

export { loadStaffWords } from './use-staff-words.ts'

const staffQuery = endpointQuery(getStaff)

/** The back office's bar and sidebar, which folds into a drawer on narrow screens. */
export function StaffFrame() {
  const t = useStaffWords()
  const common = useWords()
  const { name } = useSettings()
  const user = useUser()
  const { location } = usePage()
  const { data: staff } = useQuery(staffQuery)
  const brand = staff && brandIn(staff, location.search)
  const parts = useStaffMenu(brand)
  const [isOpen, setOpen] = useState(false)
  useActivity(Boolean(staff?.second_factor.verified_until))
  return (
    <>
      <header className={classes.bar}>
        <Button
          variant="quiet"
          isIcon
          className={classes.fold}
          aria-label={t('open')}
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
        >
          <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
        </Button>
        <span className={classes.name}>{t('name')}</span>
        {staff && brand && <BrandSwitch brands={staff.brands} current={brand} />}
        <GoTo parts={parts} />
        <div className={classes.tools}>
          <Link className={classes.site} to={paths.index} aria-label={`${name} – ${t('site')}`}>
            {t('site')}
          </Link>
          <LanguageMenu />
          {user && <AccountMenu user={user} />}
        </div>
        <div className={classes.offline}>
          <OfflineBar />
        </div>
      </header>
      <div className={classes.side}>
        <Sidebar parts={parts} />
      </div>
      <Drawer
        side="start"
        isOpen={isOpen}
        onOpenChange={setOpen}
        heading={t('name')}
        closeLabel={common('close')}
      >
        <Sidebar parts={parts} onFollow={() => setOpen(false)} />
        <Link className={classes.drawerSite} to={paths.index}>
          {t('site')}
        </Link>
      </Drawer>
    </>
  )
}
