/**
 * The version of the contract between shell and remotes (parcel props, lifecycles, slots). Raise it with a change that
 * breaks remotes built before it; a shell lists the versions that it still understands.
 */
export const CONTRACT = 1
