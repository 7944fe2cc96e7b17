import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import { PageDialog } from './page-dialog.tsx'

const meta = {
  title: 'PageDialog',
  component: PageDialog,
  args: {
    heading: 'This site is for adults',
    children: 'Please enter only if you’re 18 or over.',
    actions: (
      <>
        <Button variant="quiet">Leave the site</Button>
        <Button>I’m 18 or older</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageDialog>
export default meta

type Story = StoryObj<typeof meta>

export const WithActions: Story = {}
