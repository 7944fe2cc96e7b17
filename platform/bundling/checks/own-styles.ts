import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Compilation, Module, RspackPluginInstance } from '@rspack/core'
import { foreignSelectors, unscopedSelectors } from './style-selectors.ts'

/**
 * Fails the build of a remote with styles that reach outside it: they would restyle other bundles' pages, and stay when the
 * visitor has left this remote's.
 */
export function ownStyles(folder: string): RspackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('OwnStyles', (compilation: Compilation) => {
        compilation.hooks.finishModules.tap('OwnStyles', (modules) => {
          const problems = [...modules].flatMap((module) => problemIn(module, folder) ?? [])
          for (const problem of problems) compilation.errors.push(new Error(problem))
        })
      })
    },
  }
}

function problemIn(module: Module, folder: string): string | undefined {
  const { type } = module
  const file =
    'resource' in module && typeof module.resource === 'string' ? module.resource.split('?')[0] : ''
  if (!file || (type !== 'css' && type !== 'css/module')) return undefined
  const name = relative(folder, file)
  const isLibrary = file.includes('node_modules')
  if (type === 'css' && !isLibrary && !file.endsWith('.css')) return problemInComponent(module, name)
  if (type === 'css' && !isLibrary)
    return `The rules in ${name} apply to the whole site. Make it a CSS module: ${name.replace(/\.css$/, '.module.css')}.`
  const [selector] = foreignSelectors(readFileSync(file, 'utf8'), type === 'css/module')
  if (selector === undefined) return undefined
  const advice = isLibrary
    ? 'Import only those of its styles that have classes.'
    : 'Begin the selector with a class of its own.'
  return `The rule for '${selector}' in ${name} applies to the whole site. ${advice}`
}

/** A component's own styles are part of its file, and a loader compiles them. */
function problemInComponent(module: Module, name: string): string | undefined {
  const [selector] = unscopedSelectors(module.originalSource()?.source().toString() ?? '')
  if (selector === undefined) return undefined
  return `The rule for '${selector}' in ${name} applies to the whole site. Limit it to the component, as Vue's <style scoped> does, or import a CSS module.`
}
