/** How far a second factor has proven the session of a member of staff; `fresh`: in the last five minutes. */
export type Proof = 'none' | 'verified' | 'fresh'
