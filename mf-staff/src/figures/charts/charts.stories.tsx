import { Bar } from './bar.tsx'
import { ColumnChart } from './column-chart.tsx'

export default { title: 'mf-staff/Charts' }

const columns = [120, 340, null, 280, 410].map((value, at) => ({
  key: String(at),
  title: `Week ${at + 1}`,
  value,
}))

export const Columns = {
  render: () => (
    <ColumnChart
      label="Messages in five weeks: 1,150."
      columns={columns}
      formatValue={(value) => String(Math.round(value))}
    />
  ),
}

export const OneColumn = {
  render: () => (
    <ColumnChart label="Messages in a week: 120." columns={columns.slice(0, 1)} formatValue={String} />
  ),
}

export const Bars = {
  render: () => [1, 0.4, 0].map((share) => <Bar key={share} share={share} />),
}
