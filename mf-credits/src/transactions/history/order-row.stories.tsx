import { orderStatuses } from 'contracts'
import { inScene } from '../../fixture-scene.tsx'
import { discounted, paid } from '../fixture-payments.ts'
import classes from './history.module.css'
import { OrderRow } from './order-row.tsx'

export default { title: 'Credits/Payments' }

export const EveryStatus = {
  render: () =>
    inScene(
      <ul role="list" className={classes.list}>
        {orderStatuses.map((status) => (
          <OrderRow key={status} order={{ ...paid, id: status, status }} />
        ))}
      </ul>,
    ),
}

export const WithDiscount = {
  render: () =>
    inScene(
      <ul role="list" className={classes.list}>
        <OrderRow order={discounted} />
      </ul>,
    ),
}
