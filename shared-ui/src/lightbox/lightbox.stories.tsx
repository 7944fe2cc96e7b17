import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import { Lightbox } from './lightbox.tsx'
import type { LightboxImage, LightboxLabels } from './lightbox-view.tsx'

const meta = { title: 'Lightbox' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const picture = (alt: string, sky: string, hill: string, width = 800, height = 1000): LightboxImage => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${sky}"/><circle cx="70%" cy="26%" r="90" fill="#fff6e8"/>
    <ellipse cx="30%" cy="100%" rx="80%" ry="42%" fill="${hill}"/></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width, height }
}
const images = [
  picture('Evening at the lake', '#f6a723', '#6d0f2b'),
  picture('Morning in the hills', '#f3b6cf', '#d4226f', 1200, 800),
  picture('Night by the sea', '#331300', '#6d0f2b'),
]
const labels: LightboxLabels = {
  name: 'Photos of Vera',
  gallery: 'Photo gallery',
  photo: 'Photo',
  position: (index, total) => `${index} of ${total}`,
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}

function Page({ start, shown = images }: { start: number | null; shown?: LightboxImage[] }) {
  const [index, setIndex] = useState(start)
  return (
    <>
      <Button variant="secondary" onPress={() => setIndex(0)}>
        Photos
      </Button>
      <Lightbox images={shown} index={index} labels={labels} onClose={() => setIndex(null)} />
    </>
  )
}

export const Open: Story = { render: () => <Page start={1} /> }

export const OnePicture: Story = { render: () => <Page start={0} shown={images.slice(0, 1)} /> }

export const Closed: Story = { render: () => <Page start={null} /> }
