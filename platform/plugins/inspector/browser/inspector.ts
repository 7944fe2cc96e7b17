import type { RunningShell } from '../../../runtime/shell/plugin.ts'
import { findAreas } from './areas.ts'
import { type BundleLoad, loadOf } from './bundle-load.ts'
import { type BundleRow, bundleRows } from './bundle-rows.ts'
import { INSPECTOR_STYLES } from './inspector-styles.ts'
import { drawPanel } from './panel.ts'

/** Shows over the page which bundle draws each area: open, or only the overrides in this browser. */
export function createInspector({ registry, versions, element }: RunningShell) {
  const host = document.createElement('div')
  host.dataset['inspector'] = ''
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(INSPECTOR_STYLES)
  root.adoptedStyleSheets = [styles]
  const outlines = document.createElement('div')
  const place = document.createElement('div')
  root.append(outlines, place)
  const loads = new Map<string, BundleLoad | undefined>()
  let isOpen = false
  let focusBefore: Element | null = null
  let drawn = ''

  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  })

  /** Draws again before every frame, but replaces only what has changed. */
  function follow() {
    if (!host.isConnected) return
    drawOutlines()
    drawRows(bundleRows(registry.current, versions))
    requestAnimationFrame(follow)
  }

  function drawOutlines() {
    const areas = isOpen ? findAreas(element) : []
    while (outlines.childElementCount > areas.length) outlines.lastElementChild?.remove()
    areas.forEach(({ label, kind, box }, index) => {
      const outline = (outlines.children[index] ?? outlines.appendChild(newOutline())) as HTMLElement
      outline.dataset['label'] = label
      outline.dataset['kind'] = kind
      const { left, top, width, height } = box
      Object.assign(outline.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      })
    })
  }

  function drawRows(rows: readonly BundleRow[]) {
    const next = JSON.stringify([rows, [...loads], isOpen])
    if (next === drawn) return
    drawn = next
    const hadFocus = root.activeElement !== null
    place.replaceChildren(drawPanel({ rows, loads, isOpen, onToggle: toggle }))
    if (hadFocus) focus()
    if (isOpen) for (const row of rows) void measure(row)
  }

  /** Measures what this page has loaded, once for each version; a built-in remote has no files of its own. */
  async function measure({ base, source }: BundleRow) {
    if (loads.has(base) || source === 'not loaded' || source === 'builtin') return
    loads.set(base, undefined)
    loads.set(base, await loadOf(base))
  }

  const focus = () => root.querySelector('button')?.focus()

  function show(open: boolean) {
    isOpen = open
    if (host.isConnected) return
    document.body.append(host)
    follow()
  }

  function open() {
    focusBefore = document.activeElement
    show(true)
    drawRows(bundleRows(registry.current, versions))
    focus()
  }

  function close() {
    isOpen = false
    // Sizes and times grow with everything that the page loads.
    loads.clear()
    if (!registry.current.overrides) host.remove()
    if (focusBefore instanceof HTMLElement) focusBefore.focus()
  }

  function toggle() {
    if (isOpen) close()
    else open()
  }

  return { show, toggle }
}

function newOutline() {
  const outline = document.createElement('div')
  outline.className = 'area'
  return outline
}
