import type { AppProps, Parcel, ParcelConfig } from 'single-spa'
import type { Lifecycles } from '../contract.ts'

const MOUNT_TIMEOUT = 5_000
let count = 0

export interface MountedParcel<Props> {
  readonly element: HTMLElement
  update(props: Props): Promise<void>
  unmount(): Promise<void>
}

/**
 * Mounts a remote's lifecycles as a child of the shell's own parcel. A child of a *named* parcel is forgotten when it
 * unmounts; single-spa keeps a root parcel, and all that it ever listened to, for ever.
 */
export async function mountChild<Props extends object>(
  mountParcel: AppProps['mountParcel'],
  name: string,
  lifecycles: Lifecycles<Props>,
  element: HTMLElement,
  props: Props,
): Promise<MountedParcel<Props>> {
  count += 1
  const config = {
    name: `${name}-${count}`,
    bootstrap: [lifecycles.bootstrap],
    mount: [lifecycles.mount],
    update: [lifecycles.update],
    unmount: [lifecycles.unmount],
    timeouts: timeouts(),
  }
  const parcel: Parcel = mountParcel(config as unknown as ParcelConfig, { ...props, domElement: element })
  await parcel.mountPromise
  // Whoever has it leave is told; this other promise of the same would tell everybody a second time.
  parcel.unmountPromise.catch(() => {})
  const inTurn = oneAfterAnother()
  // A parcel that broke, or has left, is neither told anything nor unmounted.
  const isThere = () => parcel.getStatus() === 'MOUNTED'
  return {
    element,
    update: (next) =>
      inTurn(async () => {
        if (isThere()) await parcel.update?.({ ...next, domElement: element })
      }),
    unmount: () =>
      inTurn(async () => {
        try {
          if (isThere()) await parcel.unmount()
        } finally {
          element.remove()
        }
      }),
  }
}

/** single-spa refuses to unmount what is being updated. */
function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}

function timeouts() {
  const limit = { millis: MOUNT_TIMEOUT, dieOnTimeout: true, warningMillis: MOUNT_TIMEOUT }
  return { bootstrap: limit, mount: limit, unmount: limit, update: limit }
}
