import { useEffect, useState } from 'react';
import { useHydrated } from '#web/lib/use-browser-value.ts';
import { Button } from '#web/ui/button.tsx';
import { type Rater, useRater } from '../own-ratings.ts';
import { CRISIS_TEXTS } from '../texts.ts';
import { useSpeak } from '../voice/voice.ts';
import { OwnWaves } from './own-waves.tsx';
import { StrengthScale } from './strength-scale.tsx';
import {
  keepPast,
  keepRunning,
  pastWaves,
  runningWave,
  secondsInto,
  type Wave,
  WAVE_MINUTES,
  withMark,
} from './wave.ts';
import { WavePicture } from './wave-picture.tsx';

const TEXTS = CRISIS_TEXTS.wave;

/** Waiting out an urge. The picture and the text work without a script. */
export function UrgeWave() {
  const rater = useRater();
  return useHydrated() ? <Surf key={rater} rater={rater} /> : <Still />;
}

function Still() {
  return (
    <>
      <p>{TEXTS.lead}</p>
      <WavePicture share={null} minutes={5} marks={[]} past={[]} />
      <p>{TEXTS.byHand}</p>
    </>
  );
}

function Surf({ rater }: { rater: Rater }) {
  const [wave, setWave] = useState(() => runningWave(rater));
  const [past, setPast] = useState(() => pastWaves(rater));
  const [ended, setEnded] = useState<Wave | null>(null);
  const seconds = useSeconds(wave);

  function keep(next: Wave) {
    setWave(next);
    keepRunning(next, rater);
  }

  function start(minutes: number) {
    setEnded(null);
    keep({ startedAt: new Date().toISOString(), minutes, marks: [] });
  }

  function mark(strength: number) {
    if (wave) keep(withMark(wave, { second: seconds, strength }));
  }

  function stop() {
    if (!wave) return;
    if (wave.marks.length > 0) {
      keepPast(wave, rater);
      setPast(pastWaves(rater));
    }
    keepRunning(null, rater);
    setEnded(wave);
    setWave(null);
  }

  if (wave)
    return <Running wave={wave} past={past} seconds={seconds} onMark={mark} onStop={stop} />;
  return (
    <>
      {ended ? <Result wave={ended} /> : <p>{TEXTS.lead}</p>}
      <WavePicture
        share={null}
        minutes={ended?.minutes ?? 5}
        marks={ended?.marks ?? []}
        past={past}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        {WAVE_MINUTES.map((minutes) => (
          <Button key={minutes} variant="secondary" onClick={() => start(minutes)}>
            {TEXTS.start(minutes)}
          </Button>
        ))}
      </div>
      <OwnWaves rater={rater} waves={past} onForget={() => setPast(pastWaves(rater))} />
    </>
  );
}

interface RunningProps {
  wave: Wave;
  past: readonly Wave[];
  seconds: number;
  onMark: (strength: number) => void;
  onStop: () => void;
}

function Running({ wave, past, seconds, onMark, onStop }: RunningProps) {
  const share = seconds / (wave.minutes * 60);
  const over = share >= 1;
  const phrase = over
    ? TEXTS.over
    : (TEXTS.phases[Math.floor(share * TEXTS.phases.length)] ?? TEXTS.over);
  useSpeak(phrase);
  const minute = Math.floor(seconds / 60);
  // Asks once a minute; the last answer stays selected until then.
  const answered = wave.marks.findLast(({ second }) => Math.floor(second / 60) === minute);
  return (
    <>
      <p aria-live="polite" className="min-h-14 text-[1.125rem]">
        {phrase}
      </p>
      <WavePicture share={share} minutes={wave.minutes} marks={wave.marks} past={past} />
      <p className="mt-1 mb-3 text-center text-ink-soft tabular-nums">
        {TEXTS.left(wave.minutes * 60 - seconds)}
      </p>
      <StrengthScale legend={TEXTS.ask} value={answered?.strength ?? null} onChoose={onMark} />
      <Button variant={over ? 'primary' : 'secondary'} className="mt-4 w-full" onClick={onStop}>
        {over ? TEXTS.finish : TEXTS.stop}
      </Button>
    </>
  );
}

function Result({ wave: { marks } }: { wave: Wave }) {
  const first = marks[0];
  const last = marks.at(-1);
  const told = first && last && first !== last;
  return (
    <output className="block">
      {told ? TEXTS.result(first.strength, last.strength) : TEXTS.resultUntold}
    </output>
  );
}

/** Seconds since the start; the clock decides, so a sleeping tab misses nothing. */
function useSeconds(wave: Wave | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!wave) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [wave]);
  return wave ? secondsInto(wave, now) : 0;
}
