import { DEV_EVENTS, type DevEvent } from './dev-events.ts'
import { showOverlay } from './overlay.ts'

type OnBuilt = (hash: string) => void

interface DevPage {
  follow(bundle: string, onBuilt: OnBuilt): void
}

declare global {
  // One for all bundles of the page, each of which brings this code along.
  var __devPage: DevPage | undefined
}

/** Calls back with the hash of every build of a bundle from now on, the current one included. */
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
      // What a crash took out of the page, no update brings back.
      if (crashed.delete(event.bundle) && !stands(event.bundle)) return location.reload()
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

/** Whether everything that a remote has drawn is still there: an error in a handler leaves the page as it was. */
function stands(remote: string): boolean {
  const places = [...document.querySelectorAll(`[data-remote="${CSS.escape(remote)}"]`)]
  return places.length > 0 && places.every((place) => place.textContent !== '')
}

/** Only while the page is looked at: a browser keeps six connections to a host, and tabs add up. */
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
