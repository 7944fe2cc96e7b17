import { type Access, backPath, isFor, paths } from 'contracts'
import type { Guard, ShellOptions } from 'platform/runtime/shell'
import { currentRole } from 'shared-state/session'
import { maySearchNow } from './visitor-rights.ts'

const allow = { allow: true } as const

const isVisitor = () => currentRole() === 'visitor'

const toLogin = (url: URL) => ({
  redirect: `${paths.login}?${new URLSearchParams({ back: url.pathname + url.search })}`,
})

/** §2, §6: for each access name, the guard that admits to a page or redirects. */
export const guards = {
  any: () => allow,
  search: (_, url) => (maySearchNow() ? allow : toLogin(url)),
  // Logged in elsewhere, the login page leads on as after its own login.
  visitor: (_, url) =>
    isVisitor() ? allow : { redirect: backPath(url.searchParams.get('back')) ?? paths.index },
  member: (_, url) => (isVisitor() ? toLogin(url) : allow),
  // Nobody else learns that the page exists.
  staff: () => (currentRole() === 'staff' ? allow : { notFound: true }),
} satisfies Record<Access, Guard> as ShellOptions['guards']

/** Whether pages with this access name are meant for the viewer. */
export function admits(access: string): boolean {
  return isFor(access, currentRole())
}
