const NEWLINE = 0x0a

/** Reads a stream piece by piece, without ever holding more than one of its chunks and one line. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #rest = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  /** Returns the text up to the next newline; undefined if there is none within `limit` bytes. */
  async line(limit: number): Promise<string | undefined> {
    while (!this.#rest.includes(NEWLINE)) {
      if (this.#rest.length > limit || !(await this.#more())) return undefined
    }
    const end = this.#rest.indexOf(NEWLINE)
    const line = this.#rest.subarray(0, end).toString()
    this.#rest = this.#rest.subarray(end + 1)
    return end > limit ? undefined : line
  }

  /** Yields the next bytes; fewer than `count` if the stream ends before. */
  async *bytes(count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0; ) {
      if (this.#rest.length === 0 && !(await this.#more())) return
      const part = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next()
    if (done) return false
    this.#rest = this.#rest.length === 0 ? Buffer.from(value) : Buffer.concat([this.#rest, value])
    return true
  }
}
