import type { AppProps } from 'single-spa'
import type { HostProps, PageLocation, PageProps } from '../../contract.ts'
import { SERVER_RENDERED } from '../../server-rendered.ts'
import { type MountedParcel, mountChild } from '../parcels.ts'
import type { LoadedRemote } from '../remotes/versions.ts'
import { type Drawing, watchDrawing } from './drawing.ts'
import { outletElement } from './outlet-element.ts'

interface ShownPage {
  readonly loaded: LoadedRemote
  readonly parcel: MountedParcel<PageProps>
  /** The drawing of the location that the page shows. */
  drawing: Drawing
  /** The location that the page shows as soon as it has hydrated what the server rendered for another. */
  readonly next?: PageLocation
}

/** A page that is ready: `show` replaces the old one with it, `discard` drops it. */
export interface PreparedPage {
  show(): Promise<void>
  discard(): void
}

interface OutletOptions {
  readonly mountParcel: AppProps['mountParcel']
  readonly hostProps: Omit<HostProps, 'onCrash'>
  /** Called when a page that is shown throws, or fails to draw. */
  readonly onCrash: (loaded: LoadedRemote, error: unknown) => void
  /** Called when a page rendered other HTML than the server. */
  readonly onMismatch?: (loaded: LoadedRemote, error: unknown) => void
}

export interface PrepareOptions {
  /** Called once the page has rendered, has crashed, or takes so long that it is shown as it is. */
  readonly onReady: () => void
  /** Called once the page is drawn and shown. */
  readonly onDrawn: () => void
  /**
   * Removes another version of the remote that is running in the page. Nothing of the new version is mounted before that,
   * since a page never mixes two versions.
   */
  readonly retire?: (() => Promise<void>) | undefined
}

type DrawingOptions = Pick<PrepareOptions, 'onReady' | 'onDrawn'>

/**
 * The place where pages are shown, one parcel per remote. The next page is mounted hidden and inert beside the old one and
 * replaces it once it has rendered, so that the visitor never sees an empty page.
 */
export function createOutlet({ mountParcel, hostProps, onCrash, onMismatch }: OutletOptions) {
  const place = outletElement()
  const { element } = place
  let shown: ShownPage | undefined
  let isPreparing = false
  /** Unmounts hidden pages, once their replacement is on the screen. */
  let leaving = Promise.resolve()

  /** The props of a page at a location, and the watch over its drawing there. */
  function draw(loaded: LoadedRemote, target: PageLocation, { onReady, onDrawn }: DrawingOptions) {
    const { remote } = loaded
    const drawing = watchDrawing(`The page ${target.route} of ${remote.name} ${remote.version}`, {
      onDrawn,
      onCrash: (error) => onCrash(loaded, error),
    })
    drawing.ready.then(onReady, onReady)
    const props: PageProps = {
      ...hostProps,
      ...target,
      onDrawn() {
        place.drawn()
        drawing.drawn()
      },
      onCrash: drawing.crashed,
      onMismatch: (error) => onMismatch?.(loaded, error),
    }
    return { drawing, props }
  }

  async function mountHidden(
    loaded: LoadedRemote,
    target: PageLocation,
    options: DrawingOptions,
  ): Promise<ShownPage> {
    const serverRendered = place.takeServerRendered(loaded.remote, target)
    const host = serverRendered ?? hiddenHost(loaded)
    if (!serverRendered) element.append(host)
    isPreparing = true
    // A server doesn't get the hash, so it is no part of the first rendering.
    const next = serverRendered && target.location.hash !== '' ? target : undefined
    const { drawing, props } = draw(loaded, next ? withoutHash(next) : target, options)
    try {
      const parcel = await mountChild<PageProps>(mountParcel, loaded.remote.name, loaded.module, host, props)
      await drawing.ready.catch(async (error: unknown) => {
        await parcel.unmount()
        throw error
      })
      const page = { loaded, parcel, drawing, ...(next && { next }) }
      // It is on the screen already, and the visitor may follow a link in it before the frame arrives here.
      if (serverRendered) shown = page
      return page
    } catch (error) {
      drawing.stop()
      host.remove()
      throw error
    } finally {
      isPreparing = false
    }
  }

  async function swap(next: ShownPage) {
    const old = shown === next ? undefined : shown
    shown = next
    place.dropServerRendered()
    if (old) old.parcel.element.hidden = true
    next.parcel.element.hidden = false
    next.parcel.element.inert = false
    hasStyles(next)
    if (old) leaving = leaving.then(afterPaint).then(() => unmount(old))
    // Comes last: if the page has crashed meanwhile, another takes its place.
    next.drawing.reveal()
    if (next.next) void updateLocation(next.next)
  }

  async function clear() {
    const old = shown
    shown = undefined
    place.dropServerRendered()
    await Promise.all([leaving, old && unmount(old)])
  }

  async function update(page: ShownPage, target: PageLocation, options: DrawingOptions) {
    const { drawing, props } = draw(page.loaded, target, options)
    page.drawing.stop()
    page.drawing = drawing
    hasStyles(page)
    drawing.reveal()
    page.parcel.update(props).catch(drawing.crashed)
    await drawing.ready.catch(() => {})
  }

  /** Passes a new location to the shown page. */
  async function updateLocation(target: PageLocation) {
    if (shown) await update(shown, target, { onReady() {}, onDrawn() {} })
  }

  const prepareUpdate = (page: ShownPage, target: PageLocation, options: DrawingOptions): PreparedPage => ({
    show: () => update(page, target, options),
    discard() {},
  })

  async function prepareSwap(loaded: LoadedRemote, target: PageLocation, options: DrawingOptions) {
    const next = await mountHidden(loaded, target, options)
    return {
      show: () => swap(next),
      discard() {
        if (shown === next) shown = undefined
        void unmount(next)
      },
    }
  }

  function prepareReplacement(
    loaded: LoadedRemote,
    target: PageLocation,
    options: DrawingOptions,
    retire: () => Promise<void>,
  ): PreparedPage {
    return {
      async show() {
        if (shown?.loaded.remote.name === loaded.remote.name) await clear()
        await leaving
        await retire()
        await mountHidden(loaded, target, options).then(swap, (error: unknown) => onCrash(loaded, error))
      },
      discard() {},
    }
  }

  return {
    element,
    /** The HTML of the page, where this renders on the server. */
    html: '',
    clear,
    /** Whether the page that is shown came with the HTML. */
    get isHydrated() {
      return place.isTaken
    },
    /** Whether a page is rendering that isn't shown yet. */
    get isPreparing() {
      return isPreparing
    },
    updateLocation,
    async prepare(
      loaded: LoadedRemote,
      target: PageLocation,
      { retire, ...options }: PrepareOptions,
    ): Promise<PreparedPage> {
      // Each of the three in a function of its own: closures of one function retain all of its variables, so a new page
      // would retain the shown one, which retains the one before it.
      if (shown?.loaded.module === loaded.module) return prepareUpdate(shown, target, options)
      return retire
        ? prepareReplacement(loaded, target, options, retire)
        : prepareSwap(loaded, target, options)
    },
  }
}

export type Outlet = ReturnType<typeof createOutlet>

/** Says that a page has all of its styles, of which the HTML from the server has only some. */
function hasStyles({ parcel }: ShownPage) {
  parcel.element.removeAttribute(SERVER_RENDERED)
}

function withoutHash({ location, ...target }: PageLocation): PageLocation {
  return { ...target, location: { ...location, hash: '' } }
}

/** A page that fails to unmount is reported, and doesn't block the others. */
async function unmount({ drawing, parcel }: ShownPage) {
  drawing.stop()
  await parcel.unmount().catch(reportError)
}

/** Resolves after the next paint: in the task after the next frame, or at once if the page is in the background. */
function afterPaint() {
  return new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

function hiddenHost({ remote }: LoadedRemote) {
  const host = document.createElement('div')
  host.dataset['remote'] = remote.name
  host.dataset['version'] = remote.version
  host.hidden = true
  host.inert = true
  return host
}
