/** Finds the arguments of each call of a function, as text: `'a.b', { count }` for `t('a.b', { count })`. */
export function callArguments(name: string, source: string): string[] {
  const starts = source.matchAll(new RegExp(`(?<![\\w.$])${name}\\(`, 'g'))
  return [...starts].map(({ index, 0: { length } }) => upToClosing(source.slice(index + length)))
}

// Matches a template literal together with its `${}`.
const STRING = /^(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/s

function upToClosing(text: string): string {
  let depth = 1
  for (let at = 0; at < text.length; at += 1) {
    const string = STRING.exec(text.slice(at))?.[0]
    if (string) {
      at += string.length - 1
      continue
    }
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(0, at)
  }
  return text
}

/** Finds the names that a file gives to its bundle's `t`, as in `const words = useWords()`. */
export function translators(source: string): string[] {
  const names = [...source.matchAll(/(\w+)\s*=\s*useWords\(\)/g)].map(([, name = '']) => name)
  return [...new Set(['t', ...names])]
}

/** Whether the arguments of a call contain a key, literally or in a template such as `home.${promise}.title`. */
export function isNamed(key: string, call: string): boolean {
  return isQuoted(call, key) || templatesIn(call).some((pattern) => pattern.test(key))
}

/** Whether the source contains the text as a string literal. */
export function isQuoted(source: string, text: string): boolean {
  return [`'`, `"`, '`'].some((quote) => source.includes(quote + text + quote))
}

function templatesIn(call: string): RegExp[] {
  return [...call.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, template = '']) => {
    const literals = template.split(/\$\{[^}]*\}/).map((literal) => literal.replace(/\W/g, '\\$&'))
    return new RegExp(`^${literals.join('[^.]+')}$`)
  })
}
