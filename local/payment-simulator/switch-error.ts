/** A refusal, in the shape that the real switch gives it. */
export class SwitchError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  get body() {
    return { error: { type: 'invalid_request', code: this.code, message: this.message } }
  }
}

export function notFound(thing: string): SwitchError {
  return new SwitchError(404, 'HE_02', `${thing} does not exist in our records`)
}
