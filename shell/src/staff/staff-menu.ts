import { pathAtBrand, type StaffBrand, type StaffRole, staffPaths, staffRoles } from 'contracts'

interface Link {
  readonly title: string
  readonly path: string
}

type Part = 'all' | StaffRole

/** The links of the shell's menus for staff. */
export type StaffLinks = Readonly<Record<Part, readonly Link[]>>

export interface StaffMenuPart {
  readonly name: Part
  readonly links: readonly Link[]
}

const PARTS: readonly Part[] = ['all', ...staffRoles]

/** The parts of the back office for somebody with these roles at a brand, each page once. */
export function staffMenu(links: StaffLinks, brand: StaffBrand): StaffMenuPart[] {
  const { roles, is_own } = brand
  const seen = new Set<string>()
  const isOpen = (part: Part) => part === 'all' || roles.includes('admin') || roles.includes(part)
  // Pages elsewhere, such as the studio, work at the brand of their address alone.
  const isThere = ({ path }: Link) => is_own || path.startsWith(staffPaths.staff)
  return PARTS.filter(isOpen).flatMap((name) => {
    const own = links[name].filter((link) => isThere(link) && !seen.has(link.path))
    for (const { path } of own) seen.add(path)
    if (own.length === 0) return []
    return [{ name, links: own.map(({ title, path }) => ({ title, path: pathAtBrand(path, brand) })) }]
  })
}
