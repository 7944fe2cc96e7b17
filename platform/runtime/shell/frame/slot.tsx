import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Location } from 'react-router'
import type { ResolvedRemote } from '../../../protocol/index.ts'
import type { WidgetProps } from '../../contract.ts'
import type { Platform } from '../create-platform.ts'
import { type MountedParcel, mountChild } from '../parcels.ts'
import { describedError } from '../telemetry/described-error.ts'
import { usePlatform, useRouterState } from './platform-context.ts'

interface SlotProps {
  readonly name: string
  /** Mounts only the widget with this name. */
  readonly only?: string
}

/** A place in a layout that remotes fill with widgets, each in its own root. */
export function Slot({ name, only }: SlotProps) {
  const { versions, registry, admits } = usePlatform()
  const location = useRouterState((state) => state.location)
  useSyncExternalStore(versions.subscribe, versions.edition, versions.edition)
  const remotes = registry.current.remotes.map((remote) => versions.inUse(remote.name)?.remote ?? remote)
  return remotes
    .filter((remote) => !versions.isBroken(remote))
    .flatMap((remote) => remote.slots.map((data) => ({ remote, order: 0, ...data })))
    .filter(({ slot, widget }) => slot === name && (only === undefined || widget === only))
    .filter(({ access }) => access === undefined || admits(access))
    .sort((a, b) => a.order - b.order)
    .map(({ remote, widget }) => (
      <Widget key={`${remote.federation}/${widget}`} remote={remote} widget={widget} location={location} />
    ))
}

interface WidgetHostProps {
  readonly remote: ResolvedRemote
  readonly widget: string
  readonly location: Location
}

function Widget({ remote, widget, location }: WidgetHostProps) {
  const platform = usePlatform()
  const place = useRef<HTMLDivElement>(null)
  const [parcel, setParcel] = useState<MountedParcel<WidgetProps>>()

  // Unmount as soon as the frame drops the widget: one that lingers would still react to later events.
  useLayoutEffect(() => {
    const element = document.createElement('div')
    place.current?.append(element)
    const leaving = new AbortController()
    const mounting = mountWidget(platform, remote, widget, element, leaving.signal)
    void mounting.then((mounted) => {
      if (!leaving.signal.aborted) setParcel(mounted)
    })
    return () => {
      leaving.abort()
      void mounting.then((mounted) => {
        if (!mounted) return
        platform.widgets.get(remote.name)?.delete(mounted)
        void mounted.unmount()
      })
    }
  }, [platform, remote, widget])

  useEffect(() => {
    void parcel?.update(widgetProps(platform, remote, location))
  }, [platform, parcel, remote, location])

  return <div ref={place} data-widget={widget} data-remote={remote.name} data-version={remote.version} />
}

function widgetProps(platform: Platform, { name, version }: ResolvedRemote, location: Location): WidgetProps {
  const onCrash = (error: unknown) =>
    platform.report({ name, version, kind: 'crash', ...describedError(error) })
  return { ...platform.hostProps, location, onCrash }
}

/** Mounts a widget. If that fails the page does without the widget, and the failure is reported to the gateway. */
async function mountWidget(
  platform: Platform,
  remote: ResolvedRemote,
  widget: string,
  element: HTMLElement,
  leaving: AbortSignal,
) {
  const { opener, versions, widgets, report, router } = platform
  await platform.firstPage.promise
  try {
    const loaded = await opener.loadRemote(remote)
    await opener.loadWords(loaded)
    const lifecycles = await opener.loadWidget(loaded, widget)
    const running = versions.inUse(remote.name)
    // Meanwhile the widget was removed, or the page switched to another version of the remote.
    if (leaving.aborted || (running && running.module !== loaded.module)) return undefined
    if (!running) versions.adopt(loaded)
    const props = widgetProps(platform, remote, router.state.location)
    const parcel = await mountChild(
      platform.mountParcel,
      `${remote.name}-${widget}`,
      lifecycles,
      element,
      props,
    )
    const mounted = widgets.get(remote.name) ?? new Set()
    widgets.set(remote.name, mounted.add(parcel))
    return parcel
  } catch (error) {
    report({ name: remote.name, version: remote.version, kind: 'failure', ...describedError(error) })
    return undefined
  }
}
