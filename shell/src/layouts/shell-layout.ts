import { layoutNames } from './layout-names.ts'

export type ShellLayout = (typeof layoutNames)[number]

/** Narrows a layout's name from the registry; the gate has checked it against shell.ts. */
export function shellLayout(name = 'default'): ShellLayout {
  return layoutNames.find((layout) => layout === name) ?? 'default'
}
