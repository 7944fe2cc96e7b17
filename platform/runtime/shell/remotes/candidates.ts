import { BUNDLE_FILE, type RemoteBundle, type ResolvedRemote } from '../../../protocol/index.ts'
import type { LoadedRemote, RemoteVersions } from './versions.ts'

const FALLBACK_TIMEOUT = 5_000

type VersionsInPage = Pick<RemoteVersions, 'inUse' | 'isBroken'>

/**
 * The versions of a remote to try, best first: the one in the registry, unless the running version must not be replaced
 * now, and the previous version last. Skips versions that have failed in this page or don't have the route.
 */
export async function* candidates(
  released: ResolvedRemote,
  route: string,
  versions: VersionsInPage,
): AsyncGenerator<ResolvedRemote, void, undefined> {
  const running = versions.inUse(released.name)
  const first = running && !mayReplace(running, released, versions) ? running.remote : released
  const isUsable = (remote: ResolvedRemote) =>
    !versions.isBroken(remote) && remote.routes.some(({ name }) => name === route)
  if (isUsable(first)) yield first
  if (first !== released && isUsable(released)) yield released
  if (running && first !== running.remote && isUsable(running.remote)) yield running.remote
  const fallback = await fallbackOf(released)
  if (fallback && fallback.version !== running?.remote.version && isUsable(fallback)) yield fallback
}

function mayReplace(running: LoadedRemote, released: ResolvedRemote, versions: VersionsInPage) {
  if (running.remote.version === released.version) return false
  return versions.isBroken(running.remote) || running.module.canUpdate()
}

async function fallbackOf({ name, fallback }: ResolvedRemote): Promise<ResolvedRemote | undefined> {
  if (!fallback) return undefined
  const bundle = await readBundle(fallback).catch(() => undefined)
  if (!bundle) return undefined
  const hashes = Object.entries(bundle.files).map(([file, info]) => [file, info.integrity] as const)
  return {
    name,
    version: fallback.version,
    channel: 'live',
    base: fallback.base,
    federation: bundle.federation,
    entry: bundle.entry,
    pages: bundle.pages,
    widgets: bundle.widgets,
    words: bundle.words,
    integrity: Object.fromEntries(hashes),
    routes: bundle.data.routes,
    slots: bundle.data.slots ?? [],
  }
}

async function readBundle({ base, integrity }: NonNullable<ResolvedRemote['fallback']>) {
  const signal = AbortSignal.timeout(FALLBACK_TIMEOUT)
  const response = await fetch(base + BUNDLE_FILE, { integrity, signal })
  return response.ok ? ((await response.json()) as RemoteBundle) : undefined
}
