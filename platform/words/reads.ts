/** The arguments of each call of a function, as text: `'a.b', { count }` of `t('a.b', { count })`. */
export function callsOf(name: string, source: string): string[] {
  const starts = source.matchAll(new RegExp(`(?<![\\w.$])${name}\\(`, 'g'))
  return [...starts].map(({ index, 0: { length } }) => upToClosing(source.slice(index + length)))
}

// A template is passed over with what is inside its `${}`.
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

/** The names under which a file has its bundle's `t`: `const words = useWords()`. */
export function translators(source: string): string[] {
  const bound = [...source.matchAll(/(\w+)\s*=\s*useWords\(\)/g)].map(([, name = '']) => name)
  return [...new Set(['t', ...bound])]
}

/** Whether a key stands in the arguments of a call: as it is, or as a template such as `home.${promise}.title`. */
export function isNamed(key: string, call: string): boolean {
  return holds(call, key) || templatesIn(call).some((pattern) => pattern.test(key))
}

/** Whether a text stands between quotes in the source. */
export function holds(source: string, text: string): boolean {
  return [`'`, `"`, '`'].some((quote) => source.includes(quote + text + quote))
}

function templatesIn(call: string): RegExp[] {
  return [...call.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, template = '']) => {
    const literals = template.split(/\$\{[^}]*\}/).map((literal) => literal.replace(/\W/g, '\\$&'))
    return new RegExp(`^${literals.join('[^.]+')}$`)
  })
}
