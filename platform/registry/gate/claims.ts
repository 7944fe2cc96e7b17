import type { RemoteBundle, RouteData } from '../../protocol/index.ts'
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
  const rivals = rivalsIn(others)
  return mine.flatMap((claim) => rivals(claim).flatMap((other) => clashesOf(claim, other)))
}

/** Clashes between the pages of one remote. */
export function clashesWithin(claims: readonly Claim[]): Clash[] {
  const rivals = rivalsIn(claims)
  const places = new Map(claims.map((claim, i) => [claim, i]))
  const placeOf = (claim: Claim) => places.get(claim) ?? 0
  return claims.flatMap((claim) =>
    rivals(claim)
      .filter((other) => placeOf(other) > placeOf(claim))
      .flatMap((other) => clashesOf(claim, other)),
  )
}

/** Returns a function that finds the claims with a form or the name of another, without comparing it with each. */
function rivalsIn(claims: readonly Claim[]): (claim: Claim) => Claim[] {
  const byKey = new Map<string, Claim[]>()
  for (const claim of claims) {
    for (const key of keysOf(claim)) byKey.set(key, [...(byKey.get(key) ?? []), claim])
  }
  return (claim) => [...new Set(keysOf(claim).flatMap((key) => byKey.get(key) ?? []))]
}

function keysOf({ forms, route }: Claim): string[] {
  return [...forms.map((form) => `path ${form}`), `name ${route.name}`]
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
