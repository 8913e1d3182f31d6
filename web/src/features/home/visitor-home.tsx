import { useState } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { AboutRemanso } from './about-remanso.tsx';
import { River, type Water } from './scene/river.tsx';
import { HOME_TEXTS } from './texts.ts';

const WATERS = ['calm', 'waves', 'low', 'flood'] as const satisfies readonly Water[];

const EMOTIONS: Record<Water, MascotEmotion> = {
  calm: 'calm',
  waves: 'breathing',
  low: 'listening',
  flood: 'concerned',
};

/** Before sign-in: the question can be answered at once. Nothing is kept, only the river changes. */
export function VisitorHome() {
  const [water, setWater] = useState<Water | null>(null);
  const answer = water && HOME_TEXTS.answers[water];
  return (
    <>
      <River water={water ?? 'calm'} emotion={water ? EMOTIONS[water] : 'default'}>
        <div className="for-visitors mx-auto flex min-h-[min(100svh,46rem)] max-w-xl flex-col items-center px-5 pt-18 pb-6 md:pt-24 text-center md:min-h-[44rem]">
          <h1 className="font-title text-[2.125rem] leading-tight font-semibold md:text-4xl">
            {HOME_TEXTS.question}
          </h1>
          <p id="choose-water" className="mt-1 text-sm font-medium md:text-base">
            {HOME_TEXTS.choose}
          </p>
          <fieldset
            aria-describedby="choose-water"
            className="mt-4 grid w-full max-w-sm grid-cols-2 gap-2 tight:grid-cols-1 md:flex md:max-w-none md:justify-center"
          >
            <legend className="sr-only">{HOME_TEXTS.options}</legend>
            {WATERS.map((name) => (
              <Chip
                key={name}
                selected={name === water}
                onClick={() => setWater(name)}
                className="justify-center whitespace-nowrap tight:whitespace-normal max-md:gap-1.5 max-md:px-2!"
              >
                {HOME_TEXTS.answers[name].label}
              </Chip>
            ))}
          </fieldset>
          <div aria-live="polite" className="mt-3 flex flex-col items-center gap-2">
            {answer && (
              <>
                <p key={water} className="max-w-[34ch] animate-arrive leading-snug font-medium">
                  {answer.line}
                </p>
                <ButtonLink
                  to={answer.action.to}
                  variant={water === 'flood' ? 'danger' : 'primary'}
                >
                  {answer.action.label}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
      </River>
      <AboutRemanso />
    </>
  );
}
