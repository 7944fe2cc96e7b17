import { getsCanary, type RegistryDocument, type Viewer } from '../../registry/index.ts'

/** A page that fell back to the shell before stays with it for this time, unless another one is released. */
export const FALLBACK_AGE_S = 10 * 60

/** The viewer's own version of the shell, and the one to try if that cannot draw. */
export interface ShellChoice {
  readonly own: string
  readonly next: string | undefined
}

/**
 * The shells that a viewer may get: the live one, with the previous one in reserve; or the canary, with the live one in
 * reserve. Undefined while no shell is live.
 */
export function shellChoice({ shell }: RegistryDocument, viewer: Viewer): ShellChoice | undefined {
  if (!shell) return undefined
  const { name, live, previous, canary } = shell
  if (canary && getsCanary(viewer, name, shell)) return { own: canary.version, next: live }
  return live === undefined ? undefined : { own: live, next: previous }
}
