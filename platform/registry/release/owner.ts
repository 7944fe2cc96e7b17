import type { Bundle } from '../../protocol/index.ts'
import type { Entry, Owner } from '../document/document.ts'
import { titleOf } from '../gate/sentences.ts'
import { type Refusal, Refused } from '../refused.ts'

/** Returns why this bundle may not be published under its name, which its first publisher owns; empty if it may. */
export function ownerRefusals({ owner = {} }: Entry, bundle: Bundle, team?: string): Refusal[] {
  const { name, source } = bundle
  const refusals: Refusal[] = []
  if (owner.team !== undefined && team !== undefined && owner.team !== team) {
    refusals.push(otherTeam(name, owner.team, team))
  }
  if (owner.source !== undefined && owner.source !== source) {
    const from = source === undefined ? 'does not say where it comes from' : `comes from ${source}`
    const belongs = `The name '${name}' belongs to ${owner.source}, but ${titleOf(bundle)} ${from}.`
    refusals.push({
      code: 'other-source',
      ...(source === undefined
        ? { sentence: `${belongs} Build it with the build of this platform.` }
        : {
            sentence: `${belongs} Give it another name, or hand the name over:`,
            command: `own ${name} --source ${source}`,
          }),
    })
  }
  return refusals
}

function otherTeam(name: string, owner: string, team: string): Refusal {
  return {
    code: 'other-team',
    sentence: `'${name}' belongs to the team '${owner}', not to '${team}'. To hand it over:`,
    command: `own ${name} --team ${team}`,
  }
}

/** Gives an unowned name to its publisher. Throws `Refused` if the name belongs to another one. */
export function claimed(entry: Entry, bundle: Bundle, team?: string): Entry {
  const [first, ...more] = ownerRefusals(entry, bundle, team)
  if (first) throw new Refused(first, ...more)
  const owner: Owner = {
    ...(bundle.source !== undefined && { source: bundle.source }),
    ...(team !== undefined && { team }),
    ...entry.owner,
  }
  return Object.keys(owner).length === 0 ? entry : { ...entry, owner }
}
