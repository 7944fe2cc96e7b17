import { createPath, type Location } from 'react-router'
import type { PageRequest } from '../../../protocol/index.ts'
import type { HostProps } from '../../../runtime/contract.ts'
import type { Platform } from '../../../runtime/shell/create-platform.ts'
import type { ShellOptions } from '../../../runtime/shell/options.ts'
import { PAGE_ROUTE } from '../../../runtime/shell/page/loader.ts'
import type { LoadedRemote } from '../../../runtime/shell/remotes/versions.ts'

const nothing = () => {}
const unsubscribe = () => nothing

/** The functions that a page gets from the shell. On the server none of them is called while it renders. */
export function serverHostProps({ wrap }: Pick<ShellOptions, 'wrap'>): HostProps {
  return {
    wrap,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: nothing,
      push: nothing,
      replace: nothing,
    },
    guardLeaving: unsubscribe,
    fillSlot: unsubscribe,
    titlePage: unsubscribe,
    onCrash: nothing,
  }
}

interface ServerPage {
  readonly request: PageRequest
  readonly location: Location
  readonly loaded: LoadedRemote
  readonly hostProps: HostProps
  /** The outlet's content. */
  readonly html: string
}

/** The platform as the frame sees it: a page is open, and nothing ever changes. */
export function serverPlatform(
  { request, location, loaded, hostProps, html }: ServerPage,
  { admits, locale }: Pick<ShellOptions, 'admits' | 'locale'>,
): Platform {
  const match = { remote: request.remote, route: request.route, params: request.params }
  const outcome = { match, loaded, location, prepared: { show: async () => {}, discard: nothing } }
  const state = {
    location,
    loaderData: { [PAGE_ROUTE]: outcome },
    initialized: true,
    navigation: { state: 'idle' },
    revalidation: 'idle',
  }
  const platform = {
    router: { state, subscribe: unsubscribe },
    registry: { current: request.registry, subscribe: unsubscribe },
    versions: {
      inUse: (name: string) => (name === request.remote.name ? loaded : undefined),
      subscribe: unsubscribe,
      edition: () => 0,
      isBroken: () => false,
    },
    titles: { of: () => undefined, subscribe: unsubscribe },
    slotPlaces: { current: () => NO_PLACES, subscribe: unsubscribe },
    outlet: { html },
    ownHealth: { drawn: nothing, crashed: nothing, mismatched: nothing },
    hostProps,
    admits,
    locale,
    match: () => match,
    retry: nothing,
  }
  // The missing parts are used in effects and event handlers only.
  return platform as unknown as Platform
}

const NO_PLACES: readonly never[] = []
