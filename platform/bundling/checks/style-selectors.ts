const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g
/** At-rules whose rules apply like any others. */
const TRANSPARENT = /^@(media|supports|layer|container|starting-style)\b/
/** `:global(h1)`, or everything after a bare `:global`. */
const GLOBAL = /:global\((?:[^()]|\([^()]*\))*\)|:global\b.*$/g
const ANCHOR = /[.#[]/
/** The mark with which the compiler of Vue or Svelte limits a rule to the elements of one component. */
const COMPONENT = /\[data-v-[\da-f]+(-s)?\]|\.svelte-[\da-z]+/
const ONLY_PROPERTIES = /^(\s*--[\w-]+\s*:[^;{}]*;?)*\s*$/

/**
 * Finds the selectors in a style sheet that apply to elements of any bundle: those without class, id or attribute. In a CSS
 * module, names inside `:global` don't count, since they aren't the bundle's own. Rules that only set custom properties
 * are harmless.
 */
export function foreignSelectors(css: string, isModule: boolean): string[] {
  return selectorsIn(withoutText(css)).filter(
    (selector) => !ANCHOR.test(isModule ? selector.replace(GLOBAL, '') : selector),
  )
}

/** Finds the selectors, in the compiled styles of a component, that are not limited to it. */
export function unscopedSelectors(css: string): string[] {
  return selectorsIn(withoutText(css)).filter((selector) => !COMPONENT.test(selector))
}

function withoutText(css: string): string {
  return css.replace(COMMENT_OR_STRING, (match) => (match.startsWith('/*') ? '' : '""'))
}

/** The selectors of the rules that aren't nested in another rule. */
function selectorsIn(css: string): string[] {
  const found: string[] = []
  let start = 0
  for (let open = css.indexOf('{'); open !== -1; open = css.indexOf('{', start)) {
    const prelude = css.slice(start, open).split(/[;}]/).at(-1)?.trim() ?? ''
    const end = closing(css, open)
    const body = css.slice(open + 1, end)
    if (TRANSPARENT.test(prelude)) found.push(...selectorsIn(body))
    else if (!prelude.startsWith('@') && !ONLY_PROPERTIES.test(body)) found.push(...splitList(prelude))
    start = end + 1
  }
  return found
}

function closing(css: string, open: number): number {
  let depth = 0
  for (let i = open; i < css.length; i++) {
    if (css[i] === '{') depth++
    else if (css[i] === '}' && --depth === 0) return i
  }
  return css.length
}

/** Splits a selector list at its commas, but not at those inside `:is(a, b)`. */
function splitList(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const char of list) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === ',' && depth === 0) selectors.push('')
    else selectors.push((selectors.pop() ?? '') + char)
  }
  return selectors.map((selector) => selector.trim()).filter((selector) => selector !== '')
}
