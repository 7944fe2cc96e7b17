import type { Location } from 'react-router'
import type { ResolvedRemote } from '../../../data/index.ts'
import type { PageMatch } from '../../../routing/match-page.ts'
import type { PageLocation, RemoteModule } from '../../contract.ts'
import type { ShellOptions } from '../options.ts'
import type { Outlet, PreparedPage } from '../outlet/outlet.ts'
import { candidates } from '../remotes/candidates.ts'
import { loadModule } from '../remotes/load-module.ts'
import type { LoadedRemote, RemoteVersions } from '../remotes/versions.ts'
import { withRetry, withTimeout } from '../remotes/with-retry.ts'
import type { ReportToGateway } from '../telemetry/telemetry.ts'
import { PageError, pageNotFound } from './error.ts'
import { preloadFiles, refreshFiles } from './files.ts'

const ENTRY_TIMEOUT = 5_000
const CODE_TIMEOUT = 10_000

export interface OpenedPage {
  readonly match: PageMatch
  readonly loaded: LoadedRemote
  readonly prepared: PreparedPage
}

/** No version of the remote could be had: its area of the page offers to try again. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable'
  readonly match: PageMatch

  constructor(match: PageMatch, cause: unknown) {
    super(`${match.remote.name} cannot be shown.`, { cause })
    this.match = match
  }
}

interface OpenPageContext extends Pick<ShellOptions, 'locale' | 'addWords' | 'admits'> {
  readonly versions: RemoteVersions
  readonly outlet: Outlet
  readonly report: ReportToGateway
  /** Takes the running version of a remote out of the page and puts this one in its place. */
  readonly replace: (next: LoadedRemote) => Promise<void>
}

/** Loads and prepares a page in the best version that works here. */
export function pageOpener({ versions, outlet, report, replace, locale, addWords, admits }: OpenPageContext) {
  const loading = new Map<string, Promise<RemoteModule>>()
  const worded = new Set<string>()
  const atHand = new Set<string>()
  const keyOf = ({ federation }: ResolvedRemote, route: string) => `${federation}/${route}`

  /** What has run already would only be fetched for nothing. */
  function preload(remote: ResolvedRemote, route: string) {
    if (!atHand.has(keyOf(remote, route))) preloadFiles(remote, route, locale())
  }

  async function load(remote: ResolvedRemote): Promise<LoadedRemote> {
    const running = versions.inUse(remote.name)
    if (running?.remote.version === remote.version) return running
    const known = loading.get(remote.federation)
    const attempt = () => withTimeout(loadModule(remote), ENTRY_TIMEOUT, remote.entry)
    const module = known ?? withRetry(attempt, () => refreshFiles(remote, '', locale()))
    loading.set(remote.federation, module)
    // A version that failed once may come the next time.
    module.catch(() => loading.delete(remote.federation))
    return { remote, module: await module }
  }

  async function loadWords({ remote, module }: LoadedRemote, language = locale()) {
    const key = `${remote.federation}/${language}`
    if (worded.has(key)) return
    addWords(remote.name, language, await module.words(language))
    worded.add(key)
  }

  async function loadCode(loaded: LoadedRemote, target: PageLocation) {
    const work = () => Promise.all([loaded.module.preload(target), loadWords(loaded)])
    const [found] = await withRetry(
      () => withTimeout(work(), CODE_TIMEOUT, `The page ${target.route}`),
      () => refreshFiles(loaded.remote, target.route, locale()),
    )
    return found
  }

  async function open(match: PageMatch, location: Location, signal: AbortSignal): Promise<OpenedPage> {
    const target = { route: match.route.name, location }
    let cause: unknown
    for await (const remote of candidates(match.remote, match.route.name, versions)) {
      const { name, version } = remote
      const start = performance.now()
      let kind: 'failure' | 'crash' = 'failure'
      try {
        preload(remote, target.route)
        const loaded = await load(remote)
        const found = await loadCode(loaded, target)
        signal.throwIfAborted()
        if (found === 'missing') throw pageNotFound()
        kind = 'crash'
        const running = versions.inUse(name)
        if (!running) versions.adopt(loaded)
        const isOther = running && running.module !== loaded.module
        const prepared = await outlet.prepare(loaded, target, isOther ? () => replace(loaded) : undefined)
        if (signal.aborted) prepared.discard()
        signal.throwIfAborted()
        report({ name, version, kind: 'load', ms: Math.round(performance.now() - start) })
        return { match, loaded, prepared }
      } catch (error) {
        if (signal.aborted || error instanceof PageError) throw error
        cause = error
        versions.markBroken(remote)
        report({ name, version, kind, message: String(error) })
      }
    }
    throw new RemoteUnavailable(match, cause)
  }

  /** The same without a page to show: for a link that the visitor points at. */
  async function ahead(match: PageMatch, url: URL) {
    const target = { route: match.route.name, location: locationOf(url) }
    for await (const remote of candidates(match.remote, match.route.name, versions)) {
      preload(remote, target.route)
      const work = async () => {
        await code({ remote, route: match.route })
        // Who was let in when the link was pointed at may have left since, and may not see the page's data.
        if (admits(match.route.access)) await loadCode(await load(remote), target)
      }
      // What cannot be had early is asked for again, and reported, when it is wanted.
      return work().catch(() => undefined)
    }
  }

  /** Its code and words alone: for a page that is linked to, and may never be opened. */
  async function code({ remote, route }: Pick<PageMatch, 'remote' | 'route'>) {
    const loaded = await load(remote)
    await Promise.all([loaded.module.code?.(route.name), loadWords(loaded)])
    if (loaded.module.code) atHand.add(keyOf(remote, route.name))
  }

  return { open, ahead, code, load, loadWords }
}

export type PageOpener = ReturnType<typeof pageOpener>

/** A URL as a location that has no entry in the history. */
export function locationOf({ pathname, search, hash }: URL): Location {
  return { pathname, search, hash, state: null, key: 'default' }
}
