import { Badge } from 'shared-ui/badge'
import { type Column, DataTable } from './data-table.tsx'

export default { title: 'mf-staff/DataTable' }

interface Order {
  readonly id: string
  readonly member: string
  readonly state: string
  readonly amount: string
}

const columns: readonly Column<Order>[] = [
  { key: 'id', title: 'Order', isHeading: true, render: ({ id }) => id },
  { key: 'member', title: 'Member', render: ({ member }) => member },
  { key: 'state', title: 'State', render: ({ state }) => <Badge look="soft">{state}</Badge> },
  { key: 'amount', title: 'Amount', align: 'end', render: ({ amount }) => amount },
]

const rows: readonly Order[] = [
  { id: 'o-1', member: 'Vera', state: 'Paid', amount: '€24.50' },
  { id: 'o-2', member: 'Aino-Kaisa Ylitalo-Lehtonen', state: 'Refunded', amount: '€1,100.00' },
]

export const Rows = { render: () => <DataTable caption="Orders" columns={columns} rows={rows} /> }

export const Empty = { render: () => <DataTable caption="Orders" columns={columns} rows={[]} /> }
