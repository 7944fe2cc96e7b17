/** Resolves in a task of its own, before which the browser can answer input. Unlike timers, it is prompt in a hidden tab. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const end = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', end, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}
