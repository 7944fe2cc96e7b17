/** Modules loaded once and then at hand: unlike `React.lazy`, a loaded page is drawn without a moment of nothing. */
export function lazyModules<Module>(loaders: Readonly<Record<string, () => Promise<Module>>>) {
  const loaded = new Map<string, Module>()

  async function load(name: string): Promise<Module> {
    const known = loaded.get(name)
    if (known) return known
    const loader = loaders[name]
    if (!loader) throw new Error(`This remote has no part named ${name}.`)
    const module = await loader()
    loaded.set(name, module)
    return module
  }

  function read(name: string): Module {
    const module = loaded.get(name)
    if (!module) throw new Error(`${name} was to be loaded before it is drawn.`)
    return module
  }

  return { load, read }
}
