import '@mantine/charts/styles.layer.css';
import { Sparkline } from '@mantine/charts';

/** What each day added. The words beside it say the same, so that it is for the eye alone. */
export default function FigureChart({ values }: { values: number[] }) {
  return (
    <Sparkline h={44} data={values} color="var(--accent)" fillOpacity={0.18} strokeWidth={1.75} curveType="monotone" />
  );
}
