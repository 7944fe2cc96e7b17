import type { Role } from './user.ts'

/** Free and premium members are one audience. */
export type Audience = 'visitor' | 'member' | 'staff'

/**
 * §2, §6: access name of a page → the audiences that it is for. Of two pages with one path, the viewer gets
 * the one for their audience. `search` also depends on the brand: see `mayVisitorSearch`.
 */
export const accessAudiences = {
  any: ['visitor', 'member', 'staff'],
  visitor: ['visitor'],
  member: ['member', 'staff'],
  search: ['visitor', 'member', 'staff'],
  staff: ['staff'],
} as const satisfies Readonly<Record<string, readonly Audience[]>>

export type Access = keyof typeof accessAudiences

/** Nobody else learns that these pages exist. */
export const secretAccess = ['staff'] as const satisfies readonly Access[]

/** Whether pages with this access name are for viewers of this role; false for an unknown name. */
export function isFor(access: string, role: Role): boolean {
  const audience = role === 'free' || role === 'premium' ? 'member' : role
  const audiences: Readonly<Record<string, readonly Audience[]>> = accessAudiences
  return Object.hasOwn(audiences, access) && audiences[access]?.includes(audience) === true
}
