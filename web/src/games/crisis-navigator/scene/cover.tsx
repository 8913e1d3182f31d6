import { Chart } from './chart.tsx';

export function NavigatorCover() {
  return (
    <Chart
      lit={[true, true, true, false, false, false]}
      at={3}
      still
      className="h-36 w-full rounded-card md:h-52"
    />
  );
}
