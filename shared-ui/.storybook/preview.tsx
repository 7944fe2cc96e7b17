import type { Preview } from 'storybook-react-rsbuild'
import '../src/tokens/index.ts'

const preview: Preview = {
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
}

export default preview
