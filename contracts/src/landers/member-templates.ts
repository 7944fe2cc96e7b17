/** §2: names of the landing pages for a chosen member, as in their paths. */
export const memberTemplates = ['landing', 'landing2', 'landing3'] as const

export type MemberTemplate = (typeof memberTemplates)[number]

export function isMemberTemplate(name: string): name is MemberTemplate {
  return (memberTemplates as readonly string[]).includes(name)
}

/** Whether the path of a landing page for a chosen member can end in a slug. */
export function mayHaveSlug(template: string): boolean {
  return template !== 'landing'
}
