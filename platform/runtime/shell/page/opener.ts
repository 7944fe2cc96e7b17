import type { Location } from 'react-router'
import type { ResolvedRemote } from '../../../protocol/index.ts'
import type { PageMatch } from '../../../routing/match-page.ts'
import type { PageLocation, RemoteModule } from '../../contract.ts'
import type { ShellOptions } from '../options.ts'
import type { Outlet, PreparedPage } from '../outlet/outlet.ts'
import { candidates } from '../remotes/candidates.ts'
import { loadModule } from '../remotes/load-module.ts'
import { loadStyles } from '../remotes/load-styles.ts'
import type { LoadedRemote, RemoteVersions } from '../remotes/versions.ts'
import { withRetry, withTimeout } from '../remotes/with-retry.ts'
import type { RemoteWords } from '../remotes/words.ts'
import { describedError } from '../telemetry/described-error.ts'
import type { FreezeTrace } from '../telemetry/freeze-trace.ts'
import { SHOWN_MARK, type ShownPage } from '../telemetry/shown-page.ts'
import type { ReportToGateway } from '../telemetry/telemetry.ts'
import { PageError, pageNotFound } from './error.ts'
import { preloadFiles, refreshFiles } from './files.ts'

const ENTRY_TIMEOUT = 5_000
const CODE_TIMEOUT = 10_000

export interface OpenedPage {
  readonly match: PageMatch
  readonly loaded: LoadedRemote
  /** The location that it was prepared for. */
  readonly location: Location
  readonly prepared: PreparedPage
}

/** No version of the remote could be loaded; its area of the page offers to try again. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable'
  readonly match: PageMatch

  constructor(match: PageMatch, cause: unknown) {
    super(`${match.remote.name} cannot be shown.`, { cause })
    this.match = match
  }
}

interface PageOpenerContext extends Pick<ShellOptions, 'locale' | 'admits'> {
  readonly versions: RemoteVersions
  readonly words: RemoteWords
  readonly outlet: Outlet
  readonly freezes: FreezeTrace
  readonly report: ReportToGateway
  /** Replaces the running version of a remote in the page with this one. */
  readonly replace: (next: LoadedRemote) => Promise<void>
}

/** Loads and prepares pages, each in the best version that works in this browser. */
export function pageOpener(context: PageOpenerContext) {
  const { versions, words, outlet, freezes, report, replace, locale, admits } = context
  const loading = new Map<string, Promise<RemoteModule>>()
  const withCode = new Set<string>()
  const keyOf = ({ federation }: ResolvedRemote, route: string) => `${federation}/${route}`

  /** Preloads the files of a page, unless its code has already run: that would fetch them for nothing. */
  function preloadPageFiles(remote: ResolvedRemote, route: string) {
    if (!withCode.has(keyOf(remote, route))) preloadFiles(remote, route, locale())
  }

  async function loadRemote(remote: ResolvedRemote): Promise<LoadedRemote> {
    const running = versions.inUse(remote.name)
    if (running?.remote.version === remote.version) return running
    const pending = loading.get(remote.federation)
    const attempt = () => withTimeout(loadModule(remote), ENTRY_TIMEOUT, remote.entry)
    const module = pending ?? withRetry(attempt, () => refreshFiles(remote, undefined, locale()))
    loading.set(remote.federation, module)
    // A version that failed once may load the next time.
    module.catch(() => loading.delete(remote.federation))
    return { remote, module: await module }
  }

  const loadWords = async (loaded: LoadedRemote, language = locale()) => words.load(loaded, language)

  async function loadPage(loaded: LoadedRemote, target: PageLocation) {
    const work = () => Promise.all([loaded.module.preload(target), loadWords(loaded)])
    const [result] = await withRetry(
      () => withTimeout(work(), CODE_TIMEOUT, `The page ${target.route}`),
      () => refreshFiles(loaded.remote, loaded.remote.pages[target.route], locale()),
    )
    return result
  }

  function loadPageStyles(remote: ResolvedRemote, route: string) {
    const assets = remote.pages[route]
    return withRetry(
      () => loadStyles(remote, assets),
      () => refreshFiles(remote, assets, locale()),
    )
  }

  /** Loads a widget's code and styles. */
  async function loadWidget({ remote, module }: LoadedRemote, widget: string) {
    const assets = remote.widgets[widget]
    async function work() {
      const lifecycles = await module.widget(widget)
      await loadStyles(remote, assets)
      return lifecycles
    }
    return withRetry(
      () => withTimeout(work(), CODE_TIMEOUT, `The widget ${widget}`),
      () => refreshFiles(remote, assets, locale()),
    )
  }

  async function open(match: PageMatch, location: Location, signal: AbortSignal): Promise<OpenedPage> {
    const target = { route: match.route.name, location }
    let cause: unknown
    for await (const remote of candidates(match.remote, match.route.name, versions)) {
      const { name, version } = remote
      const start = performance.now()
      let kind: 'failure' | 'crash' = 'failure'
      freezes.begin(remote)
      try {
        preloadPageFiles(remote, target.route)
        const loaded = await loadRemote(remote)
        const result = await loadPage(loaded, target)
        signal.throwIfAborted()
        if (result === 'missing') throw pageNotFound()
        const styles = loadPageStyles(remote, target.route)
        // The page may crash first.
        styles.catch(() => {})
        kind = 'crash'
        const running = versions.inUse(name)
        if (!running) versions.adopt(loaded)
        const isOtherVersion = running && running.module !== loaded.module
        const prepared = await outlet.prepare(loaded, target, {
          onReady: () => freezes.end(remote),
          onDrawn() {
            const ms = Math.round(performance.now() - start)
            report({ name, version, kind: 'load', ms })
            performance.mark(SHOWN_MARK, {
              detail: { name, version, page: target.route, ms } satisfies ShownPage,
            })
          },
          retire: isOtherVersion ? () => replace(loaded) : undefined,
        })
        kind = 'failure'
        // The page was prepared meanwhile; it is never shown without its styles.
        await styles.catch((error: unknown) => {
          prepared.discard()
          throw error
        })
        if (signal.aborted) prepared.discard()
        signal.throwIfAborted()
        return { match, loaded, location, prepared }
      } catch (error) {
        freezes.end(remote)
        if (signal.aborted || error instanceof PageError) throw error
        cause = error
        versions.markBroken(remote)
        report({ name, version, kind, page: target.route, ...describedError(error) })
      }
    }
    throw new RemoteUnavailable(match, cause)
  }

  /** Loads a page without showing it, for a link that the visitor points at. */
  async function preloadPage(match: PageMatch, url: URL) {
    const target = { route: match.route.name, location: locationOf(url) }
    for await (const remote of candidates(match.remote, match.route.name, versions)) {
      preloadPageFiles(remote, target.route)
      const work = async () => {
        await preloadCode({ remote, route: match.route })
        // The visitor may have logged out since pointing at the link: then don't fetch the page's data.
        if (admits(match.route.access)) await loadPage(await loadRemote(remote), target)
      }
      // If this fails, the navigation itself tries again and reports it.
      return work().catch(() => undefined)
    }
  }

  /** Loads only the code and words of a page, for a link that may never be followed. */
  async function preloadCode({ remote, route }: Pick<PageMatch, 'remote' | 'route'>) {
    const loaded = await loadRemote(remote)
    await Promise.all([loaded.module.code?.(route.name), loadWords(loaded)])
    if (loaded.module.code) withCode.add(keyOf(remote, route.name))
  }

  return { open, preloadPage, preloadCode, loadRemote, loadWords, loadWidget }
}

export type PageOpener = ReturnType<typeof pageOpener>

/** A URL as a location that has no entry in the history. */
export function locationOf({ pathname, search, hash }: URL): Location {
  return { pathname, search, hash, state: null, key: 'default' }
}
