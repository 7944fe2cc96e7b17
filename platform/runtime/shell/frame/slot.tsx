import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
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
  const [failed, setFailed] = useState<readonly string[]>([])
  const remotes = registry.current.remotes.map((remote) => versions.inUse(remote.name)?.remote ?? remote)
  const widgets = remotes
    .filter((remote) => !versions.isBroken(remote))
    .flatMap((remote) =>
      remote.slots.map((data) => ({ id: `${remote.federation}/${data.widget}`, remote, order: 0, ...data })),
    )
    .filter(
      ({ slot, access, id }) =>
        slot === name && (access === undefined || admits(access)) && !failed.includes(id),
    )
  return widgets
    .filter(
      ({ remote, widget }) =>
        (only ?? widget) === widget && !widgets.some(({ replaces }) => replaces === remote.name),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ id, remote, widget }) => {
      const onFailed = () => setFailed((others) => [...others, id])
      return <Widget key={id} remote={remote} widget={widget} location={location} onFailed={onFailed} />
    })
}

interface WidgetHostProps {
  readonly remote: ResolvedRemote
  readonly widget: string
  readonly location: Location
  /** The slot goes on without the widget, and with the ones whose place it took. */
  readonly onFailed: () => void
}

function Widget({ remote, widget, location, onFailed }: WidgetHostProps) {
  const platform = usePlatform()
  const fail = useEffectEvent(onFailed)
  const place = useRef<HTMLDivElement>(null)
  const [parcel, setParcel] = useState<MountedParcel<WidgetProps>>()

  // Unmount as soon as the frame drops the widget: one that lingers would still react to later events.
  useLayoutEffect(() => {
    const element = document.createElement('div')
    place.current?.append(element)
    const leaving = new AbortController()
    const mounting = mountWidget(platform, {
      remote,
      widget,
      element,
      leaving: leaving.signal,
      onFailed: () => fail(),
    })
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
    void parcel?.update(widgetProps(platform, remote, location, () => fail()))
  }, [platform, parcel, remote, location])

  return <div ref={place} data-widget={widget} data-remote={remote.name} data-version={remote.version} />
}

function widgetProps(
  platform: Platform,
  { name, version }: ResolvedRemote,
  location: Location,
  onFailed: () => void,
): WidgetProps {
  const onCrash = (error: unknown) => {
    platform.report({ name, version, kind: 'crash', ...describedError(error) })
    onFailed()
  }
  return { ...platform.hostProps, location, onCrash }
}

interface WidgetToMount extends Omit<WidgetHostProps, 'location'> {
  readonly element: HTMLElement
  readonly leaving: AbortSignal
}

/** Mounts a widget. If that fails the page does without the widget, and the failure is reported to the gateway. */
async function mountWidget(
  platform: Platform,
  { remote, widget, element, leaving, onFailed }: WidgetToMount,
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
    const props = widgetProps(platform, remote, router.state.location, onFailed)
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
    if (!leaving.aborted) onFailed()
    return undefined
  }
}
