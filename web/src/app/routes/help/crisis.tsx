import { CRISIS } from '#web/features/crisis/places.ts';
import { CrisisPage } from '#web/features/crisis/crisis-page.tsx';
import { CRISIS_TEXTS } from '#web/features/crisis/texts.ts';
import { pageTitle } from '../../texts.ts';

export const meta = () => pageTitle(CRISIS.title, CRISIS_TEXTS.descriptions.lines);

export default CrisisPage;
