import type { ResolvedRemote, ResolvedShell } from '../protocol/index.ts'

type Parts = Pick<ResolvedRemote, 'routes' | 'slots'>

/** Whether a viewer with this access may learn of a remote: not if all that it has is secret and for others. */
export function isForViewer(
  remote: Parts,
  { secretAccess = [] }: Pick<ResolvedShell, 'secretAccess'>,
  admits: (access: string) => boolean,
): boolean {
  return accessOf(remote).some(
    (access) => access === undefined || !secretAccess.includes(access) || admits(access),
  )
}

/** The access names of its pages and widgets. A widget without an access is for everyone. */
export const accessOf = ({ routes, slots }: Parts) => [...routes, ...slots].map(({ access }) => access)
