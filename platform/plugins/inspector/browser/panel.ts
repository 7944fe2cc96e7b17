import type { BundleLoad } from './bundle-load.ts'
import type { BundleRow } from './bundle-rows.ts'

const COLUMNS = ['Bundle', 'Version', 'Source', 'Loaded of total (gzip)', 'Loading', 'Shared modules']

interface PanelContent {
  readonly rows: readonly BundleRow[]
  readonly loads: ReadonlyMap<string, BundleLoad | undefined>
  /** Whether the table shows, or only the overrides. */
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** The panel with the bundles of the page, and the overrides in this browser. */
export function drawPanel({ rows, loads, isOpen, onToggle }: PanelContent): HTMLElement {
  const overridden = rows.filter(({ override }) => override !== undefined)
  const isOverride = overridden.length > 0
  const title = element(
    'h2',
    { className: 'title' },
    isOpen || !isOverride ? 'Bundles of this page' : 'Override',
  )
  const end = Object.assign(element('a', {}, 'End the override'), { href: '/override?end' })
  const toggle = element('button', { type: 'button' }, isOpen ? 'Close' : 'All bundles')
  toggle.addEventListener('click', onToggle)
  const panel = element(
    'section',
    { className: 'panel', lang: 'en' },
    element('div', { className: 'bar' }, title, ...(isOverride ? [end] : []), toggle),
    ...(isOpen
      ? [table(rows, loads)]
      : overridden.map((row) => element('div', {}, ...sentence(row), ...switchOf(row)))),
  )
  panel.ariaLabel = 'Bundles of this page'
  return panel
}

function table(rows: readonly BundleRow[], loads: PanelContent['loads']) {
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...COLUMNS.map((name) => element('th', { scope: 'col' }, name)))),
    element(
      'tbody',
      {},
      ...rows.map((row) => {
        const load = loads.get(row.base)
        return element(
          'tr',
          {},
          element('th', { scope: 'row' }, row.name),
          element('td', {}, row.version + (row.next === undefined ? '' : `, next ${row.next}`)),
          element('td', {}, ...source(row), ...switchOf(row)),
          element('td', {}, load ? `${kilobytes(load.loaded)} of ${kilobytes(load.total)} kB` : '–'),
          element('td', {}, load ? `${load.ms} ms` : '–'),
          element('td', {}, load && load.shared.length > 0 ? sharedModules(load.shared) : '–'),
        )
      }),
    ),
  )
}

/** Opens by keyboard, as it is the browser's own. */
function sharedModules(names: readonly string[]) {
  const list = element('ul', {}, ...names.map((name) => element('li', {}, name)))
  return element('details', {}, element('summary', {}, String(names.length)), list)
}

/** Loads the page anew without an override, or with it again. */
function switchOf({ name, override, problem, isOff }: BundleRow) {
  if (override === undefined || problem !== undefined) return []
  const query = new URLSearchParams({ switch: name, page: location.pathname + location.search })
  const link = element('a', { href: `/override?${query}` }, isOff ? 'Switch on' : 'Switch off')
  link.ariaLabel = `Switch the override of ${name} ${isOff ? 'on' : 'off'}`
  return [' ', link]
}

function sentence({ name, version, override, problem, isOff }: BundleRow) {
  if (problem === undefined) {
    const text = isOff
      ? `${name} ${version} is the released one: its override is switched off`
      : `${name} ${version} comes from ${override}`
    return [element('span', {}, text)]
  }
  return [element('span', { className: 'problem' }, `${name} is not overridden: ${problem}`)]
}

function source({ source, base, problem }: BundleRow) {
  const text = source === 'override' ? `${source} from ${base}` : source
  return problem === undefined
    ? [text]
    : [`${text} `, element('span', { className: 'problem' }, `(override failed: ${problem})`)]
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties)
  created.append(...children)
  return created
}
