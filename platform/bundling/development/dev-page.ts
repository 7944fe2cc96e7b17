import { DEV_EVENTS, type DevEvent } from './dev-events.ts'
import { showOverlay } from './overlay.ts'

type OnBuilt = (hash: string) => void

interface DevPage {
  follow(bundle: string, onBuilt: OnBuilt): void
}

declare global {
  // Shared by all bundles of the page, since each of them contains this code.
  var __devPage: DevPage | undefined
}

/** Calls `onBuilt` with the hash of the bundle's current build, and of each later one. */
export function followBuilds(bundle: string, onBuilt: OnBuilt) {
  globalThis.__devPage ??= openDevPage()
  globalThis.__devPage.follow(bundle, onBuilt)
}

function openDevPage(): DevPage {
  const followers = new Map<string, OnBuilt>()
  const hashes = new Map<string, string>()
  const failures = new Map<string, string>()
  const crashed = new Set<string>()

  function handle(event: DevEvent) {
    if (event.type !== 'built') {
      failures.set(event.bundle, event.message)
      if (event.type === 'crashed') crashed.add(event.bundle)
    } else if (hashes.get(event.bundle) !== event.hash) {
      // An update does not restore an area that a crash has emptied.
      if (crashed.delete(event.bundle) && !isIntact(event.bundle)) return location.reload()
      failures.delete(event.bundle)
      hashes.set(event.bundle, event.hash)
      followers.get(event.bundle)?.(event.hash)
    }
    showOverlay([...failures.values()].join('\n\n'))
  }

  listen(handle)
  return {
    follow(bundle, onBuilt) {
      followers.set(bundle, onBuilt)
      const hash = hashes.get(bundle)
      if (hash !== undefined) onBuilt(hash)
    },
  }
}

/** Whether all areas of a remote still show something; an error in an event handler leaves them as they were. */
function isIntact(remote: string): boolean {
  const areas = [...document.querySelectorAll(`[data-remote="${CSS.escape(remote)}"]`)]
  return areas.length > 0 && areas.every((area) => area.textContent !== '')
}

/** Listens only while the page is visible: a browser allows six connections per host, shared by all its tabs. */
function listen(handle: (event: DevEvent) => void) {
  let stream: EventSource | undefined
  function open() {
    stream?.close()
    if (document.visibilityState === 'hidden') return
    stream = new EventSource(DEV_EVENTS)
    stream.addEventListener('message', ({ data }) => handle(JSON.parse(data) as DevEvent))
  }
  document.addEventListener('visibilitychange', open)
  open()
}
