import type { RemoteBundle, RouteData } from '../../data/index.ts'
import { pathForms } from './path-forms.ts'

/** A page, with the audiences for which it claims its path and its name. */
export interface Claim {
  readonly route: RouteData
  readonly audiences: readonly string[]
  readonly forms: readonly string[]
}

export interface Clash {
  readonly what: 'path' | 'name'
  readonly audiences: readonly string[]
  readonly mine: RouteData
  readonly other: RouteData
}

/** The claims of a remote; `audiencesOf` returns the audiences that an access name lets in. */
export function claimsOf(remote: RemoteBundle, audiencesOf: (access: string) => readonly string[]): Claim[] {
  return remote.data.routes.map((route) => ({
    route,
    audiences: audiencesOf(route.access),
    forms: pathForms(route.path),
  }))
}

/** Clashes between the pages of two remotes: the same path or name for the same audience. */
export function clashesBetween(mine: readonly Claim[], others: readonly Claim[]): Clash[] {
  return mine.flatMap((claim) => others.flatMap((other) => clashesOf(claim, other)))
}

/** Clashes between the pages of one remote. */
export function clashesWithin(claims: readonly Claim[]): Clash[] {
  return claims.flatMap((claim, i) => clashesBetween([claim], claims.slice(i + 1)))
}

function clashesOf(mine: Claim, other: Claim): Clash[] {
  const audiences = mine.audiences.filter((audience) => other.audiences.includes(audience))
  if (audiences.length === 0) return []
  const clash = { audiences, mine: mine.route, other: other.route }
  const found: Clash[] = []
  if (mine.forms.some((form) => other.forms.includes(form))) found.push({ ...clash, what: 'path' })
  if (mine.route.name === other.route.name) found.push({ ...clash, what: 'name' })
  return found
}
