import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { MANDALA_TEXTS } from '../texts.ts';

interface FinishRowProps {
  /** An empty sheet leaves nothing to blow away. */
  isEmpty: boolean;
  onDone: (kept: boolean) => void;
}

/** The end: to be kept, or to be given to the wind, which asks once because nothing comes back. */
export function FinishRow({ isEmpty, onDone }: FinishRowProps) {
  const [asks, setAsks] = useState(false);
  if (asks) {
    return (
      <div className="flex flex-col gap-2">
        <p>{MANDALA_TEXTS.blowAsk}</p>
        <div className="flex flex-wrap gap-2">
          <Button className="flex-1" onClick={() => onDone(false)}>
            {MANDALA_TEXTS.blowYes}
          </Button>
          <Button className="flex-1" variant="secondary" onClick={() => setAsks(false)}>
            {MANDALA_TEXTS.blowNo}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex gap-2">
      {!isEmpty && (
        <Button className="flex-1" variant="secondary" onClick={() => setAsks(true)}>
          {MANDALA_TEXTS.blow}
        </Button>
      )}
      <Button className="flex-1" onClick={() => onDone(true)}>
        {MANDALA_TEXTS.done}
      </Button>
    </div>
  );
}
