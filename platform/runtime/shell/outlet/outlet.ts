import type { AppProps } from 'single-spa'
import type { HostProps, PageLocation, PageProps } from '../../contract.ts'
import { type MountedParcel, mountChild } from '../parcels.ts'
import type { LoadedRemote } from '../remotes/versions.ts'

/** A page that never says that it is drawn is shown all the same after this long. */
const DRAWN_TIMEOUT = 3_000

interface Shown {
  readonly loaded: LoadedRemote
  readonly parcel: MountedParcel<PageProps>
  /** From now on a crash of the page is news, not the failure of an attempt. */
  reveal(): void
}

/** A page that stands ready: `show` puts it in the place of the old one, `discard` forgets it. */
export interface PreparedPage {
  show(): Promise<void>
  discard(): void
}

interface OutletOptions {
  readonly mountParcel: AppProps['mountParcel']
  readonly hostProps: Omit<HostProps, 'onCrash'>
  /** A page threw after it was shown. */
  readonly onCrash: (loaded: LoadedRemote, error: unknown) => void
}

/**
 * The one place in which pages stand, a parcel for each remote. The next page is mounted hidden and inert beside the
 * old one and takes its place when it is drawn, so that the visitor never looks at nothing.
 */
export function createOutlet({ mountParcel, hostProps, onCrash }: OutletOptions) {
  const element = document.createElement('div')
  element.dataset['outlet'] = ''
  // Pages are drawn in the document, also before the frame has a place for them: what they name by id is looked for there.
  document.body.append(element)
  let shown: Shown | undefined
  let isPreparing = false
  /** Pages that are hidden already and cleared away once the visitor sees what has come instead. */
  let leaving = Promise.resolve()

  async function mountHidden(loaded: LoadedRemote, target: PageLocation): Promise<Shown> {
    const host = hiddenHost(loaded)
    element.append(host)
    isPreparing = true
    const drawn = Promise.withResolvers<void>()
    const timer = setTimeout(drawn.resolve, DRAWN_TIMEOUT)
    // A crash may come while nobody awaits this yet.
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

  async function swap(next: Shown) {
    const old = shown
    shown = next
    next.reveal()
    if (old) old.parcel.element.hidden = true
    next.parcel.element.hidden = false
    next.parcel.element.inert = false
    if (!old) return
    // One that fails to leave is reported, and keeps none of the others.
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

  function update({ loaded, parcel }: Shown, target: PageLocation) {
    const drawn = Promise.withResolvers<void>()
    const crashed = (error: unknown) => onCrash(loaded, error)
    void parcel.update({ ...hostProps, ...target, onDrawn: drawn.resolve, onCrash: crashed })
    setTimeout(drawn.resolve, DRAWN_TIMEOUT)
    return drawn.promise
  }

  return {
    element,
    clear,
    /** A page is being drawn that nobody sees yet. */
    get isPreparing() {
      return isPreparing
    },
    /** The same page at another hash. */
    async tell(target: PageLocation) {
      if (shown) await update(shown, target)
    },

    /**
     * `retire`, where another version of the remote runs in the page, takes that away: then nothing of the new one
     * is mounted before it has, since a page never mixes two versions.
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

/** The next frame is on the screen when the task after it runs; a page that nobody looks at draws none. */
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
