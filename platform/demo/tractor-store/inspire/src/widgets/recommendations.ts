import type { Lifecycles, WidgetProps } from 'platform/runtime/remote'
import type { Recommendation } from '../../api.ts'
import classes from './recommendations.module.css'

type Place = Pick<WidgetProps, 'location' | 'navigator'>

/** Recommends what goes with the product in the address, or with the cart. */
export function recommendations(): Lifecycles<WidgetProps> {
  const stops = new Map<string, () => void>()
  const shows = new Map<string, (place: Place) => void>()

  return {
    async bootstrap() {},
    async mount({ domElement, name, ...place }) {
      const section = document.createElement('section')
      section.dataset['boundary'] = 'inspire'
      domElement.replaceChildren(section)
      let current: Place = place
      let shown = ''
      const show = async (next: Place) => {
        current = next
        const { pathname, search } = next.location
        const address = `/inspire/api/recommendations?${new URLSearchParams({ page: pathname + search })}`
        const answer = await fetch(address).catch(() => undefined)
        if (!answer?.ok || current !== next) return
        const text = await answer.text()
        if (text === shown) return
        shown = text
        draw(section, JSON.parse(text) as readonly Recommendation[], place.navigator)
      }
      const onCart = () => void show({ ...current })
      addEventListener('checkout:changed', onCart)
      stops.set(name, () => removeEventListener('checkout:changed', onCart))
      shows.set(name, (next) => void show(next))
      await show(place)
    },
    async update({ name, ...place }) {
      shows.get(name)?.(place)
    },
    async unmount({ name }) {
      stops.get(name)?.()
      stops.delete(name)
      shows.delete(name)
    },
  }
}

function draw(section: HTMLElement, found: readonly Recommendation[], navigator: WidgetProps['navigator']) {
  const heading = document.createElement('h2')
  heading.className = classes.heading ?? ''
  heading.textContent = 'You may also like'
  const list = document.createElement('ul')
  list.className = classes.list ?? ''
  list.append(...found.map((one) => item(one, navigator)))
  section.replaceChildren(heading, list)
}

function item({ name, image, url }: Recommendation, navigator: WidgetProps['navigator']) {
  const link = document.createElement('a')
  link.href = url
  link.className = classes.card ?? ''
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigator.push(url)
  })
  const picture = document.createElement('img')
  picture.src = image.replace('[size]', '400')
  picture.alt = ''
  picture.width = 400
  picture.height = 300
  picture.loading = 'lazy'
  const label = document.createElement('span')
  label.textContent = name
  link.append(picture, label)
  const place = document.createElement('li')
  place.append(link)
  return place
}
