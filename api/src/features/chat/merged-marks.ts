interface Mark {
  readonly id: string
  readonly up_to: number
}

/** The conversations to mark, each once, up to the highest number that the call names for it. */
export function mergedMarks(conversations: readonly Mark[]): Mark[] {
  const marks = new Map<string, number>()
  for (const { id, up_to } of conversations) marks.set(id, Math.max(up_to, marks.get(id) ?? 0))
  return Array.from(marks, ([id, up_to]) => ({ id, up_to }))
}
