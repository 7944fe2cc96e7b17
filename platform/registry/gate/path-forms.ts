/**
 * Normalized forms of the paths that a React Router pattern matches. Patterns that match the same paths share a form:
 * `/a/:id` and `/A/:x/` do, and `/:lang?/a` has the forms `/a` and `/:/a`.
 */
export function pathForms(pattern: string): string[] {
  // The router ignores case, and slashes at the start and end.
  const parts = pattern.toLowerCase().split('/').filter(Boolean)
  let forms: string[][] = [[]]
  for (const part of parts) {
    const form = part.replace(/\?$/, '').replace(/^:[\w-]+/, ':')
    const longer = forms.map((parts) => [...parts, form])
    forms = part.endsWith('?') ? [...longer, ...forms] : longer
  }
  return [...new Set(forms.map((parts) => `/${parts.join('/')}`))]
}
