/** The decisions that staff can make about a member, from the mildest on. */
export const decisionKinds = [
  'warn',
  'remove-name',
  'remove-text',
  'remove-photo',
  'remove-message',
  'remove-picture',
  'remove-note',
  'suspend',
  'ban',
] as const

export type DecisionKind = (typeof decisionKinds)[number]
