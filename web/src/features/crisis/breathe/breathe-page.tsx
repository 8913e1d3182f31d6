import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { BreathingWater } from './breathing-water.tsx';
import { BREATHE_TEXTS as TEXTS } from './texts.ts';

const MINUTE_MS = 60_000;

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4';

/** One minute, ready at once and for anybody: no account, no choice, no numbers to call. */
export function BreathePage({ signedIn }: { signedIn: boolean }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), MINUTE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex flex-1 flex-col items-center gap-4 text-center">
      <h1 className="font-title text-2xl font-semibold">{TEXTS.title}</h1>
      <div className="flex flex-1 flex-col justify-center">
        <BreathingWater large />
      </div>
      <p aria-live="polite" className="min-h-14 font-medium">
        {over && <span className="block animate-arrive">{TEXTS.over}</span>}
      </p>
      <p className="text-sm text-ink-soft">{TEXTS.dizzy}</p>
      <p className="flex flex-wrap justify-center gap-x-6">
        <Link to="/" className={LINK}>
          {TEXTS.home}
        </Link>
        {!signedIn && (
          <Link to="/signup" className={LINK}>
            {TEXTS.meet}
          </Link>
        )}
      </p>
    </div>
  );
}
