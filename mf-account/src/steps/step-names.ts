import type { SignupStep } from 'contracts'

/** What the steps are called in the words and files. */
export const stepNames = {
  0: 'orientation',
  1: 'place',
  2: 'looks',
  3: 'words',
  4: 'photo',
} as const satisfies Record<SignupStep, string>
