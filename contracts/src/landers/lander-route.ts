/**
 * The route of a landing page template. Each has one of its own, which a new version of mf-landers can add: so every template
 * has a title, a description, code and styles of its own.
 */
export const landerRoute = <Template extends string>(template: Template) =>
  ({ name: `landers-${template}-slug`, path: `/landers/${template}/:slug?` }) as const

export type LanderRouteName = ReturnType<typeof landerRoute<string>>['name']

/** The template of a route; undefined for other routes. */
export function templateOf(routeName: string): string | undefined {
  return /^landers-(.+)-slug$/.exec(routeName)?.[1]
}
