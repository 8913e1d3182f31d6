import { Link } from 'react-router';
import { CHALLENGES } from '#web/features/challenges/places.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { MINIGAMES_TEXTS } from '../minigames/texts.ts';

/** From what is played to what is done away from the screen: on a phone it has no other entry here. */
export function ChallengesLink() {
  return (
    <Link
      to={CHALLENGES.address}
      className="mb-8 flex min-h-16 items-center gap-4 rounded-card bg-surface-2 px-5 py-3 text-ink no-underline hover:bg-primary-soft"
    >
      <Icon name="pebble" className="size-7 shrink-0 text-primary" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{CHALLENGES.title}</span>
        <span className="block text-ink-soft">{MINIGAMES_TEXTS.challengesLead}</span>
      </span>
      <Icon name="chevron-right" className="size-6 shrink-0 text-ink-soft" />
    </Link>
  );
}
