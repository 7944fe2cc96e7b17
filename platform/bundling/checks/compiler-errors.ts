export interface CompilerError {
  /** Relative to the folder in which the compiler ran; missing if the error is in no file. */
  readonly file?: string
  /** `src/page.tsx:3:7` with the compiler's sentence, or the sentence alone. */
  readonly message: string
}

/** `src/page.tsx(3,7): error TS2322: …`; further lines about the same error are indented. */
const ERROR = /^(?:(.+)\((\d+),(\d+)\): )?error TS(\d+): (.*?)\r?$/

/** Reads the errors that the TypeScript compiler prints. */
export function parseErrors(output: string): CompilerError[] {
  return output.split('\n').flatMap((text) => {
    const [, file, line, column, code, sentence] = ERROR.exec(text) ?? []
    if (sentence === undefined) return []
    const message = `${sentence} (TS${code})`
    return file === undefined ? [{ message }] : [{ file, message: `${file}:${line}:${column}: ${message}` }]
  })
}
