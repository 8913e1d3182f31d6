import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type Channel, channelHref } from '#domain/crisis-lines/crisis-line.ts';
import { CRISIS_TEXT_LINE, NATIONAL_CRISIS_LINE } from '#domain/crisis-lines/united-states.ts';
import { useHydrated } from '#web/lib/use-browser-value.ts';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { ChannelLink } from './line-card.tsx';
import { After, Before } from './moment/before-after.tsx';
import { BREATHE_TEXTS } from './breathe/texts.ts';
import { BreathingWater } from './breathe/breathing-water.tsx';
import { PeopleNow } from './moment/people-now.tsx';
import { Step } from './moment/step.tsx';
import { useOwnCountry } from './own-country.tsx';
import { QuickExit } from './exit/quick-exit.tsx';
import { CRISIS_TEXTS } from './texts.ts';
import { speak } from './voice/voice.ts';
import { VoiceSwitch } from './voice/voice-switch.tsx';
import { UrgeWave } from './wave/urge-wave.tsx';

const { moment, wave } = CRISIS_TEXTS;
const [, TEXT_988] = NATIONAL_CRISIS_LINE.channels;
const [, HELLO_741741] = CRISIS_TEXT_LINE.channels;

/**
 * Four steps, one open at a time: native details of one name, linked by anchors, so that it is
 * the same without a script. People come first and stay in sight.
 * @param people whom the person named for asking
 */
export function CrisisMomentPage({ people }: { people?: ReactNode }) {
  const hydrated = useHydrated();
  const [before, setBefore] = useState<number | null>(null);

  useEffect(() => {
    // A link may name the step; browsers reveal it by themselves only on a full page load.
    const reveal = () => {
      const step = document.querySelector(location.hash || '#respirar')?.closest('details');
      if (step) step.open = true;
    };
    reveal();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, []);

  return (
    <>
      <h1 className="font-title text-2xl font-semibold">{moment.title}</h1>
      <p className="mt-1">{moment.lead}</p>
      <PeopleNow />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to="/safety-plan"
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {moment.plan}
        </Link>
        <VoiceSwitch onTurnedOn={sayOpenStep} />
      </div>

      <div className="mt-4 flex flex-col gap-3">
        <Step
          id="respirar"
          number={1}
          title={moment.breathe.title}
          spoken={BREATHE_TEXTS.still}
          next="volver"
          open
        >
          {hydrated && <Before value={before} onChoose={setBefore} />}
          <BreathingWater />
        </Step>
        <Step
          id="volver"
          number={2}
          title={moment.ground.title}
          spoken={[moment.ground.lead, ...moment.ground.items].join('. ')}
          next="ola"
        >
          <Grounding />
        </Step>
        <Step id="ola" number={3} title={wave.title} spoken={wave.lead} next="persona">
          <UrgeWave />
        </Step>
        <Step
          id="persona"
          number={4}
          title={moment.reach.title}
          spoken={`${moment.reach.lead} ${moment.reach.message}`}
        >
          <Reach people={people} />
        </Step>
      </div>
      {before !== null && <After key={before} before={before} />}
      <div className="mt-auto pt-8">
        <QuickExit />
      </div>
    </>
  );
}

function sayOpenStep() {
  const step = document.querySelector<HTMLElement>('details[data-spoken][open]');
  if (step?.dataset['spoken']) speak(step.dataset['spoken']);
}

function Grounding() {
  return (
    <>
      <p>{moment.ground.lead}</p>
      <ul className="mt-2">
        {moment.ground.items.map((item) => (
          <li key={item}>
            <label className="flex min-h-12 items-center gap-3 text-lg has-checked:text-ink-soft">
              <input type="checkbox" className="size-6 shrink-0 accent-primary" />
              {item}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

function Reach({ people }: { people: ReactNode }) {
  const { lead, message, send, plan, lines, englishToo, linesOf } = moment.reach;
  const country = useOwnCountry();
  // What can be written to, or called, where the person is; the rest stands among the lines.
  const isUnitedStates = !country || country.code === 'us';
  const channels: readonly Channel[] = isUnitedStates
    ? [TEXT_988, HELLO_741741]
    : country.lines.flatMap((line) => line.channels).slice(0, 2);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Mascot emotion="concerned" size="md" decorative />
        <p className="min-w-28 flex-1">{lead}</p>
      </div>
      {people}
      <blockquote className="mt-3 rounded-card bg-surface-2 p-4">«{message}»</blockquote>
      <div className="mt-3 grid grid-cols-1 gap-2">
        <a
          href={`sms:?&body=${encodeURIComponent(message)}`}
          className="flex min-h-12 items-center justify-center rounded-control bg-primary px-4 text-center font-semibold text-primary-ink no-underline hover:bg-primary-strong"
        >
          {send}
        </a>
        <Link
          to="/safety-plan"
          className="flex min-h-12 items-center justify-center rounded-control border border-ink-soft px-4 text-center font-semibold text-ink no-underline hover:bg-primary-soft"
        >
          {plan}
        </Link>
        <p className="mt-2 text-sm text-ink-soft">
          {isUnitedStates ? englishToo : linesOf(country.country)}
        </p>
        {channels.map((channel) => (
          <ChannelLink key={channelHref(channel)} channel={channel} />
        ))}
        <a
          href="/crisis#paises"
          className="flex min-h-12 items-center justify-center font-semibold text-primary underline underline-offset-4"
        >
          {lines}
        </a>
      </div>
    </>
  );
}
