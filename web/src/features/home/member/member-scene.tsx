import type { ReactNode } from 'react';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { River, type RiverWater } from '../scene/river.tsx';

interface MemberSceneProps {
  water: RiverWater;
  emotion: MascotEmotion;
  /** Over the river: who is greeted, and what is asked or answered. */
  sky: ReactNode;
  /** The check-in itself, or what stands in its place. */
  children: ReactNode;
  /** Further down: what the day has. */
  below?: ReactNode;
}

/** Signed in: a question or an answer over the river, then the one thing to do, then the day. */
export function MemberScene({ water, emotion, sky, children, below }: MemberSceneProps) {
  return (
    <>
      <div className="[--disc-x:96px] [--disc-y:44px]">
        <River water={water} emotion={emotion} near>
          <div className="mx-auto min-h-[28.5rem] max-w-xl px-5 pt-15 text-center md:min-h-[35rem] md:pt-22">
            {sky}
          </div>
        </River>
      </div>
      <div className="mx-auto max-w-3xl px-5 md:px-8">
        <div className="relative -mt-14 rounded-card border border-line bg-surface p-5 md:p-7">
          {children}
        </div>
        {below}
      </div>
    </>
  );
}
