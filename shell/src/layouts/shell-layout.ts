const layouts = ['default', 'chat', 'lander', 'empty'] as const

export type ShellLayout = (typeof layouts)[number]

/** The registry knows layouts as words; the gate lets through those of shell.ts alone. */
export function shellLayout(name = 'default'): ShellLayout {
  return layouts.find((layout) => layout === name) ?? 'default'
}
