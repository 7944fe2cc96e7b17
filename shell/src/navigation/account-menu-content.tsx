import { href, paths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { useMenu } from 'platform/runtime/shell'
import { lazy, Suspense } from 'react'
import { install, useHasInstallDialog } from 'shared-state/install'
import { useUser } from 'shared-state/session'
import { Menu, MenuItem, MenuSeparator } from 'shared-ui/menu'
import { useLogOut } from '../session/use-log-out.ts'
import { useWords } from '../use-words.ts'
import type { LateMenuContentProps } from './late-menu.tsx'

const UnsentDialog = lazy(() =>
  import('../session/unsent-dialog.tsx').then((m) => ({ default: m.UnsentDialog })),
)

/** §2: the account menu: profile, settings, payments, the last order again for those who have bought, help, log out. */
export function AccountMenuContent({ label, opening }: LateMenuContentProps) {
  const t = useWords()
  const navigate = useNavigate()
  const user = useUser()
  const more = useMenu('account')
  const canInstall = useHasInstallDialog()
  const { ask, end, isAsking, stay } = useLogOut()
  return (
    <>
      <Menu aria-label={label} opening={opening} onNavigate={(to) => void navigate(to)}>
        <MenuItem href={paths.profile}>{t('account.profile')}</MenuItem>
        <MenuItem href={paths.notifications}>{t('account.settings')}</MenuItem>
        <MenuItem href={href('transactions-id')}>{t('account.payments')}</MenuItem>
        {user?.paid_user && (
          <MenuItem href={paths['credits-repeat-order']}>{t('account.repeatOrder')}</MenuItem>
        )}
        {more.map(({ path, title }) => (
          <MenuItem key={path} href={path}>
            {title}
          </MenuItem>
        ))}
        <MenuItem href={paths['pages-service']}>{t('account.help')}</MenuItem>
        <MenuSeparator />
        {canInstall && <MenuItem onAction={() => void install()}>{t('account.install')}</MenuItem>}
        <MenuItem onAction={() => void ask()}>{t('account.logOut')}</MenuItem>
      </Menu>
      {isAsking && (
        <Suspense>
          <UnsentDialog isOpen onStay={stay} onLogOut={() => void end()} />
        </Suspense>
      )}
    </>
  )
}
