import data from '../../shell.ts'

export type ShellLayout = (typeof data.layouts)[number]

/** Narrows a layout's name from the registry; the gate has checked it against shell.ts. */
export function shellLayout(name = 'default'): ShellLayout {
  return data.layouts.find((layout) => layout === name) ?? 'default'
}
