import type { User } from 'contracts'
import { useWords } from '../use-words.ts'
import { AccountPicture } from './account-picture.tsx'
import { LateMenu } from './late-menu.tsx'
import classes from './navigation.module.css'

const load = () => import('./account-menu-content.tsx').then((module) => module.AccountMenuContent)

/** §2: the button of the account menu. */
export function AccountMenu({ user }: { readonly user: User }) {
  const t = useWords()
  return (
    <LateMenu label={t('account.label', { name: user.profile.name })} load={load}>
      <AccountPicture user={user} />
      <span className={classes.toolName}>{user.profile.name}</span>
    </LateMenu>
  )
}
