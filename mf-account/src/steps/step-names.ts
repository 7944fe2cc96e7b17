import type { SignupStep } from 'contracts'

/** The names of the steps in words keys and file names. */
export const stepNames = {
  0: 'orientation',
  1: 'place',
  2: 'looks',
  3: 'words',
  4: 'photo',
} as const satisfies Record<SignupStep, string>
