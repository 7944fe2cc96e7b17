import type { OverriddenRemote, ResolvedRegistry, ResolvedRemote } from '../../../protocol/index.ts'
import type { RemoteVersions } from '../../../runtime/shell/remotes/versions.ts'

/** One bundle of the page, as the inspector lists it. */
export interface BundleRow {
  readonly name: string
  readonly version: string
  /** The reason why this page runs this version. */
  readonly source: 'live' | 'canary' | 'override' | 'builtin' | 'fallback' | 'not loaded'
  /** URL of its folder. */
  readonly base: string
  /** A version that replaces this one at a later navigation. */
  readonly next?: string
  /** URL of the folder from which this browser takes it, if it has an override of it, loaded or not. */
  readonly override?: string
  /** The reason why an override of it does not apply. */
  readonly problem?: string
  /** This browser has switched its override off. */
  readonly isOff?: true
}

type VersionsInPage = Pick<RemoteVersions, 'inUse' | 'isBroken'>

/** All bundles that the registry names, the shell first. */
export function bundleRows(
  { shell, remotes, overrides = [] }: ResolvedRegistry,
  versions: VersionsInPage,
): BundleRow[] {
  const rows = remotes.map((released) => {
    const override = overrides.find(({ name }) => name === released.name)
    return { ...remoteRow(released, versions), ...(override && overrideIn(override)) }
  })
  const ofShell = overrides.find(({ name }) => name === shell.name)
  const missing = overrides.filter(
    (override) => override !== ofShell && !remotes.some(({ name }) => name === override.name),
  )
  return [
    {
      name: shell.name,
      version: shell.version,
      source: shell.channel,
      base: shell.base,
      ...(ofShell && overrideIn(ofShell)),
    },
    ...rows,
    ...missing.map(
      (override): BundleRow => ({
        name: override.name,
        version: '',
        source: 'not loaded',
        base: override.base,
        ...overrideIn(override),
      }),
    ),
  ]
}

function overrideIn({
  base,
  problem,
  isOff,
}: OverriddenRemote): Pick<BundleRow, 'override' | 'problem' | 'isOff'> {
  return { override: base, ...(problem !== undefined && { problem }), ...(isOff && { isOff }) }
}

function remoteRow(released: ResolvedRemote, versions: VersionsInPage): BundleRow {
  const { name, version, base, channel } = released
  const running = versions.inUse(name)?.remote
  if (!running) return { name, version, base, source: 'not loaded' }
  if (running.version === version) return { name, version, base, source: channel }
  const shown = { name, version: running.version, base: running.base }
  // Either the released version has failed here, or it waits for a navigation.
  if (versions.isBroken(released)) return { ...shown, source: 'fallback' }
  return { ...shown, source: running.channel, next: version }
}
