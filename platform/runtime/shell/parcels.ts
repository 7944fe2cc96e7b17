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
  return {
    element,
    async update(next) {
      await parcel.update?.({ ...next, domElement: element })
    },
    async unmount() {
      // A parcel that broke has nothing left to unmount.
      if (parcel.getStatus() === 'MOUNTED') await parcel.unmount()
      element.remove()
    },
  }
}

function timeouts() {
  const limit = { millis: MOUNT_TIMEOUT, dieOnTimeout: true, warningMillis: MOUNT_TIMEOUT }
  return { bootstrap: limit, mount: limit, unmount: limit, update: limit }
}
