import type { AppProps } from 'single-spa'
import type { HostProps, PageLocation, PageProps } from '../../contract.ts'
import { type MountedParcel, mountChild } from '../parcels.ts'
import type { LoadedRemote } from '../remotes/versions.ts'

/** A page that never calls `onDrawn` is shown after this time. */
const DRAWN_TIMEOUT = 3_000

interface ShownPage {
  readonly loaded: LoadedRemote
  readonly parcel: MountedParcel<PageProps>
  /** From now on a crash of the page is reported, rather than failing the attempt to open it. */
  reveal(): void
}

/** A page that is ready: `show` replaces the old one with it, `discard` drops it. */
export interface PreparedPage {
  show(): Promise<void>
  discard(): void
}

interface OutletOptions {
  readonly mountParcel: AppProps['mountParcel']
  readonly hostProps: Omit<HostProps, 'onCrash'>
  /** Called when a page throws after it was shown. */
  readonly onCrash: (loaded: LoadedRemote, error: unknown) => void
}

/**
 * The place where pages are shown, one parcel per remote. The next page is mounted hidden and inert beside the old one and
 * replaces it once it has rendered, so that the visitor never sees an empty page.
 */
export function createOutlet({ mountParcel, hostProps, onCrash }: OutletOptions) {
  const element = document.createElement('div')
  element.dataset['outlet'] = ''
  // Pages render inside the document even before the frame has a place for them, because they look up ids there.
  document.body.append(element)
  let shown: ShownPage | undefined
  let isPreparing = false
  /** Unmounts hidden pages, once their replacement is on the screen. */
  let leaving = Promise.resolve()

  async function mountHidden(loaded: LoadedRemote, target: PageLocation): Promise<ShownPage> {
    const host = hiddenHost(loaded)
    element.append(host)
    isPreparing = true
    const drawn = Promise.withResolvers<void>()
    const timer = setTimeout(drawn.resolve, DRAWN_TIMEOUT)
    // A crash may happen before anything awaits this promise.
    drawn.promise.catch(() => {})
    let crashed: (error: unknown) => void = drawn.reject
    const props = {
      ...hostProps,
      ...target,
      onDrawn: drawn.resolve,
      onCrash: (error: unknown) => crashed(error),
    }
    try {
      const parcel = await mountChild<PageProps>(mountParcel, loaded.remote.name, loaded.module, host, props)
      await drawn.promise.catch(async (error: unknown) => {
        await parcel.unmount()
        throw error
      })
      return {
        loaded,
        parcel,
        reveal() {
          crashed = (error) => onCrash(loaded, error)
        },
      }
    } catch (error) {
      host.remove()
      throw error
    } finally {
      clearTimeout(timer)
      isPreparing = false
    }
  }

  async function swap(next: ShownPage) {
    const old = shown
    shown = next
    next.reveal()
    if (old) old.parcel.element.hidden = true
    next.parcel.element.hidden = false
    next.parcel.element.inert = false
    if (!old) return
    // A page that fails to unmount is reported, and doesn't block the others.
    leaving = leaving
      .then(afterPaint)
      .then(() => old.parcel.unmount())
      .catch(reportError)
  }

  async function clear() {
    const old = shown
    shown = undefined
    await Promise.all([leaving, old?.parcel.unmount()])
  }

  function update({ loaded, parcel }: ShownPage, target: PageLocation) {
    const drawn = Promise.withResolvers<void>()
    const crashed = (error: unknown) => onCrash(loaded, error)
    void parcel.update({ ...hostProps, ...target, onDrawn: drawn.resolve, onCrash: crashed })
    setTimeout(drawn.resolve, DRAWN_TIMEOUT)
    return drawn.promise
  }

  return {
    element,
    clear,
    /** Whether a page is rendering that isn't shown yet. */
    get isPreparing() {
      return isPreparing
    },
    /** Passes a new location to the shown page. */
    async updateLocation(target: PageLocation) {
      if (shown) await update(shown, target)
    },

    /**
     * `retire` removes another version of the remote that is running in the page. Nothing of the new version is mounted
     * before that, since a page never mixes two versions.
     */
    async prepare(
      loaded: LoadedRemote,
      target: PageLocation,
      retire?: () => Promise<void>,
    ): Promise<PreparedPage> {
      const current = shown
      if (current?.loaded.module === loaded.module) {
        return { show: () => update(current, target), discard() {} }
      }
      if (!retire) {
        const next = await mountHidden(loaded, target)
        return { show: () => swap(next), discard: () => void next.parcel.unmount() }
      }
      return {
        async show() {
          if (shown?.loaded.remote.name === loaded.remote.name) await clear()
          await leaving
          await retire()
          await mountHidden(loaded, target).then(swap, (error: unknown) => onCrash(loaded, error))
        },
        discard() {},
      }
    },
  }
}

export type Outlet = ReturnType<typeof createOutlet>

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
