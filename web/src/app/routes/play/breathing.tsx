import { BreathingPage } from '../../minigames/breathing-page.tsx';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const meta = () => pageTitle(APP_TEXTS.areas.breathing);

export default function Breathing() {
  return <BreathingPage />;
}
