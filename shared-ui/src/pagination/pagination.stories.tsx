import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Pagination, type PaginationLabels } from './pagination.tsx'

const meta = { title: 'Pagination' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const labels: PaginationLabels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page) => `Page ${page}`,
  position: (page, pages) => `Page ${page} of ${pages}`,
}
const hrefOf = (page: number) => `#page=${page}`

export const Links: Story = {
  render: () => <Pagination page={7} pages={24} labels={labels} hrefOf={hrefOf} />,
}

export const FirstPage: Story = {
  render: () => <Pagination page={1} pages={5} labels={labels} hrefOf={hrefOf} />,
}

export const LastPage: Story = {
  render: () => <Pagination page={128} pages={128} labels={labels} hrefOf={hrefOf} />,
}

function Buttons() {
  const [page, setPage] = useState(3)
  return <Pagination page={page} pages={9} labels={labels} onChange={setPage} />
}

export const WithButtons: Story = { render: () => <Buttons /> }

export const LongWords: Story = {
  render: () => (
    <Pagination
      page={3}
      pages={12}
      labels={{
        ...labels,
        previous: 'Edellinen hakutulossivu',
        next: 'Seuraava hakutulossivu',
        position: (page, pages) => `Hakutulossivu ${page} kaikkiaan ${pages} sivusta`,
      }}
      hrefOf={hrefOf}
    />
  ),
}
