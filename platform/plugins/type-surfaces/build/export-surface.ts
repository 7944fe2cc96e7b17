import type { DeclarationFiles, Target } from './declaration-files.ts'
import { describeDeclaration, type Fact, type Surface } from './surface.ts'

/** Describes an export with every type that its declaration leads to. */
export function exportSurface(files: DeclarationFiles, target: Target): Surface {
  const provides: Fact[] = [{ text: target.id }]
  const requires: Fact[] = []
  const seen = new Set<string>()

  function describe({ id, file, declarations }: Target, isInput: boolean): string {
    const key = `${file} ${id} ${isInput}`
    if (file === undefined || seen.has(key)) return id
    seen.add(key)
    for (const declaration of declarations) {
      const surface = describeDeclaration(id, declaration, isInput, (reference, isInput) =>
        describe(files.resolve(file, reference), isInput),
      )
      provides.push(...surface.provides)
      requires.push(...surface.requires)
    }
    return id
  }

  describe(target, false)
  return { provides, requires }
}
