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

/** §2, §6: who may see a page, by its access name, and where everybody else is sent. */
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

/** The audience that pages are made for: paying makes no difference. */
function audience() {
  const role = currentRole()
  return role === 'free' || role === 'premium' ? 'member' : role
}

export function admits(access: string): boolean {
  const audiences: Readonly<Record<string, readonly string[]>> = data.access
  return audiences[access]?.includes(audience()) ?? false
}
