import type { PageProps } from 'platform/runtime/remote'

/** Draws the page inside `element`. */
export function draw(element: HTMLElement, { navigator }: PageProps) {
  const heading = document.createElement('h1')
  heading.textContent = 'Roll a die'

  const die = document.createElement('button')
  die.type = 'button'
  die.textContent = 'Roll'
  die.addEventListener('click', () => {
    die.textContent = `You rolled ${1 + Math.floor(Math.random() * 6)}`
  })

  const link = document.createElement('a')
  link.href = '/notes/ideas'
  link.textContent = 'Write that down'
  // The document has one router; every remote gets its navigator.
  link.addEventListener('click', (event) => {
    event.preventDefault()
    navigator.push('/notes/ideas')
  })

  element.replaceChildren(heading, die, document.createTextNode(' '), link)
}
