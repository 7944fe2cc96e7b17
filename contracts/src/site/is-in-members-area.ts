import { membersArea, paths } from '../paths.ts'

const patterns = membersArea.map((name) => {
  const pattern = paths[name].replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}/?$`)
})

/** §2: whether the page at this path belongs to the members area. */
export function isInMembersArea(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname))
}
