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
 * Mounts a remote's lifecycles as a child of the shell's parcel. single-spa releases the child of a *named* parcel when it
 * unmounts, but never a root parcel and its listeners.
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
  // The caller of `unmount` handles a failure; without this, the parcel's own promise would report it a second time.
  parcel.unmountPromise.catch(() => {})
  const enqueue = serialQueue()
  // A parcel that is broken or unmounted can be neither updated nor unmounted.
  const isMounted = () => parcel.getStatus() === 'MOUNTED'
  return {
    element,
    update: (next) =>
      enqueue(async () => {
        if (isMounted()) await parcel.update?.({ ...next, domElement: element })
      }),
    unmount: () =>
      enqueue(async () => {
        try {
          if (isMounted()) await parcel.unmount()
        } finally {
          element.remove()
        }
      }),
  }
}

/** Queues work, since single-spa refuses to unmount a parcel during an update. */
function serialQueue() {
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
