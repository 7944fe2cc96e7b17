import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Location } from 'react-router'
import type { ResolvedRemote } from '../../data/index.ts'
import type { WidgetProps } from '../contract.ts'
import type { Platform } from './create-platform.ts'
import { type MountedParcel, mountChild } from './parcels.ts'
import { usePlatform, useRouterState } from './platform-context.ts'

/** A place in a layout that remotes fill with widgets, each in a root of its own. */
export function Slot({ name }: { readonly name: string }) {
  const { versions, registry } = usePlatform()
  const { location } = useRouterState()
  useSyncExternalStore(versions.subscribe, versions.edition)
  const remotes = registry.current.remotes.map((remote) => versions.inUse(remote.name)?.remote ?? remote)
  return remotes.flatMap((remote) =>
    remote.slots
      .filter(({ slot }) => slot === name && !versions.isBroken(remote))
      .map(({ widget }) => (
        <Widget key={`${remote.federation}/${widget}`} remote={remote} widget={widget} location={location} />
      )),
  )
}

interface WidgetHostProps {
  readonly remote: ResolvedRemote
  readonly widget: string
  readonly location: Location
}

function Widget({ remote, widget, location }: WidgetHostProps) {
  const platform = usePlatform()
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<Promise<MountedParcel<WidgetProps> | undefined>>(undefined)
  const props = useRef<WidgetProps>(undefined)
  props.current = {
    ...platform.hostProps,
    location,
    onCrash: (error) => noticeCrash(platform, remote, error),
  }

  useEffect(() => {
    const element = document.createElement('div')
    host.current?.append(element)
    let isWanted = true
    const parcel = mountWidget(platform, remote, widget, element, () =>
      isWanted ? props.current : undefined,
    )
    mounted.current = parcel
    return () => {
      isWanted = false
      void parcel.then((it) => it?.unmount())
    }
  }, [platform, remote, widget])

  useEffect(() => {
    void mounted.current?.then((it) => {
      if (location && props.current) return it?.update(props.current)
    })
  }, [location])

  return <div ref={host} data-widget={widget} data-remote={remote.name} data-version={remote.version} />
}

/** A widget that cannot be had is missing, no more: the page does without it, and the gateway is told. */
async function mountWidget(
  platform: Platform,
  remote: ResolvedRemote,
  widget: string,
  element: HTMLElement,
  props: () => WidgetProps | undefined,
) {
  const { opener, versions, hostProps, widgets, report } = platform
  try {
    const loaded = await opener.load(remote)
    await opener.loadWords(loaded)
    const lifecycles = await loaded.module.widget(widget)
    const now = props()
    const running = versions.inUse(remote.name)
    if (!now || !hostProps || (running && running.module !== loaded.module)) return undefined
    if (!running) versions.adopt(loaded)
    const parcel = await mountChild(
      platform.mountParcel,
      `${remote.name}-${widget}`,
      lifecycles,
      element,
      now,
    )
    const mine = widgets.get(remote.name) ?? new Set()
    widgets.set(remote.name, mine.add(parcel))
    return parcel
  } catch (error) {
    report({ name: remote.name, version: remote.version, kind: 'failure', message: String(error) })
    return undefined
  }
}

function noticeCrash({ report }: Platform, { name, version }: ResolvedRemote, error: unknown) {
  report({ name, version, kind: 'crash', message: String(error) })
}
