import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export const FRAME = 'flex min-h-174 flex-col justify-center md:min-h-150';

/** As high as the summary that comes in its place, so that nothing below it moves. */
export function ProgressFrame({ label }: { label?: string }) {
  return <Card className={FRAME}>{label && <Spinner label={label} />}</Card>;
}
