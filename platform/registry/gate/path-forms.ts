/**
 * The forms of address that a React Router pattern answers, written so that two patterns which answer the
 * same form share a text: `/a/:id` and `/A/:x/` do, and `/:lang?/a` has the forms `/a` and `/:/a`.
 */
export function pathForms(pattern: string): string[] {
  // Any number of slashes at the ends, and the case of letters, make no difference to the router.
  const parts = pattern.toLowerCase().split('/').filter(Boolean)
  let forms: string[][] = [[]]
  for (const part of parts) {
    const form = part.replace(/\?$/, '').replace(/^:[\w-]+/, ':')
    const longer = forms.map((parts) => [...parts, form])
    forms = part.endsWith('?') ? [...longer, ...forms] : longer
  }
  return [...new Set(forms.map((parts) => `/${parts.join('/')}`))]
}
