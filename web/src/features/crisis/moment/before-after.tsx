import { useRef, useState } from 'react';
import { isRecord } from '#web/lib/is-record.ts';
import { writeTabItem } from '#web/data/tab-storage.ts';
import { writeItem } from '#web/lib/safe-storage.ts';
import { type Rater, readOwnList, useRater } from '../own-ratings.ts';
import { CRISIS_TEXTS } from '../texts.ts';
import { StrengthScale } from '../wave/strength-scale.tsx';

const TEXTS = CRISIS_TEXTS.moment.rating;
const KEY = 'remanso.crisis-moments';
const MAX_KEPT = 30;

interface Moment {
  before: number;
  after: number;
}

/** Earlier moments of this person, oldest first. */
function earlierMoments(rater: Rater): Moment[] {
  return readOwnList(KEY, rater, (value) => (isMoment(value) ? value : null));
}

function isMoment(value: unknown): value is Moment {
  return (
    isRecord(value) && typeof value['before'] === 'number' && typeof value['after'] === 'number'
  );
}

interface BeforeProps {
  value: number | null;
  onChoose: (strength: number) => void;
}

/**
 * Asked in one line, and out of the way again: breathing is what helps. A touch closes it; arrow
 * keys pass through every number on their way, so they leave it open.
 */
export function Before({ value, onChoose }: BeforeProps) {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={details}>
      <summary className="mx-auto flex min-h-11 w-fit list-none items-center text-center text-primary underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {value === null ? TEXTS.number : TEXTS.beforeWas(value)}
      </summary>
      <StrengthScale
        legend={TEXTS.before}
        value={value}
        onChoose={onChoose}
        onTouched={() => {
          if (details.current) details.current.open = false;
        }}
      />
    </details>
  );
}

/**
 * The rating before and after breathing. Where it did not fall, the people to call are pointed out.
 */
export function After({ before }: { before: number }) {
  const rater = useRater();
  return <Rating key={rater} before={before} rater={rater} />;
}

function Rating({ before, rater }: { before: number; rater: Rater }) {
  const [earlier] = useState(() => earlierMoments(rater));
  const [after, setAfter] = useState<number | null>(null);

  function choose(strength: number) {
    setAfter(strength);
    const text = JSON.stringify([...earlier, { before, after: strength }].slice(-MAX_KEPT));
    if (rater === null) writeTabItem(KEY, text);
    else writeItem(`${KEY}.${rater}`, text);
  }

  return (
    <section className="mt-6 rounded-card border border-line bg-surface p-4">
      <StrengthScale legend={TEXTS.after} value={after} onChoose={choose} />
      <div aria-live="polite">
        {after !== null && (
          <p className="mt-3">
            {after < before ? TEXTS.lower(before, after) : TEXTS.notLower(before, after)}{' '}
            {after < before ? (
              TEXTS.earlier(medianFall(earlier))
            ) : (
              <a
                href="#persona"
                className="font-semibold text-primary underline underline-offset-4"
              >
                {TEXTS.toPerson}
              </a>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

/** The median fall of at least three earlier moments; null when there is none to speak of. */
function medianFall(moments: readonly Moment[]): number | null {
  if (moments.length < 3) return null;
  const falls = moments.map(({ before, after }) => before - after).toSorted((a, b) => a - b);
  const fall = falls[Math.floor(falls.length / 2)] ?? 0;
  return fall >= 1 ? fall : null;
}
