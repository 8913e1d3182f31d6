import { momentLabel } from '../../history/names/day-label.ts';

/** "Hoy, 23:10". */
export default function TimeMark({ at }: { at: string }) {
  return <time dateTime={at}>{momentLabel(new Date(at))}</time>;
}
