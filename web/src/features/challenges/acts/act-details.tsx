import type { Act } from '#domain/challenges/challenge.ts';
import type { DoneFacts } from '#domain/challenges/run.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { DoorOf } from '../contract.ts';
import { ACT_TEXTS } from '../texts.ts';

interface ActDetailsProps {
  act: Act;
  done: DoneFacts | null;
  doorOf: DoorOf;
  onDone: (smaller: boolean) => void;
  onTakeBack: () => void;
  /** Whether it is what the page is about now: its button stands out. */
  isNext?: boolean;
  /** False where it can only be read for now. */
  canChange?: boolean;
}

/** Why an act, its smaller version, what helps with it, and how to say that it was done. */
export function ActDetails(props: ActDetailsProps) {
  const { act, done, doorOf, onDone, onTakeBack, isNext, canChange = true } = props;
  const door = doorOf(act.help);
  return (
    <div className="flex flex-col gap-3">
      <p>{act.why}</p>
      <p className="border-l-4 border-sol pl-3">
        <span className="block text-sm text-ink-soft">{ACT_TEXTS.smaller}</span>
        {act.smaller}
      </p>
      {act.note && <p className="text-sm text-ink-soft">{act.note}</p>}
      <div className="flex flex-wrap gap-2">
        {canChange && done && (
          <Button variant="secondary" onClick={onTakeBack}>
            {ACT_TEXTS.takeBack}
          </Button>
        )}
        {canChange && !done && (
          <>
            <Button variant={isNext ? 'primary' : 'secondary'} onClick={() => onDone(false)}>
              {ACT_TEXTS.mark}
            </Button>
            <Button variant="secondary" onClick={() => onDone(true)}>
              {ACT_TEXTS.markSmaller}
            </Button>
          </>
        )}
        {door && (
          <ButtonLink variant="quiet" to={door.to} className="justify-start px-2! text-left">
            {ACT_TEXTS.open(door.title)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
