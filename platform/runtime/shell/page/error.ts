/** The reason why a page cannot be shown; the shell's error page shows it. */
export class PageError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'PageError'
    this.status = status
  }
}

export const pageNotFound = () => new PageError(404, 'This page could not be found')
