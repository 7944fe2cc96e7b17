/** Where the database's own events are told; pino fits. */
export interface Log {
  info(sentence: string): void
  warn(sentence: string): void
  error(sentence: string): void
}

export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
