import type { RemoteBundle, RouteData } from '../../data/index.ts'
import { pathForms } from './path-forms.ts'

/** A page, with the audiences before which it claims its path and its name. */
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

/** What a remote claims, where `audiencesOf` tells whom an access name lets in. */
export function claimsOf(remote: RemoteBundle, audiencesOf: (access: string) => readonly string[]): Claim[] {
  return remote.data.routes.map((route) => ({
    route,
    audiences: audiencesOf(route.access),
    forms: pathForms(route.path),
  }))
}

/** Pages of two remotes that the same audience would have twice. */
export function clashesBetween(mine: readonly Claim[], others: readonly Claim[]): Clash[] {
  return mine.flatMap((claim) => others.flatMap((other) => clashesOf(claim, other)))
}

/** Pages of one remote that the same audience would have twice. */
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
