import type { PlaceLimit, RemoteBundle, ShellBundle } from '../../protocol/index.ts'
import { ownValue } from '../own-value.ts'
import type { Refusal } from '../refused.ts'
import { titleOf } from './sentences.ts'
import type { ServedBundle } from './served-bundles.ts'

/** A menu or a slot of the shell, with what a remote puts into it. */
interface Place {
  readonly kind: 'menu' | 'slot'
  readonly name: string
  readonly owner: string
  readonly orders: readonly number[]
  /** The remotes whose widgets it takes the place of. */
  readonly replaces: readonly string[]
}

/** Refuses links in menus that lead nowhere or that the shell doesn't have, and more than it takes in one place. */
export function refusePlaces(
  remote: RemoteBundle,
  shell: ShellBundle,
  remotes: readonly ServedBundle<RemoteBundle>[],
): Refusal[] {
  const others = remotes
    .filter(({ role, bundle }) => role === 'live' && bundle.name !== remote.name)
    .flatMap(({ bundle }) => placesOf(bundle))
  return [
    ...refuseLinks(remote, shell),
    ...placesOf(remote).flatMap((place) => refusePlace(remote, shell, place, others)),
  ]
}

function refuseLinks(remote: RemoteBundle, { data: { menus = {} } }: ShellBundle): Refusal[] {
  return (remote.data.navigation ?? []).flatMap(({ menu, route }): Refusal[] => {
    const link = `${titleOf(remote)} links '${route}' in the menu '${menu}'`
    const found: Refusal[] = []
    if (!ownValue(menus, menu)) {
      const known =
        Object.keys(menus)
          .map((name) => `'${name}'`)
          .join(', ') || 'none'
      found.push({
        code: 'menu',
        sentence: `${link}, which the shell does not have. Its menus are: ${known}.`,
      })
    }
    const target = remote.data.routes.find(({ name }) => name === route)
    if (!target)
      found.push({ code: 'menu', sentence: `${link}, but has no such route. Name one of its routes.` })
    else if (/[:*?]/.test(target.path))
      found.push({
        code: 'menu',
        sentence: `${link}, but its path ${target.path} is not one address. Link a page without parameters.`,
      })
    return found
  })
}

function placesOf({ name: owner, data: { navigation = [], slots = [] } }: RemoteBundle): Place[] {
  const menus = Map.groupBy(navigation, ({ menu }) => menu)
  const filled = Map.groupBy(slots, ({ slot }) => slot)
  const orders = (entries: readonly { readonly order?: number }[]) => entries.map(({ order = 0 }) => order)
  return [
    ...[...menus].map(
      ([name, links]): Place => ({ kind: 'menu', name, owner, orders: orders(links), replaces: [] }),
    ),
    ...[...filled].map(([name, widgets]): Place => {
      const replaces = widgets.flatMap((widget) => widget.replaces ?? [])
      return { kind: 'slot', name, owner, orders: orders(widgets), replaces }
    }),
  ]
}

function refusePlace(
  remote: RemoteBundle,
  { data }: ShellBundle,
  place: Place,
  others: readonly Place[],
): Refusal[] {
  const { kind, name, orders } = place
  const limits: Readonly<Record<string, PlaceLimit>> | undefined =
    kind === 'menu' ? data.menus : data.slotLimits
  const limit = limits && ownValue(limits, name)
  if (!limit) return []
  const found: Refusal[] = []
  const here = others.filter((other) => other.kind === kind && other.name === name)
  const replaced = [place, ...here].flatMap(({ replaces }) => replaces)
  if (replaced.includes(place.owner)) return []
  const taken = here
    .filter(({ owner }) => !replaced.includes(owner))
    .reduce((count, other) => count + other.orders.length, 0)
  if (taken + orders.length > limit.most) {
    const sentence = `${titleOf(remote)} has ${orders.length} in the ${kind} '${name}', where other remotes have ${taken} and the shell takes ${limit.most}. Take some out, or publish a shell that takes more.`
    found.push({ code: 'place-full', sentence })
  }
  const { order: [first, last] = [-Infinity, Infinity] } = limit
  const outside = orders.filter((order) => order < first || order > last)
  if (outside.length > 0) {
    const sentence = `${titleOf(remote)} has the order ${outside.join(', ')} in the ${kind} '${name}', where the shell allows ${first} to ${last}. Choose one of these.`
    found.push({ code: 'place-order', sentence })
  }
  return found
}
