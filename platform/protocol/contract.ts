/**
 * The versions of the contract between shell and remotes (parcel props, lifecycles, slots, share scope) that a shell built now
 * understands. Add one with a change that remotes built before it, or shells, don't expect. 2 has the share scope of Module
 * Federation, with the versions of each module, where 1 had one version; a shell of 2 offers both forms.
 */
export const CONTRACTS = [1, 2] as const

/** The contract that a remote built now needs. It accepts the share scope of either, and so runs in older shells as well. */
export const CONTRACT = 1

/** The contract that a remote of Module Federation's own build needs. */
export const STANDARD_CONTRACT = 2
