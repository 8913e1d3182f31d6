import { CrisisPage } from '#web/features/crisis/crisis-page.tsx';
import { CRISIS_TEXTS } from '#web/features/crisis/texts.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';

export const meta = () => pageTitle(APP_TEXTS.lines, CRISIS_TEXTS.descriptions.lines);

export default CrisisPage;
