import type { CruiseReport } from './imports.ts'

/** Siblings in a folder that import each other, directly or through other siblings. */
export interface Circle {
  /** The folder that holds them; empty for the root. */
  readonly folder: string
  /** The names of the files and subfolders, sorted. */
  readonly members: readonly string[]
  /** The fewest imports, roughly, without which there would be no circle: `from → to`. */
  readonly weakest: readonly string[]
}

/** Tests, stories and fixtures arrange their data with whatever they need, wherever it is. */
const ARRANGES = /\.(test|spec|stories)\.|(^|\/)(fixture|testing\/)|^e2e\//

interface Arrow {
  readonly from: string
  readonly to: string
  readonly imports: string[]
}

/**
 * Finds the circles among the direct children of each folder. An import counts in the folder where the paths of its two
 * files part, so it connects the children through which they go on.
 */
export function findCircles({ modules }: Pick<CruiseReport, 'modules'>): Circle[] {
  const folders = new Map<string, Map<string, Arrow>>()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      if (resolved.includes('node_modules') || ARRANGES.test(source) || ARRANGES.test(resolved)) continue
      const parting = partingOf(source.split('/'), resolved.split('/'))
      if (!parting) continue
      const arrows = folders.get(parting.folder) ?? new Map<string, Arrow>()
      folders.set(parting.folder, arrows)
      const key = `${parting.from} → ${parting.to}`
      const arrow = arrows.get(key) ?? { from: parting.from, to: parting.to, imports: [] }
      arrows.set(key, arrow)
      arrow.imports.push(`${source} → ${resolved}`)
    }
  return [...folders].flatMap(([folder, arrows]) => circlesAmong(folder, [...arrows.values()]))
}

function partingOf(from: readonly string[], to: readonly string[]) {
  const depth = from.findIndex((name, index) => name !== to[index])
  const [start, end] = [from[depth], to[depth]]
  // Otherwise it is the same file, or a package that resolves to nothing inside the repository.
  return start && end ? { folder: from.slice(0, depth).join('/'), from: start, to: end } : undefined
}

function circlesAmong(folder: string, arrows: readonly Arrow[]): Circle[] {
  const children = new Set(arrows.flatMap(({ from, to }) => [from, to]))
  const reach = new Map([...children].map((child) => [child, reachableFrom(child, arrows)]))
  const circles = new Map<string, string[]>()
  for (const child of [...children].sort()) {
    const members = [...children].filter(
      (other) => reach.get(child)?.has(other) && reach.get(other)?.has(child),
    )
    if (members.length > 1) circles.set(members.sort().join(), members)
  }
  return [...circles.values()].map((members) => {
    const inside = arrows.filter(({ from, to }) => members.includes(from) && members.includes(to))
    return { folder, members, weakest: weakestOf(inside) }
  })
}

/** Returns every child that an arrow leads to, starting from one child. */
function reachableFrom(start: string, arrows: readonly Arrow[]): Set<string> {
  const reached = new Set<string>()
  const queue = [start]
  for (const child of queue)
    for (const { from, to } of arrows)
      if (from === child && !reached.has(to)) {
        reached.add(to)
        queue.push(to)
      }
  return reached
}

/** Lays the arrows with the most imports first, and returns the imports of each arrow that would close a circle. */
function weakestOf(arrows: readonly Arrow[]): string[] {
  const laid: Arrow[] = []
  return arrows
    .toSorted((one, other) => other.imports.length - one.imports.length)
    .flatMap((arrow) => {
      if (reachableFrom(arrow.to, laid).has(arrow.from)) return arrow.imports
      laid.push(arrow)
      return []
    })
}

/** Reports each circle as `folder: members`, with the imports that are cheapest to cut. */
export function judgeCircles(circles: readonly Circle[]): string[] {
  return circles.map(
    ({ folder, members, weakest }) =>
      `circle of folders: ${folder || '.'}: ${members.join(', ')}\n` +
      `  Move files, or hand in what these imports fetch:\n    ${weakest.join('\n    ')}`,
  )
}
