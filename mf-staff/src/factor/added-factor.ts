import type { AnswerOf, addTotp } from 'contracts'

/** The answer to an added factor: with the first one come recovery codes. */
export type AddedFactor = AnswerOf<typeof addTotp>
