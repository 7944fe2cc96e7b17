import type { ExportShape, ModuleShapes, RemoteBundle, ShellBundle } from '../../protocol/index.ts'
import { ownValue } from '../own-value.ts'

/** Exports of one shared module that a remote uses and a shell doesn't have, or has with another type. */
export interface ExportProblem {
  readonly module: string
  readonly missing: readonly string[]
  readonly changed: readonly string[]
}

/** Compares the exports that a remote uses with a shell's. Builds that don't record theirs have no problems. */
export function exportProblems(remote: RemoteBundle, shell: ShellBundle): ExportProblem[] {
  return Object.entries(remote.needs.exports ?? {}).flatMap(([module, used]): ExportProblem[] => {
    const offered = ownValue(shell.exports ?? {}, module)
    if (!offered) return []
    const missing = Object.keys(used).filter((name) => !shapeIn(offered, name))
    const changed = Object.entries(used).flatMap(([name, shape]) => {
      const now = shapeIn(offered, name)
      return now && !fits(shape, now) ? [name] : []
    })
    return missing.length + changed.length > 0 ? [{ module, missing, changed }] : []
  })
}

function shapeIn(exports: ModuleShapes, name: string): ExportShape | undefined {
  return ownValue(exports, name) ?? ownValue(exports, '*')
}

/** Whether code built against `before` can use `now`: it still provides all that, and requires nothing more. */
function fits(before: ExportShape, now: ExportShape): boolean {
  return includes(now.provides, before.provides) && includes(before.requires, now.requires)
}

function includes(all: string, some: string): boolean {
  const present = new Set(all.split(' '))
  return some.split(' ').every((fact) => fact === '' || present.has(fact))
}
