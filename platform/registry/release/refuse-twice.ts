import { refuse } from '../refused.ts'

/** Refuses a group with two versions of one bundle: only one of them could go live. */
export function refuseTwice(group: readonly { readonly name: string }[]): void {
  const names = group.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined)
    refuse('named-twice', `${twice} is there twice, but only one version of it can go live.`)
}
