import type { ResolvedRemote } from '../protocol/index.ts'

type Parts = Pick<ResolvedRemote, 'routes' | 'slots'>

/** Whether a remote has a page or a widget for a viewer with this access. A widget without an access is for everyone. */
export function isForViewer(remote: Parts, admits: (access: string) => boolean): boolean {
  return accessOf(remote).some((access) => access === undefined || admits(access))
}

/** The access names of its pages and widgets. */
export const accessOf = ({ routes, slots }: Parts) => [...routes, ...slots].map(({ access }) => access)
