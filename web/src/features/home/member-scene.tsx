import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import type { Place } from '#web/ui/page/place.ts';
import { River, type Water } from './river.tsx';
import { HOME_TEXTS } from './texts.ts';

const { signedIn } = HOME_TEXTS;

const EMOTIONS: Record<Water, MascotEmotion> = {
  calm: 'default',
  waves: 'curious',
  low: 'listening',
  flood: 'concerned',
};

interface MemberSceneProps {
  water: Water;
  /** What may be done next, in this order. */
  suggestions: readonly (Place & Required<Pick<Place, 'atHome'>>)[];
  /** The check-in itself, or what stands in its place. */
  children: ReactNode;
}

/** Signed in: the question over the river, the answer below it, and what may be done next. */
export function MemberScene({ water, suggestions, children }: MemberSceneProps) {
  return (
    <>
      <div className="[--disc-x:-208px] [--disc-y:-132px]">
        <River water={water} emotion={EMOTIONS[water]}>
          <div className="min-h-[17rem] px-5 pt-18 text-center md:min-h-[28rem] md:pt-24">
            <h1 className="font-title text-[2.125rem] leading-tight font-semibold md:text-4xl">
              {HOME_TEXTS.question}
            </h1>
          </div>
        </River>
      </div>
      <div className="mx-auto max-w-3xl px-5 md:px-8">
        <div className="relative -mt-14 rounded-card border border-line bg-surface p-5 md:p-7">
          {children}
        </div>
        <section className="py-10">
          <h2 className="mb-4 font-title text-xl font-semibold">{signedIn.title}</h2>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {suggestions.map(({ address, atHome: { icon, title, body } }) => (
              <Suggestion key={address} to={address} icon={icon} title={title} body={body} />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

interface SuggestionProps {
  to: string;
  icon: IconName;
  title: string;
  body: string;
}

function Suggestion({ to, icon, title, body }: SuggestionProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 no-underline tight:flex-col tight:items-start transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
      >
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
          <Icon name={icon} />
        </span>
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-ink-soft">{body}</span>
        </span>
      </Link>
    </li>
  );
}
