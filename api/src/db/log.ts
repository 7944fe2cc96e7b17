/** The logger that database code writes to; a pino logger satisfies it. */
export interface Log {
  info(sentence: string): void
  warn(sentence: string): void
  error(sentence: string): void
}

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
