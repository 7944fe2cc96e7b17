import { paths } from 'contracts'
import type { ShellOptions } from 'platform/runtime/shell'
import { currentRole } from 'shared-state/session'
import data from '../../shell.ts'
import { maySearchNow } from './visitor-rights.ts'

const allow = { allow: true } as const

const isVisitor = () => currentRole() === 'visitor'

const toLogin = (url: URL) => ({
  redirect: `${paths.login}?${new URLSearchParams({ back: url.pathname + url.search })}`,
})

/** §2, §6: for each access name, the guard that admits to a page or redirects. */
export const guards: ShellOptions['guards'] = {
  any: () => allow,
  search: (_, url) => (maySearchNow() ? allow : toLogin(url)),
  visitor: () => (isVisitor() ? allow : { redirect: paths.members }),
  member: (_, url) => (isVisitor() ? toLogin(url) : allow),
  staff(_, url) {
    if (isVisitor()) return toLogin(url)
    return currentRole() === 'staff' ? allow : { redirect: paths.members }
  },
}

/** The viewer's audience: free and premium members are one. */
function audience() {
  const role = currentRole()
  return role === 'free' || role === 'premium' ? 'member' : role
}

/** Whether pages with this access name are meant for the viewer. */
export function admits(access: string): boolean {
  const audiences: Readonly<Record<string, readonly string[]>> = data.access
  return audiences[access]?.includes(audience()) ?? false
}
