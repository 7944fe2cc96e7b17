import { paths } from 'contracts'
import type { ShellOptions } from 'platform/runtime/shell'
import { useStore } from 'shared-state/store'
import data from '../shell.ts'

const allow = { allow: true } as const

const role = () => useStore.getState().user?.role ?? 'visitor'

const toLogin = (url: URL) => ({
  redirect: `${paths.login}?${new URLSearchParams({ back: url.pathname + url.search })}`,
})

/** §2: who may see a page, by its access name, and where everybody else is sent. */
export const guards: ShellOptions['guards'] = {
  any: () => allow,
  search: () => allow,
  visitor: () => (role() === 'visitor' ? allow : { redirect: paths.members }),
  member: (_, url) => (role() === 'visitor' ? toLogin(url) : allow),
  staff: (_, url) => (role() === 'staff' ? allow : toLogin(url)),
}

export function admits(access: string): boolean {
  const audiences: Readonly<Record<string, readonly string[]>> = data.access
  return audiences[access]?.includes(role()) ?? false
}
