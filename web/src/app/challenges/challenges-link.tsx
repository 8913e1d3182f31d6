import { CHALLENGES } from '#web/features/challenges/places.ts';
import { PartLink } from '#web/ui/list/part-link.tsx';
import { MINIGAMES_TEXTS } from '../minigames/texts.ts';

/** From what is played to what is done away from the screen. */
export function ChallengesLink() {
  return (
    <div className="mb-8">
      <PartLink
        to={CHALLENGES.address}
        icon="pebble"
        title={CHALLENGES.title}
        lead={MINIGAMES_TEXTS.challengesLead}
      />
    </div>
  );
}
