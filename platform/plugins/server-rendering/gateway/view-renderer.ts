import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OverriddenRegistry } from '../../../gateway/overrides/overrides.ts'
import type { OnServerFailure, OnServerView, ServerFailure } from '../../../gateway/plugin.ts'
import { forFirstView } from '../../../gateway/registry/first-view.ts'
import type { Bundle, RemoteBundle, RenderedPage } from '../../../protocol/index.ts'
import type { Storage } from '../../../registry/index.ts'
import type { PageMatch } from '../../../routing/match-page.ts'
import { readFrom, readHere } from './data/read-site.ts'
import { readerFor } from './data/reader.ts'
import { halfKey, serverHalves } from './data/server-halves.ts'
import { framesOf } from './frames-of.ts'
import { LIMITS, type RenderLimits } from './processes/limits.ts'
import type { RenderJob } from './processes/messages.ts'
import { type OnTurn, renderer } from './processes/renderer.ts'
import type { RenderFailure, Rendering } from './processes/rendering.ts'
import { onceAtATime } from './sharing/once-at-a-time.ts'

/** Milliseconds for which a version that failed isn't rendered on this node. */
const PAUSE = 60_000

interface ViewToRender {
  readonly request: FastifyRequest
  /** The visitor's id. */
  readonly visitor: string
  /** The halves of its `bundles` are on the machines of developers, and not rendered. */
  readonly served: OverriddenRegistry
  readonly match: PageMatch
  readonly bundle: RemoteBundle
  readonly locale: string
  readonly state: unknown
  /** Names the page among those that several viewers may get; undefined if it is for this one alone. */
  readonly sharing: PageSharing | undefined
  /** Tells this viewer from all others; undefined for visitors without a session. */
  readonly viewer: string | undefined
  /** Milliseconds since the request. */
  readonly elapsed: number
}

export interface PageSharing {
  readonly key: string
  /** Whether this viewer may have a page with these data, which were read for another. */
  readonly admits: (data: readonly string[]) => boolean | Promise<boolean>
}

interface RenderedView extends RenderedPage {
  /** The terms in the page's data about those that may share it; undefined if it is for this viewer alone. */
  readonly shared: readonly string[] | undefined
}

interface Outcome {
  readonly rendering: Rendering | undefined
  readonly shared: readonly string[] | undefined
}

interface RendererOptions {
  readonly storage: Storage
  /** The process that answers what pages read, if it is another one. */
  readonly apiUrl?: string | undefined
  readonly limits?: Partial<RenderLimits> | undefined
  readonly onTurn?: OnTurn | undefined
  /** Called for each page that a version kept from being rendered. */
  readonly onFailure: OnServerFailure
  /** Called for each version of a page that was rendered, or shed. */
  readonly onView: OnServerView
}

type RenderView = (page: ViewToRender) => Promise<RenderedView | undefined>

/** Renders pages on the server; undefined for those that the browser renders. It never throws: the page works without. */
export function viewRenderer(app: FastifyInstance, options: RendererOptions): RenderView {
  const { storage, apiUrl, limits = {}, onTurn, onFailure, onView } = options
  const scripts = serverHalves(storage)
  const processes = renderer({ limits, onTurn })
  const late = limits.late ?? LIMITS.late
  const paused = new Map<string, { readonly until: number; readonly failure: ServerFailure }>()
  const atOnce = onceAtATime<Outcome>()
  const api = apiUrl === undefined ? undefined : readFrom(apiUrl)
  const readSite = api?.read ?? readHere
  app.addHook('onClose', async () => {
    processes.stop()
    api?.stop()
  })

  async function render(page: ViewToRender): Promise<RenderedView | undefined> {
    const { request, visitor, served, match, bundle, locale, state, sharing, viewer, elapsed } = page
    const { shell } = served
    const { remote, route, params } = match
    const hasHalf =
      remote.channel === 'builtin' ? bundle.data.first !== 'browser' : bundle.server !== undefined
    if (!shell.server || !hasHalf || served.bundles.some(({ name }) => name === remote.name)) return undefined
    if (!sharing && elapsed > late) return undefined
    const known = pauseOf(shell) ?? pauseOf(bundle)
    if (known) {
      onFailure(request, visitor, known)
      return undefined
    }
    const shellHalf = { key: halfKey(shell), base: served.registry.shell.base }
    const isBuiltIn = remote.channel === 'builtin'
    // The halves of remotes that are built into the shell are parts of its own.
    const halves = {
      shell: shellHalf,
      remote: isBuiltIn ? shellHalf : { key: halfKey(bundle), base: remote.base },
    }
    const texts = await scripts(isBuiltIn ? [shell] : [shell, bundle])
    if (!texts) return undefined
    const registry = forFirstView(served.registry, locale)
    const job = { ...halves, request: { url: request.url, locale, state, registry, remote, route, params } }
    function blame({ culprit, message, stack }: RenderFailure) {
      const { name, version } = culprit === 'shell' ? shell : bundle
      const failure = {
        name,
        version,
        ...(stack === undefined ? { message } : thrown(message, stack, halves)),
      }
      paused.set(`${name}@${version}`, { until: Date.now() + PAUSE, failure })
      request.log.warn(failure, 'a page could not be rendered on the server')
      onFailure(request, visitor, failure)
    }
    function tell(ms: number | undefined) {
      for (const { name, version } of [shell, bundle])
        onView(request, visitor, { name, version, page: route.name, ms })
    }
    const { rendering, shared } = await outcomeOf(sharing, async () => {
      const { read, shared } = readerFor(request, readSite)
      const rendering = await processes.render(
        { job, scripts: texts, viewer },
        { read, onRendered: tell, onLateFailure: blame },
      )
      if (!rendering) tell(undefined)
      return { rendering, shared: sharing && shared() }
    })
    if (rendering?.kind === 'rendered') return { html: rendering.html, data: rendering.data, shared }
    if (rendering?.kind === 'failed') blame(rendering)
    return undefined
  }

  /** Viewers who request a page at the same time, and may share it, wait for one render. */
  async function outcomeOf(
    sharing: PageSharing | undefined,
    render: () => Promise<Outcome>,
  ): Promise<Outcome> {
    if (!sharing) return render()
    const { result, isOwn } = await atOnce(sharing.key, render)
    if (isOwn || result.rendering?.kind !== 'rendered') return result
    return result.shared && (await sharing.admits(result.shared)) ? result : render()
  }

  function pauseOf({ name, version }: Bundle): ServerFailure | undefined {
    const pause = paused.get(`${name}@${version}`)
    return pause && pause.until > Date.now() ? pause.failure : undefined
  }

  return async (page) => {
    try {
      return await render(page)
    } catch (error) {
      page.request.log.error(error, 'a page was not rendered on the server')
      return undefined
    }
  }
}

const MAX_MESSAGE = 300

/** Addresses and long numbers, which could be a visitor's. */
const PERSONAL = /\S+@\S+|\d{4,}/g

/** An error that a half has thrown: its kind and text, as a browser would report them, and its places in the halves. */
function thrown(message: string, stack: string, { shell, remote }: Pick<RenderJob, 'shell' | 'remote'>) {
  const [kind] = /^[A-Z]\w{0,40}Error\b/.exec(stack) ?? []
  const text = (kind === undefined ? message : `${kind}: ${message}`).replaceAll(PERSONAL, '…')
  const frames = framesOf(stack, [shell.key, remote.key])
  return { message: `On the server: ${text.slice(0, MAX_MESSAGE)}`, stack: frames.join('\n') }
}
