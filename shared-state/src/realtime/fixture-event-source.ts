/** An EventSource whose server is the test. */
export class FakeEventSource extends EventTarget {
  static open: FakeEventSource[] = []
  static readonly CLOSED = 2
  readyState = 1
  readonly url: string
  private lastEventId = ''

  constructor(url: string | URL) {
    super()
    this.url = String(url)
    FakeEventSource.open.push(this)
  }

  /** Like a browser: an event without an id reports the previous one. */
  send(data: unknown, id = this.lastEventId, type = 'message') {
    this.lastEventId = id
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId: id }))
  }

  accept() {
    this.dispatchEvent(new Event('open'))
  }

  fail({ isRefused = false } = {}) {
    this.readyState = isRefused ? 2 : 0
    this.dispatchEvent(new Event('error'))
  }

  close() {
    FakeEventSource.open = FakeEventSource.open.filter((source) => source !== this)
  }

  get since() {
    return new URL(this.url).searchParams.get('last_event_id')
  }
}
