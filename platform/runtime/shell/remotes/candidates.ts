import { BUNDLE_FILE, type RemoteBundle, type ResolvedRemote } from '../../../data/index.ts'
import type { LoadedRemote, RemoteVersions } from './versions.ts'

const FALLBACK_TIMEOUT = 5_000

type Known = Pick<RemoteVersions, 'inUse' | 'isBroken'>

/**
 * The versions of a remote to try, best first: the one that the registry names, or the one already running where
 * that may not be changed now; then the previous one. Versions that failed in this page, or do not have the route, are
 * passed over.
 */
export async function* candidates(
  wanted: ResolvedRemote,
  route: string,
  versions: Known,
): AsyncGenerator<ResolvedRemote, void, undefined> {
  const running = versions.inUse(wanted.name)
  const first = running && !mayChange(running, wanted, versions) ? running.remote : wanted
  const fits = (remote: ResolvedRemote) =>
    !versions.isBroken(remote) && remote.routes.some(({ name }) => name === route)
  if (fits(first)) yield first
  if (first !== wanted && fits(wanted)) yield wanted
  if (running && first !== running.remote && fits(running.remote)) yield running.remote
  const fallback = await fallbackOf(wanted)
  if (fallback && fallback.version !== running?.remote.version && fits(fallback)) yield fallback
}

function mayChange(running: LoadedRemote, wanted: ResolvedRemote, versions: Known) {
  if (running.remote.version === wanted.version) return false
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
  const answer = await fetch(base + BUNDLE_FILE, { integrity, signal })
  return answer.ok ? ((await answer.json()) as RemoteBundle) : undefined
}
