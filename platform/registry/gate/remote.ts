import type { Assets, RemoteBundle, ShellBundle } from '../../protocol/index.ts'
import { ownValue } from '../own-value.ts'
import type { Refusal } from '../refused.ts'
import { claimsOf, clashesBetween, clashesWithin } from './claims.ts'
import { incompatibilities } from './compatibility.ts'
import { refusePlaces } from './places.ts'
import { audienceList, kilobytes, quoted, titleOf, titlesOf } from './sentences.ts'
import type { ServedBundle, ServedBundles } from './served-bundles.ts'
import { refuseHeavyHalf } from './server-half.ts'
import { partWeight } from './weight.ts'

type Shells = readonly ServedBundle<ShellBundle>[]

export function gateRemote(remote: RemoteBundle, served: ServedBundles): Refusal[] {
  const shells = served.shells.filter(({ bundle }) => !bundle.builtin)
  const live = shells.find(({ role }) => role === 'live')
  if (!live) {
    const sentence = `${titleOf(remote)} has no shell to run in yet. Publish the shell first.`
    return [{ code: 'no-shell', sentence }]
  }
  return [
    ...refuseTakenName(remote, served.shells),
    ...refuseIncompatibilities(remote, shells),
    ...refuseClashes(remote, served),
    ...refuseMissingParts(remote),
    ...refusePlaces(remote, live.bundle, served.remotes),
    ...refuseWeight(remote, live.bundle),
  ]
}

function refuseTakenName(remote: RemoteBundle, shells: Shells): Refusal[] {
  if (shells.every(({ bundle }) => bundle.name !== remote.name)) return []
  return [{ code: 'name-taken', sentence: `'${remote.name}' is the shell's name. Give the remote another.` }]
}

/** One sentence per problem, however many shells have it. */
function refuseIncompatibilities(remote: RemoteBundle, shells: Shells): Refusal[] {
  const found = shells.flatMap((shell) =>
    incompatibilities(remote, shell.bundle).map((incompatibility) => ({ incompatibility, shell })),
  )
  const byProblem = Map.groupBy(found, ({ incompatibility }) => incompatibility.problem)
  return [...byProblem.values()].flatMap((same): Refusal[] => {
    const [first] = same
    if (!first) return []
    const { code, problem, advice } = first.incompatibility
    const where = titlesOf(same.map(({ shell }) => shell))
    return [{ code, sentence: `${titleOf(remote)} ${problem} ${where}. ${advice}` }]
  })
}

function refuseClashes(remote: RemoteBundle, { shells, remotes }: ServedBundles): Refusal[] {
  const audiencesOf = (access: string) => [
    ...new Set(shells.flatMap(({ bundle }) => ownValue(bundle.data.access, access) ?? [])),
  ]
  const mine = claimsOf(remote, audiencesOf)
  const within = clashesWithin(mine).map((clash): Refusal => {
    const twice = `${quoted(clash.mine.path)} as '${clash.mine.name}' and ${quoted(clash.other.path)} as '${clash.other.name}'`
    return {
      code: `${clash.what}-taken`,
      sentence: `${titleOf(remote)} claims the same ${clash.what} twice for ${audienceList(clash.audiences)}: ${twice}. Change one of them.`,
    }
  })
  const others = remotes.filter(({ role, bundle }) => role !== 'previous' && bundle.name !== remote.name)
  const between = others.flatMap((other) =>
    clashesBetween(mine, claimsOf(other.bundle, audiencesOf)).map((clash): Refusal => {
      const claimed = clash.what === 'path' ? clash.mine.path : clash.mine.name
      const taken = clash.what === 'path' ? clash.other.path : clash.other.name
      return {
        code: `${clash.what}-taken`,
        sentence:
          `${titleOf(remote)} claims the ${clash.what} ${quoted(claimed)} for ${audienceList(clash.audiences)}, ` +
          `but ${titlesOf([other])} has it already${taken === claimed ? '' : ` as ${quoted(taken)}`}. ` +
          `Choose another ${clash.what}, or publish ${other.bundle.name} without it first.`,
      }
    }),
  )
  return [...within, ...between]
}

function refuseMissingParts(remote: RemoteBundle): Refusal[] {
  const pages = remote.data.routes.filter(({ name }) => !Object.hasOwn(remote.pages, name))
  const widgets = (remote.data.slots ?? []).filter(({ widget }) => !Object.hasOwn(remote.widgets, widget))
  return [
    ...pages.map(
      ({ name }): Refusal => ({
        code: 'page-missing',
        sentence: `${titleOf(remote)} has a route '${name}' but no page of that name. Add the page, or remove the route.`,
      }),
    ),
    ...widgets.map(
      ({ widget, slot }): Refusal => ({
        code: 'widget-missing',
        sentence: `${titleOf(remote)} fills the slot '${slot}' with a widget '${widget}' that it does not have. Add the widget, or take it out of the slot.`,
      }),
    ),
  ]
}

function refuseWeight(remote: RemoteBundle, shell: ShellBundle): Refusal[] {
  const { remotePage, widget = remotePage } = shell.data.budgets
  return [
    ...refuseHeavy('page', remote, remote.pages, remotePage),
    ...refuseHeavy('widget', remote, remote.widgets, widget),
    ...refuseHeavyHalf(remote, shell.data.budgets),
  ]
}

function refuseHeavy(
  kind: 'page' | 'widget',
  remote: RemoteBundle,
  parts: Readonly<Record<string, Assets>>,
  budget: number,
): Refusal[] {
  return Object.entries(parts)
    .map(([name, part]) => ({ name, weight: partWeight(remote, part) }))
    .filter(({ weight }) => weight > budget)
    .map(({ name, weight }) => ({
      code: 'too-big',
      sentence: `The ${kind} '${name}' of ${titleOf(remote)} loads ${kilobytes(weight)} (gzip) at first; the limit is ${kilobytes(budget)}. Load parts of it later, or drop a library.`,
    }))
}
