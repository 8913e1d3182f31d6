import { useSession } from '#web/data/session.ts';
import { BreathePage } from '#web/features/crisis/breathe/breathe-page.tsx';
import { BREATHE_TEXTS } from '#web/features/crisis/breathe/texts.ts';
import { BREATHE } from '#web/features/crisis/places.ts';
import { pageTitle } from '../../texts.ts';

export const meta = () => pageTitle(BREATHE.title, BREATHE_TEXTS.description);

export default function Breathe() {
  return <BreathePage signedIn={useSession().status === 'signed-in'} />;
}
