import '@mantine/charts/styles.layer.css';
import { AreaChart } from '@mantine/charts';

const series = [{ name: 'added', color: 'var(--accent)' }];
/** The words beside it say the same: it is for the eye alone, and nothing to stop at by keyboard. */
const areaChartProps = { accessibilityLayer: false, margin: { top: 2, right: 0, bottom: 0, left: 0 } };

/** What each day added. */
export default function FigureChart({ values }: { values: number[] }) {
  return (
    <AreaChart
      h={44}
      data={values.map((added, day) => ({ day, added }))}
      dataKey="day"
      series={series}
      areaChartProps={areaChartProps}
      curveType="monotone"
      strokeWidth={1.75}
      fillOpacity={0.18}
      gridAxis="none"
      withXAxis={false}
      withYAxis={false}
      withDots={false}
      withTooltip={false}
    />
  );
}
