const layouts = ['default', 'chat', 'lander', 'empty'] as const

export type ShellLayout = (typeof layouts)[number]

/** Narrows a layout's name from the registry; the gate has checked it against shell.ts. */
export function shellLayout(name = 'default'): ShellLayout {
  return layouts.find((layout) => layout === name) ?? 'default'
}
